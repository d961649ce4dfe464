/** What an invoice is for, by the numbers that documents carry (finNFe). */
export const FINALITIES = ['NORMAL', 'COMPLEMENTARY', 'ADJUSTMENT', 'RETURN'] as const;
export const DIRECTIONS = ['OUT', 'IN'] as const;

const FIRST_DIGITS = {
  IN: { inside: ['1'], outside: ['2', '3'] },
  OUT: { inside: ['5'], outside: ['6', '7'] },
} as const;

/** The first digit of a CFOP tells entry from exit, and the same state from another state (2, 6) or country (3, 7). */
export function fitsDirection(cfop: string, direction: string, place: 'inside' | 'outside'): boolean {
  const firsts: readonly string[] = direction === 'IN' ? FIRST_DIGITS.IN[place] : FIRST_DIGITS.OUT[place];
  return firsts.includes(cfop.charAt(0));
}
