import type { ProblemBody } from "../wire/protocol.ts";
import { guest } from "./guest.svelte.ts";
import { Problem, UNREACHABLE } from "./problem.ts";
import { reach } from "./reach.svelte.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Sends one request; throws a Problem for any answer that is not a success. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (guest.token) headers["Authorization"] = `Bearer ${guest.token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, { method, headers, ...given }).catch(() => null);
  reach.isLost = response === null;
  if (response === null) throw new Problem(0, UNREACHABLE);
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  throw await problemOf(response);
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("code" in body)) {
    return new Problem(response.status, UNREACHABLE); // for instance the error page of a proxy
  }
  const { code, field, said } = body as ProblemBody;
  return new Problem(response.status, code, field ?? null, said);
}
