import { expect, it } from 'vitest';
import { shownValues } from './shownValues';

it('writes numbers as the page does, and leaves a count, which chooses the plural', () => {
  expect(shownValues({ mean: 910.3, alive: 23_400, name: 'LOTE 7', count: 1200 })).toEqual({
    mean: '910,3',
    alive: '23.400',
    name: 'LOTE 7',
    count: 1200,
  });
  expect(shownValues()).toEqual({});
});
