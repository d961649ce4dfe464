import { expect, it } from 'vitest';
import { breakEven, exchange, marginPerHectare, sackPrice } from './crops';
import { animalUnits, efficiencyFactor, growthRate, offtake } from './livestock';

it('computes animal units and stocking: 130 heads of 320 kg on 50 ha', () => {
  const units = animalUnits(130 * 320) ?? NaN;
  expect(units).toBeCloseTo(92.44, 2);
  expect(units / 50).toBeCloseTo(1.85, 2);
});

it('computes the offtake: 500 → 520 heads, 90 sold, 20 bought', () => {
  expect(offtake({ opening: 500, closing: 520, sold: 90, bought: 20 })).toBeCloseTo(18, 6);
  expect(offtake({ opening: 500, closing: 520, sold: 90, bought: null })).toBeNull();
});

it('computes the efficiency factor: 1,85 kg, 95 %, 44 days, 1,88', () => {
  const delivered = 950 * 1.85;
  const parts = { housed: 1000, deliveredHeads: 950, delivered, feed: delivered * 1.88, ageDays: 950 * 44 };
  expect(efficiencyFactor(parts)).toBeCloseTo(212.5, 1);
});

it('computes the growth of fish by the mean weight of heads, whatever their number', () => {
  const parts = { initialBiomass: 50, fishStocked: 1000, finalBiomass: 95, fishLeft: 950, days: 30 };
  // 50 g → 100 g in 30 days: ln 2 ÷ 30 × 100.
  expect(growthRate(parts)).toBeCloseTo(2.3105, 4);
  expect(growthRate({ ...parts, fishStocked: 0 })).toBeNull();
});

it('computes a hectare of soy: 62 sacks at 130,00, cost 5 200,00', () => {
  const parts = {
    area: 10,
    sacks: 620,
    sold: 310,
    income: 310 * 13_000,
    cost: 52_000_00,
    fertilizer: 4,
    fertilizerCost: 4 * 2_600_00,
  };
  expect(sackPrice(parts)).toBe(13_000);
  expect(marginPerHectare(parts)).toBe(2860_00);
  expect(breakEven(parts)).toBeCloseTo(40, 6);
  expect(exchange(parts)).toBeCloseTo(20, 6);
  expect(marginPerHectare({ ...parts, sold: 0 })).toBeNull();
});
