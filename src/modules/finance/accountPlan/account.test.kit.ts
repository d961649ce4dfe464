import type { Account } from './accountTypes';

/** An account of expenses that is used and may be changed. */
export const accountOf = (
  id: number,
  parentId: number | null,
  number: number,
  more: Partial<Account> = {},
): Account => ({
  id,
  parentId,
  number,
  name: `CONTA ${id}`,
  side: 'EXPENSE',
  platform: false,
  active: true,
  lcdpr: null,
  resultLine: null,
  family: false,
  movements: 0,
  ...more,
});
