import { expect, it } from 'vitest';
import { columnsOf } from '@/families/dashboard/columnsOf';
import { homeCards } from './homeCards';

it('puts what a day is planned by before prices and news, and the lowest cards into one column', () => {
  const ids = homeCards.map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['shortcuts', 'calendar', 'dollar', 'forecast']);
  expect(
    columnsOf(homeCards)
      .at(-1)
      ?.map(({ id }) => id),
  ).toEqual(['academy', 'version']);
});
