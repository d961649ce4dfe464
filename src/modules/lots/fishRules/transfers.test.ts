import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversionOf } from './fishFigures';
import { type FishLife, lotTotals, resultRows } from './fishResult';
import { type CurveDay, gramsOn, growthCurve } from './growthCurve';
import { carriedFeed, eatenByFish, meanAfter, movedOf, netMoves, type Transfer } from './transfers';

/** A pond that nobody feeds and whose fish do not grow: what changes is what is moved. */
const STILL = [{ from: 0, to: null, dailyGain: 0, feedConversion: null }];

interface Pond {
  readonly start: number;
  readonly grams: number;
  readonly transfers: readonly Transfer[];
  readonly harvests: readonly { readonly day: number; readonly fish: number; readonly kg: number }[];
}

/** The days of a pond from its record, as a server counts them. */
function daysOf({ start, transfers, harvests }: Pond, last: number): CurveDay[] {
  const moves = netMoves(transfers);
  let present = start;
  return Array.from({ length: last + 1 }, (_, day) => {
    const row = { day, present, feedKg: null, moved: moves.get(day) };
    const gone = harvests.filter((one) => one.day === day).reduce((sum, { fish }) => sum + fish, 0);
    present += (moves.get(day)?.fish ?? 0) - gone;
    return row;
  });
}
const curveOf = (pond: Pond, last: number) =>
  growthCurve({ startGrams: pond.grams, days: daysOf(pond, last), samplings: [], ranges: STILL });
function standing(pond: Pond, day: number) {
  const fish = daysOf(pond, day).at(-1)?.present ?? 0;
  return { fish, kg: (fish * (gramsOn(curveOf(pond, day), day) ?? 0)) / 1000 };
}

describe('a transfer between ponds', () => {
  it('mixes the means by their fish: 9 000 of 100 g and 1 000 of 200 g are 10 000 of 110 g', () => {
    expect(meanAfter(9_000, 100, { fish: 1_000, kg: 200 })).toBeCloseTo(110, 9);
    // Heads that were sorted out leave lighter fish: 1 358 kg less 400 kg of 2 000.
    expect(meanAfter(9_700, 140, { fish: -2_000, kg: -400 })).toBeCloseTo(958_000 / 7_700, 9);
  });

  it('leaves no mean where nothing is left, or more kg went than were there', () => {
    expect(meanAfter(100, 50, { fish: -100, kg: -5 })).toBeNull();
    expect(meanAfter(100, 50, { fish: -10, kg: -6 })).toBeNull();
  });

  it('takes feed along by its share of the weight', () => {
    expect(carriedFeed(1380, 135.8, 1358)).toBeCloseTo(138, 9);
    expect(carriedFeed(1380, 2000, 1358)).toBe(1380);
    expect(carriedFeed(null, 100, 1000)).toBeNull();
    expect(carriedFeed(1380, 100, 0)).toBeNull();
    const way = { day: 1, fish: 1, kg: 1 };
    expect(
      eatenByFish(1000, [
        { ...way, way: 'out', feedKg: 100 },
        { ...way, way: 'in', feedKg: 30 },
      ]),
    ).toBe(930);
    expect(eatenByFish(1000, [{ ...way, way: 'in', feedKg: null }])).toBeNull();
  });

  it('keeps fish and kg over any transfers and harvests of two ponds', () => {
    const step = fc.record({
      fromFirst: fc.boolean(),
      // Of the fish that are there, and how heavy they are against the mean.
      share: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
      heavy: fc.double({ min: 0.7, max: 1.3, noNaN: true }),
      harvest: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 50_000 }),
        fc.integer({ min: 1_000, max: 50_000 }),
        fc.array(step, { maxLength: 8 }),
        (first, second, steps) => {
          const ponds: [Pond, Pond] = [
            { start: first, grams: 100, transfers: [], harvests: [] },
            { start: second, grams: 250, transfers: [], harvests: [] },
          ];
          let harvested = { fish: 0, kg: 0 };
          steps.forEach(({ fromFirst, share, heavy, harvest }, at) => {
            const day = at + 1;
            const [from, to] = fromFirst ? ([0, 1] as const) : ([1, 0] as const);
            const there = standing(ponds[from], day);
            const fish = Math.max(1, Math.floor(there.fish * share));
            const kg = (there.kg / there.fish) * fish * (harvest ? 1 : heavy);
            if (harvest) {
              const { harvests } = ponds[from];
              ponds[from] = { ...ponds[from], harvests: [...harvests, { day, fish, kg }] };
              harvested = { fish: harvested.fish + fish, kg: harvested.kg + kg };
              return;
            }
            const record = { day, fish, kg, feedKg: null };
            const out: Transfer = { ...record, way: 'out' };
            ponds[from] = { ...ponds[from], transfers: [...ponds[from].transfers, out] };
            ponds[to] = { ...ponds[to], transfers: [...ponds[to].transfers, { ...record, way: 'in' }] };
          });
          const end = steps.length + 1;
          const [a, b] = [standing(ponds[0], end), standing(ponds[1], end)];
          expect(a.fish + b.fish + harvested.fish).toBe(first + second);
          expect(a.kg + b.kg + harvested.kg).toBeCloseTo((first * 100 + second * 250) / 1000, 6);
        },
      ),
    );
  });

  it('lets the curve meet a sampling of the day after', () => {
    const transfers: Transfer[] = [{ day: 3, way: 'in', fish: 500, kg: 100, feedKg: null }];
    const pond: Pond = { start: 1_000, grams: 100, transfers, harvests: [] };
    const samplings = [{ day: 4, grams: 131 }];
    const curve = growthCurve({ startGrams: 100, days: daysOf(pond, 6), samplings, ranges: STILL });
    expect(gramsOn(curve, 4)).toBe(131);
    // What was expected knows of the fish that came: 200 kg in 1 500 fish.
    expect(curve.errors[0]?.expected).toBeCloseTo(200_000 / 1_500, 9);
  });
});

describe('results of a lot with transfers', () => {
  const life = (transfers: readonly Transfer[], present: number): FishLife => ({
    housed: 1_000,
    deadInTransport: 0,
    unitWeight: 100,
    area: 1_000,
    closedOn: null,
    days: [
      { day: 0, present: 1_000, lost: 0, feedKg: 60 },
      { day: 1, present: 1_000, lost: 0, feedKg: 60 },
      { day: 2, present, lost: 0, feedKg: null },
    ],
    samplings: [{ day: 2, grams: 200 }],
    harvests: [],
    found: 0,
    transfers,
    ranges: [],
  });
  const out: Transfer = { day: 1, way: 'out', fish: 400, kg: 80, feedKg: 48 };

  it('count what went on as grown and as living', () => {
    const row = resultRows(life([out], 600)).at(-1);
    // 600 × 200 g and the 80 kg that went, less 100 kg of the start: 100 kg for 120 kg of feed.
    expect(row?.survival).toBe(100);
    expect(row?.onGain).toBeCloseTo(1.2, 9);
  });

  it('do not count what came as grown', () => {
    const row = resultRows(life([{ ...out, way: 'in' }], 1_400)).at(-1);
    // 280 kg less 80 that came and 100 of the start.
    expect(row?.survival).toBe(100);
    expect(row?.onGain).toBeCloseTo(1.2, 9);
  });

  it('leave the conversion of both together what it is', () => {
    const both = [lotTotals(life([out], 600)), lotTotals(life([{ ...out, way: 'in' }], 1_400))];
    expect(conversionOf(both)).toBeCloseTo(240 / 200, 9);
    expect(movedOf([out])).toEqual({ inFish: 0, inKg: 0, outFish: 400, outKg: 80 });
  });
});
