import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { SECTIONS } from '../balanceTypes';
import { balanceSums, entriesOf } from './balance';

const line = (section: (typeof SECTIONS)[number], reais: number) => ({
  key: 'CASH',
  section,
  cents: reais * 100,
});
const adjustment = (section: (typeof SECTIONS)[number], reais: number) => ({
  id: 1,
  day: '2026-01-01',
  section,
  name: 'PROVISAO',
  cents: reais * 100,
  reason: 'INVENTARIO',
  userName: 'ANA',
});

it('sums and ratios are those of the decisions (§4.5)', () => {
  const sums = balanceSums({
    lines: [
      line('CURRENT_ASSETS', 850_000),
      line('LONG_ASSETS', 4_150_000),
      line('CURRENT_LIABILITIES', 500_000),
      line('LONG_LIABILITIES', 1_000_000),
    ],
    adjustments: [],
  });
  expect(sums.current).toBeCloseTo(1.7, 9);
  expect(sums.debt).toBeCloseTo(30, 9);
  expect(sums.short).toBeCloseTo(33.33, 2);
  expect(sums.equity).toBe(350_000_000);
});

it('nothing is divided by nothing', () => {
  expect(balanceSums({ lines: [], adjustments: [] })).toMatchObject({
    current: null,
    debt: null,
    short: null,
    equity: 0,
  });
});

it('assets are always liabilities and equity, whatever is adjusted', () => {
  const entry = record({ section: constantFrom(...SECTIONS), reais: integer({ min: -1e6, max: 1e6 }) });
  assert(
    property(array(entry), array(entry), (lines, adjustments) => {
      const { assets, liabilities, equity } = balanceSums({
        lines: lines.map(({ section, reais }) => line(section, reais)),
        adjustments: adjustments.map(({ section, reais }) => adjustment(section, reais)),
      });
      expect(assets).toBe(liabilities + equity);
    }),
  );
});

it('adjustments stand under the lines of their section', () => {
  const balance = {
    lines: [line('CURRENT_ASSETS', 1)],
    adjustments: [adjustment('CURRENT_ASSETS', 2), adjustment('LONG_ASSETS', 3)],
  };
  expect(entriesOf(balance, 'CURRENT_ASSETS').map(({ kind, cents }) => [kind, cents])).toEqual([
    ['line', 100],
    ['adjustment', 200],
  ]);
});
