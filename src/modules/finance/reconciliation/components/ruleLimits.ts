export const RULE_LIMITS = { least: 3, most: 60 } as const;
