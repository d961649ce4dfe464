export const ENTRY_LIMITS = { history: 100, number: 20 } as const;
