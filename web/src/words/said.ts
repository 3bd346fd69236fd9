/** What is to be said, not yet in any language: as the server sends it. */
export type Said = { id: string; params?: Record<string, Value> };

export type Value = string | number | Said | Said[] | string[];
