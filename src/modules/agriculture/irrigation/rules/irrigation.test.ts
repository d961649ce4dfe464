import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceDay, grossDepth, rateOfFlow, readyWater, stateOf, stress, totalWater } from './balance';
import { byDegreeDays, needsAt, type Stage } from './stages';

const needs = { capacity: 0.32, wilting: 0.15, root: 0.6, p: 0.5, kc: 1.15 };

describe('the root zone', () => {
  test('holds 102 mm, 51 of them ready', () => {
    expect(totalWater(needs)).toBeCloseTo(102, 10);
    expect(readyWater(needs)).toBeCloseTo(51, 10);
  });
  test('5.75 mm a day, which lasts 8.9 days', () => {
    const { etc, raw } = balanceDay(0, needs, { et0: 5, rain: 0, irrigation: 0 });
    expect(etc).toBeCloseTo(5.75, 10);
    expect(raw / etc).toBeCloseTo(8.9, 1);
  });
  test('stress at 76.5 mm is 0.50', () => expect(stress(102, 0.5, 76.5)).toBeCloseTo(0.5, 10));
  test('what lies below nothing drains', () =>
    expect(balanceDay(10, needs, { et0: 5, rain: 30, irrigation: 0 })).toMatchObject({
      depletion: 0,
      drained: expect.closeTo(14.25, 10),
    }));
  test('rain and irrigation are what was drunk, what drained and what the soil took', () => {
    const mm = (max: number) => fc.double({ min: 0, max, noNaN: true });
    fc.assert(
      fc.property(mm(102), mm(8), mm(80), mm(60), (before, et0, rain, irrigation) => {
        const day = balanceDay(before, needs, { et0, rain, irrigation });
        // At the wilting point nothing more can be drunk.
        if (day.depletion >= day.taw) return;
        expect(rain + irrigation).toBeCloseTo(day.etc + day.drained + (day.before - day.depletion), 6);
      }),
    );
  });
});

describe('irrigating', () => {
  test('40 mm at 85 % are 47.06, at 7 mm/h 6.7 hours', () => {
    expect(grossDepth(40, 85)).toBeCloseTo(47.06, 2);
    expect(grossDepth(40, 85) / 7).toBeCloseTo(6.7, 1);
  });
  test('350 m³/h on 50 ha are 0.70 mm/h', () => expect(rateOfFlow(350, 50)).toBeCloseTo(0.7, 10));
  test.each([
    [[[10, 0]], 'COMFORTABLE'],
    [[[0, 3]], 'EXCESS'],
    [
      [
        [50, 0],
        [51, 0],
      ],
      'IRRIGATE',
    ],
    [
      [
        [51, 0],
        [60, 0],
      ],
      'DEFICIT',
    ],
  ] as const)('%j is %s', (days, state) =>
    expect(stateOf(days.map(([depletion, drained]) => ({ depletion, drained, raw: 51 })))).toBe(state),
  );
  test('nothing known is no state', () => expect(stateOf([])).toBeNull());
});

describe('what a stage needs', () => {
  const stage = (code: string, days: number, degreeDays: number | null, kc: number | null): Stage => ({
    code,
    days,
    degreeDays,
    kc,
    root: 0.4,
    p: 0.5,
  });
  const stages = [stage('VE', 10, 100, 0.4), stage('R1', 50, 500, 1.2), stage('R8', 120, null, 0.5)];
  test('runs straight from stage to stage', () => {
    expect(needsAt(stages, 30, false)).toMatchObject({ code: 'VE', kc: expect.closeTo(0.8, 10) });
    expect(needsAt(stages, 0, false)).toMatchObject({ code: 'VE', kc: 0.4 });
    expect(needsAt(stages, 200, false)).toMatchObject({ code: 'R8', kc: 0.5 });
  });
  test('by days where one stage has no degree-days', () => {
    expect(byDegreeDays(stages)).toBe(false);
    expect(byDegreeDays(stages.slice(0, 2))).toBe(true);
  });
  test('unknown without any Kc', () => expect(needsAt([stage('VE', 1, 1, null)], 5, false)).toBeNull());
});
