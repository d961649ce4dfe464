import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { Texts } from './deskWords';
import { deskColumns } from './deskColumns';

const t = ((key: string) => key) as unknown as TFunction as unknown as Texts;

it('sums no balances: each is of another customer', () => {
  const columns = deskColumns(t, 7, {});
  expect(columns.map(({ field }) => field)).toContain('balance');
  expect(columns.filter((column) => 'total' in column)).toEqual([]);
});
