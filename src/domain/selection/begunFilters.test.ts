import { expect, it } from 'vitest';
import { begunFilters, choicesIn } from './begunFilters';

const NAMES = { farm: 'propriedade', harvest: 'safra' } as const;

it('begins with what was chosen last, beside what the page has of its own', () => {
  const raw = { situacao: 'late', propriedade: '4' };
  expect(begunFilters(raw, NAMES, { farm: '7', harvest: '3' }, { farm: ['4', '7'], harvest: ['3'] })).toEqual(
    {
      situacao: 'late',
      propriedade: '7',
      safra: '3',
    },
  );
});

it('where all were chosen last the filter is empty, where nothing was chosen yet it stays', () => {
  expect(begunFilters({ propriedade: '4' }, NAMES, { farm: null }, {})).toEqual({});
  expect(begunFilters({ propriedade: '4' }, NAMES, {}, {})).toEqual({ propriedade: '4' });
});

it('what is no longer offered is no choice', () => {
  expect(begunFilters({}, NAMES, { farm: '7' }, { farm: ['4'] })).toEqual({});
  expect(begunFilters({}, NAMES, { farm: '7' }, { farm: null })).toEqual({ propriedade: '7' });
});

it('a kind that the page does not filter by changes nothing', () => {
  expect(begunFilters({}, NAMES, { costCenter: '70' }, {})).toEqual({});
});

it('one value is a choice, none are all, several choose none', () => {
  expect(choicesIn({}, { propriedade: '7', situacao: 'late' }, NAMES)).toEqual([['farm', '7']]);
  expect(choicesIn({ propriedade: '7', safra: '3' }, { safra: '3' }, NAMES)).toEqual([['farm', null]]);
  expect(choicesIn({ propriedade: '7' }, { propriedade: '7,8' }, NAMES)).toEqual([]);
});
