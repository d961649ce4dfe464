import { describe, expect, it } from 'vitest';
import { EMPTY_SETTLEMENT } from '../emptySettlement';
import { readAs } from '@/platform/http/readShape.test.kit';
import { settlementBody, SettlementWire } from '../settlementWire';
import type { OwnFigures } from '../settlementTypes';
import { comparedLines, LINES, settlementMoney, toleranceOf } from './settlement';

// Lots decisions §5.1 to §5.3.
const ANSWER = {
  lotId: 7,
  number: '31',
  housingDate: '2026-09-01T00:00:00',
  housed: 24_300,
  lost: 900,
  feedKg: 102_000,
  loads: [
    { date: '2026-10-06T00:00:00', birds: 6_000, kg: 12_300 },
    { date: '2026-10-13T00:00:00', birds: 17_400, kg: 51_330 },
  ],
};
const ownOf = (more: object = {}): OwnFigures => readAs(SettlementWire, { ...ANSWER, ...more }).own;
const verdicts = (own: OwnFigures, sheet: object) =>
  Object.fromEntries(
    comparedLines(own, { ...EMPTY_SETTLEMENT, ...sheet }).map(({ line, verdict }) => [line, verdict]),
  );

describe('own figures', () => {
  it('are those of the decisions', () => {
    const { birds, kg, result } = ownOf();
    expect([birds, kg]).toEqual([23_400, 63_630]);
    expect(result?.feedConversion).toBeCloseTo(1.603, 3);
    expect(result?.efficiency).toBeCloseTo(406, 0);
  });

  it('are unknown, not smaller, when a load was not weighed', () => {
    const own = ownOf({ loads: [ANSWER.loads[0], { ...ANSWER.loads[1], kg: null }] });
    expect([own.birds, own.kg, own.result]).toEqual([23_400, null, null]);
    expect(ownOf({ loads: [] }).birds).toBeNull();
  });
});

describe('lines', () => {
  it('are the same to their last decimal, feed and conversion acceptable up to five percent', () => {
    const sheet = { birds: 23_400, kg: 63_630.4, lost: 950, feedKg: 107_100, conversion: 1.6835 };
    expect(verdicts(ownOf(), sheet)).toEqual({
      birds: 'same',
      kg: 'same',
      weight: 'same',
      lost: 'different',
      feedKg: 'acceptable',
      conversion: 'different',
      efficiency: 'unknown',
    });
    expect(verdicts(ownOf(), { feedKg: 107_101 })).toMatchObject({ feedKg: 'different' });
    expect(verdicts(ownOf(), { conversion: 1.68 })).toMatchObject({ conversion: 'acceptable' });
  });

  it('of birds, weight and losses have to be the same: a bird more or less is a difference', () => {
    expect(LINES.filter((line) => toleranceOf(line) > 0)).toEqual(['feedKg', 'conversion']);
    expect(verdicts(ownOf(), { birds: 23_401, kg: 63_631, lost: 901, efficiency: 407 })).toMatchObject({
      birds: 'different',
      kg: 'different',
      lost: 'different',
      efficiency: 'different',
    });
  });

  it('say how far the sheet is away', () => {
    const [birds] = comparedLines(ownOf(), { ...EMPTY_SETTLEMENT, birds: 23_166 });
    expect(birds).toMatchObject({ own: 23_400, sheet: 23_166, difference: -234, percent: -1 });
  });
});

describe('money', () => {
  const sheet = {
    ...EMPTY_SETTLEMENT,
    birds: 23_300,
    kg: 63_000,
    rate: 1.12,
    additions: [{ name: 'Bônus', cents: 50_000 }],
    discounts: [{ name: 'Vacina', cents: 120_050 }],
  };

  it('checks the sheet against itself, and against the own figures', () => {
    // 23 300 × 1,12 = 26 096,00; + 500,00 − 1 200,50 = 25 395,50.
    expect(settlementMoney(ownOf(), { ...sheet, totalCents: 2_530_000 })).toEqual({
      gross: 2_609_600,
      additions: 50_000,
      discounts: 120_050,
      computed: 2_539_550,
      sheetError: -9_550,
      quantityWorth: 11_200,
      missing: 20_750,
    });
  });

  it('takes kilograms where those are paid', () => {
    const money = settlementMoney(ownOf(), { ...sheet, basis: 'KG', rate: 0.41, totalCents: null });
    expect([money.gross, money.quantityWorth, money.missing]).toEqual([2_583_000, 25_830, null]);
  });

  it('is unknown where a discount has no value', () => {
    const open = { ...sheet, totalCents: 1, discounts: [{ name: 'Vacina', cents: null }] };
    expect(settlementMoney(ownOf(), open)).toMatchObject({ gross: 2_609_600, computed: null, missing: null });
  });
});

it('is sent in reais', () => {
  expect(
    settlementBody({ ...EMPTY_SETTLEMENT, totalCents: 2_530_050, discounts: [{ name: 'Vacina', cents: 5 }] }),
  ).toMatchObject({ total: 25_300.5, discounts: [{ name: 'Vacina', value: 0.05 }] });
});
