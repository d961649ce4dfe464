import { describe, expect, it } from 'vitest';
import type { LotReport, ReportDay } from '../reportTypes';
import { dayRanges, lossBeyond, unusualWater, waterBeforeFeed } from './alerts';
import { closedResult, reportRows, reportTotals } from './reportRows';

const day = (at: number, more: Partial<ReportDay> = {}): ReportDay => ({
  day: at,
  date: '2026-10-01',
  dead: 0,
  eliminated: 0,
  feed: 1_000,
  water: 1_800,
  temperature: null,
  humidity: null,
  ammonia: null,
  darkHours: null,
  occurrences: [],
  ...more,
});
const report = (days: ReportDay[], more: Partial<LotReport> = {}): LotReport => ({
  id: 1,
  number: '35',
  aviaryName: 'AVIARIO 5',
  farmName: 'SEDE',
  lineage: 'COBB 500',
  housingDate: '2026-10-01',
  closingDate: null,
  housed: 10_000,
  chickWeight: 42,
  area: 1_800,
  days,
  weighings: [],
  loads: [],
  reference: null,
  sentAt: null,
  ...more,
});

describe('the days of a lot', () => {
  it('tell losses of the birds of the morning, feed of a bird and litres for a kilogram', () => {
    const [first, second] = reportRows(
      report([day(0, { dead: 60, eliminated: 40 }), day(1, { dead: 99, feed: 990, water: 1_980 })]),
    );
    expect(first).toMatchObject({ lostShare: 1, alive: 9_900, feedPerBird: 100, waterPerFeed: 1.8 });
    expect(second).toMatchObject({ lostShare: 1, alive: 9_801, feedPerBird: 100, waterPerFeed: 2 });
  });

  it('a day without a record loses none, and is counted; unknown feed leaves the conversion unknown', () => {
    const lot = report([day(0), day(1, { dead: null, eliminated: null, feed: null })], {
      weighings: [{ day: 1, value: 80 }],
    });
    const rows = reportRows(lot);
    expect(rows[1]).toMatchObject({
      lostShare: null,
      alive: 10_000,
      feedPerBird: null,
      conversion: null,
      gain: 38,
    });
    expect(reportTotals(lot, rows)).toMatchObject({ unwritten: 1, daysWithoutFeed: 1, feed: 1_000 });
  });

  it('conversion counts what has left and what is there', () => {
    const lot = report([day(0), day(1), day(2)], {
      loads: [{ day: 1, birds: 4_000, kg: 400 }],
      weighings: [
        { day: 1, value: 100 },
        { day: 2, value: 200 },
      ],
    });
    const rows = reportRows(lot);
    // 2 000 kg on 10 000 birds of 100 g; then 3 000 kg on 6 000 of 200 g and the 400 kg that left.
    expect(rows[1]?.conversion).toBeCloseTo(2, 9);
    expect(rows[2]?.conversion).toBeCloseTo(3_000 / 1_600, 9);
    expect(rows[2]?.alive).toBe(6_000);
  });

  it('birds that are not known leave what hangs on them unknown', () => {
    const days = [day(0, { dead: 100 }), day(1)];
    const weighings = [{ day: 1, value: 100 }];
    const housed = report(days, { housed: null, weighings });
    expect(reportRows(housed)[1]).toMatchObject({
      alive: null,
      lostShare: null,
      feedPerBird: null,
      conversion: null,
      waterPerFeed: 1.8,
    });
    expect(reportTotals(housed, reportRows(housed))).toMatchObject({
      dead: 100,
      lostShare: null,
      alive: null,
    });
    const load = report(days, { weighings, loads: [{ day: 1, birds: null, kg: 400 }] });
    expect(reportRows(load)).toMatchObject([{ alive: 9_900 }, { alive: null, conversion: null }]);
    const undated = report(days, { loads: [{ day: null, birds: 5, kg: 9 }] });
    expect(reportRows(undated)[0]).toMatchObject({ alive: null });
    const unreported = report([day(0, { dead: null, eliminated: null })]);
    expect(reportTotals(unreported, reportRows(unreported))).toMatchObject({
      dead: null,
      eliminated: null,
      lostShare: null,
    });
  });

  it('a closed lot is settled by its loads (LD §5.1 to §5.3)', () => {
    const days = Array.from({ length: 43 }, (_, at) =>
      day(at, { feed: at === 0 ? 102_000 : 0, dead: at === 5 ? 900 : 0 }),
    );
    const lot = report(days, {
      housed: 24_300,
      closingDate: '2026-11-12',
      loads: [
        { day: 35, birds: 6_000, kg: 12_300 },
        { day: 42, birds: 17_400, kg: 51_330 },
      ],
    });
    const totals = reportTotals(lot, reportRows(lot));
    expect(Math.round(closedResult(lot, totals)?.efficiency ?? 0)).toBe(406);
    expect(closedResult({ ...lot, housed: null }, totals)).toBeNull();
    expect(closedResult({ ...lot, loads: [{ day: 35, birds: null, kg: 1 }] }, totals)).toBeNull();
    expect(closedResult(lot, { ...totals, dead: null, eliminated: null })).toBeNull();
    expect(closedResult({ ...lot, closingDate: null }, totals)).toBeNull();
    expect(closedResult({ ...lot, loads: [{ day: 35, birds: 6_000, kg: null }] }, totals)).toBeNull();
  });
});

describe('what is named', () => {
  const rows = (days: ReportDay[]) => reportRows(report(days));

  it('litres for a kilogram beyond 20 % of their last three days', () => {
    const days = [1.8, 1.8, 1.8, 2.2, 1.6].map((ratio, at) => day(at, { water: ratio * 1_000 }));
    // 2,20 against 1,80 is 22 %; 1,60 against 1,93 is 17 %.
    expect(unusualWater(rows(days))).toEqual([3]);
    expect(unusualWater(rows(days.slice(0, 2)))).toEqual([]);
  });

  it('water that falls while feed does not', () => {
    const days = [day(0), day(1), day(2), day(3, { water: 1_500 }), day(4, { water: 1_500, feed: 800 })];
    expect(waterBeforeFeed(rows(days))).toEqual([3]);
  });

  it('loss beyond the reference, with its days', () => {
    const lost = rows([day(0, { dead: 50 }), day(1, { dead: 60 }), day(2)]);
    const reference = [0.6, 1, 1.2].map((value, at) => ({ day: at, value }));
    expect(lossBeyond(lost, 10_000, reference)).toEqual([1]);
    expect(dayRanges([3, 4, 5, 9])).toBe('3–5, 9');
    expect(dayRanges([])).toBe('');
  });
});
