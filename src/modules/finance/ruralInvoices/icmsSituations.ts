/** CST of ICMS that a producer uses. */
export const SITUATIONS = ['00', '20', '40', '41', '50', '51', '60', '90'] as const;
