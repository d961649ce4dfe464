import { expect, it } from 'vitest';
import { lackOf, resultLacks } from './lacks';

it('names the assets whose book value cannot be told, with the way to each', () => {
  const rows = [
    { id: 1, asset: 'TRATOR', book: null, assetId: 7 },
    { id: 2, asset: 'GALPAO', book: 0, assetId: 8 },
  ];
  const lacks = lackOf('life', 'book', 'asset', ({ assetId }) => ({ to: `/bem/${String(assetId)}` }));
  expect(lacks(rows)).toEqual([{ what: 'life', name: 'TRATOR', to: '/bem/7' }]);
  expect(lackOf('life', 'book', 'asset', () => null)(rows)).toEqual([
    { what: 'life', name: 'TRATOR', to: null },
  ]);
});

it('names an activity without land once, and the wear that no account pays', () => {
  const ways = { area: '/mapa', produced: '/producao', worn: '/patrimonio', accounts: '/contas' };
  const rows = [
    { id: 1, activity: 'SOJA', part: 'INCOME', area: 100, produced: 6200 },
    { id: 2, activity: 'AVES', part: 'INCOME', area: 0, produced: 10 },
    { id: 3, activity: 'AVES', part: 'PAID_COST', area: 0, produced: 10 },
    { id: 4, activity: 'LEITE', part: 'INCOME', area: 5, produced: null },
    { id: 5, activity: null, part: 'PAID_COST', area: null, produced: null },
  ];
  expect(resultLacks(rows, ways)).toEqual([
    { what: 'area', name: 'AVES', to: '/mapa' },
    { what: 'produced', name: 'LEITE', to: '/producao' },
    { what: 'depreciation', name: '', to: '/patrimonio' },
    { what: 'familyLabour', name: '', to: '/contas' },
    { what: 'landCapital', name: '', to: '/contas' },
  ]);
  const whole = ['DEPRECIATION', 'FAMILY_LABOUR', 'LAND_CAPITAL'].map((part, id) => ({
    id,
    activity: 'SOJA',
    part,
    area: 1,
    produced: 1,
  }));
  expect(resultLacks(whole, ways)).toEqual([]);
  expect(resultLacks([], ways)).toEqual([]);
});
