export const TABS = ["log", "chat", "claims", "notes"] as const;
export type Tab = (typeof TABS)[number];
