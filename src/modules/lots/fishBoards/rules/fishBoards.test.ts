import { describe, expect, test } from 'vitest';
import type { SensorSeries } from '../../aviary/aviaryTypes';
import { bestGroups, groupBy } from '../../results/rules/groupLots';
import type { FishLotState, FishPondState } from '../fishBoardTypes';
import { dawnOf } from './dawn';
import { type ClosedFishLot, figuresOfFish, fishResultRules } from './fishResults';
import { fishState } from './fishState';
import { fishSums } from './fishSums';
import { ammoniaNow, placeInLimits, rationTemperature, waterNow } from './pondWater';
import { pondView, worstFirst } from './problems';
import { movedOf } from '../../fishRules/transfers';
import { daysToTarget, gainError } from './target';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const TODAY = '2026-06-10';
/** Nine in the morning in Brasília. */
const NOW = Date.parse(`${TODAY}T12:00:00Z`);
const zeros = (days: number) => Array.from({ length: days }, () => 0);

/** Day 60 of the lot of the decisions (LD §5.9): 180 died, 1 380 kg were fed, 90 fish of the net weigh 12,6 kg. */
const lot = (more: Partial<FishLotState> = {}): FishLotState => ({
  id: 1,
  number: 'P21',
  status: 'inProgress',
  speciesId: 1,
  species: 'Tilápia',
  supplier: '',
  housingDate: '2026-04-11',
  expectedEndDate: '2026-10-28',
  closingDate: null,
  day: 60,
  expectedDays: 200,
  daysLeft: 140,
  housed: 10_000,
  deadInTransport: 120,
  unitWeight: 30,
  lost: [...zeros(30), 180, ...zeros(30)],
  feedKg: [...Array.from({ length: 60 }, () => 23), null],
  samplings: [
    { day: 45, fish: 90, kg: 8.46 },
    { day: 60, fish: 90, kg: 12.6 },
  ],
  harvests: [],
  transfers: [],
  found: 0,
  present: null,
  treatments: [],
  unread: 0,
  rangeSet: null,
  ...more,
});
const pond = (more: Partial<FishPondState> = {}): FishPondState => ({
  id: 1,
  name: 'VIVEIRO 1',
  area: 5_000,
  farmId: 1,
  farmName: 'SEDE',
  lot: lot(),
  lotUnread: false,
  sensors: [],
  measures: [],
  waterSet: null,
  oxygen: null,
  ...more,
});

describe('the state of a lot (LD §5.9)', () => {
  test('day 60', () => {
    const state = fishState(lot(), 5_000);
    expect(state).toMatchObject({ start: 9880, alive: 9700, lost: 180, grams: 140, weighed: true });
    expect(state.biomass).toBe(1358);
    expect(state.conversions.onGain).toBeCloseTo(1.3, 3);
    expect(state.growthRate).toBeCloseTo(2.567, 3);
    expect(state.survival).toBeCloseTo(98.18, 2);
    expect(state.density).toBeCloseTo(0.2716, 4);
    expect(state.feedToday).toBeNull();
  });

  test('day 200, closed: what was harvested', () => {
    const closed = fishState(
      lot({
        status: 'blocked',
        day: 200,
        lost: [180, ...zeros(200)],
        feedKg: [11_000, ...Array.from({ length: 200 }, () => null)],
        samplings: [],
        harvests: [
          { day: 150, fish: 2_000, kg: 1_300, kind: 'parcial' },
          { day: 200, fish: 7_500, kg: 6_750, kind: 'total' },
        ],
      }),
      5_000,
    );
    expect(closed.conversions.onGain).toBeCloseTo(1.419, 3);
    expect(closed.conversions.onHarvest).toBeCloseTo(1.366, 3);
    expect(closed.survival).toBeCloseTo(96.15, 2);
    expect(closed).toMatchObject({ alive: 200, biomass: null, harvestedKg: 8050 });
  });

  test('what is not known stays unknown', () => {
    expect(fishState(lot({ lost: null }), null)).toMatchObject({
      alive: null,
      survival: null,
      density: null,
    });
    expect(fishState(lot({ harvests: null }), 1)).toMatchObject({ alive: null, biomass: null });
    expect(fishState(lot({ transfers: null }), 1)).toMatchObject({ alive: null, biomass: null });
    const unweighed = fishState(lot({ unitWeight: null, samplings: [] }), 1);
    expect(unweighed).toMatchObject({ grams: null, sinceWeighed: null, biomass: null, growthRate: null });
    const views = [pond(), pond({ id: 2, lot: lot({ id: 2, unitWeight: null, samplings: [] }) })].map((one) =>
      pondView(one, NOW, TODAY),
    );
    const sums = fishSums(views);
    expect(sums.fish).toEqual({ sum: 19_400, unknown: 0 });
    expect(sums.kg).toEqual({ sum: 1358, unknown: 1 });
    expect(sums.conversion).toBeCloseTo(1.3, 3);
    expect(sums.conversionUnknown).toBe(1);
  });
});

describe('when fish weigh what is wanted', () => {
  const range = (dailyGain: number | null) => ({
    name: 'X',
    temperatures: [
      { temperature: 20, percent: 50 },
      { temperature: 26, percent: 100 },
    ],
    ranges: [
      {
        from: 0,
        to: null,
        biomassPercent: 3,
        mealsPerDay: null,
        crudeProtein: null,
        pelletSize: null,
        feedConversion: null,
        dailyGain,
      },
    ],
  });
  const ask = (more: Partial<FishLotState>, own: Partial<Parameters<typeof daysToTarget>[0]> = {}) => {
    const requested = lot(more);
    const state = fishState(requested, 5_000);
    return daysToTarget({
      lot: requested,
      curve: state.curve,
      day: 60,
      grams: state.grams,
      target: 900,
      temperature: 26,
      conversion: state.conversions.onGain,
      today: TODAY,
      ...own,
    });
  };

  test('by the gain of the set at the pace of the last two weighings', () => {
    // From 94 g to 140 g in 15 days where the set has 5 g a day: 46 of 75.
    const paced = ask({ rangeSet: range(5) });
    expect(paced).toMatchObject({ basis: 'reference', days: Math.ceil(760 / (5 * (46 / 75))) });
    const colder = ask({ rangeSet: range(5) }, { cooler: 1, target: 500 }) as { days: number };
    // Below 26 °C the set has half of it; what was gained until now, was gained in the water of now.
    expect(colder.days).toBe(Math.ceil((2 * 360) / (5 * (46 / 75))));
  });

  test('by the ration ÷ the conversion, else by the lot’s own growth; reached, unknown, never', () => {
    expect(ask({ rangeSet: range(null) })).toMatchObject({ basis: 'ration' });
    const rate = (140 / 94) ** (1 / 15);
    expect(ask({})).toMatchObject({
      basis: 'ownGrowth',
      days: Math.ceil(Math.log(900 / 140) / Math.log(rate)),
    });
    expect(ask({}, { target: 140 })).toEqual({ why: 'reached' });
    expect(ask({}, { grams: null })).toEqual({ why: 'noWeight' });
    expect(ask({ samplings: [{ day: 60, fish: 1, kg: 0.02 }] }, { grams: 20 })).toEqual({ why: 'noGrowth' });
  });

  test('the band needs two estimates that were tested', () => {
    expect(ask({})).toMatchObject({ band: null });
    const tested = lot({
      samplings: [
        { day: 30, fish: 100, kg: 6 },
        { day: 45, fish: 90, kg: 8.46 },
        { day: 60, fish: 90, kg: 12.6 },
      ],
    });
    const { curve } = fishState(tested, 1);
    expect(curve.errors).toHaveLength(2);
    const error = gainError({ curve, lot: tested });
    expect(error?.errors).toBe(2);
    const found = ask({ samplings: tested.samplings }) as {
      days: number;
      band: { from: number; to: number } | null;
    };
    if (!found.band) throw new Error('no band');
    expect(found.band.from).toBeLessThan(found.days);
    expect(found.band.to).toBeGreaterThan(found.days);
  });
});

const sensor = (
  magnitude: string,
  values: readonly (number | null)[],
  more: Partial<SensorSeries> = {},
): SensorSeries => ({
  id: 1,
  name: magnitude,
  magnitude,
  phase: null,
  staleAfterMinutes: 60,
  enabled: true,
  start: NOW - (values.length - 1) * HOUR,
  stepMinutes: 60,
  values,
  ...more,
});
const limits = { criticalMin: 3, idealMin: 4, idealMax: null, criticalMax: null };

describe('water', () => {
  test('limits belong to what is good; without limits there is no verdict', () => {
    expect([2.9, 3, 3.9, 4, 9].map((value) => placeInLimits(limits, value))).toEqual([
      'critical',
      'outside',
      'outside',
      'ideal',
      'ideal',
    ]);
    expect(placeInLimits(null, 1)).toBeNull();
  });

  test('a silent sensor has no present value; a measure of today stands for it', () => {
    const silent = pond({ sensors: [sensor('DISSOLVED_OXYGEN', [5, 4, null, null, null])] });
    expect(waterNow(silent, 'DISSOLVED_OXYGEN', NOW)).toMatchObject({
      value: null,
      last: 4,
      silent: true,
      at: NOW - 3 * HOUR,
    });
    const measure = { id: 1, at: NOW - HOUR, magnitude: 'DISSOLVED_OXYGEN', value: 3.5, place: '' };
    expect(waterNow({ ...silent, measures: [measure] }, 'DISSOLVED_OXYGEN', NOW)).toMatchObject({
      value: 3.5,
      source: 'measure',
      silent: true,
    });
    expect(rationTemperature(pond({ sensors: [sensor('WATER_TEMPERATURE', [24, 26, 28])] }), NOW)).toEqual({
      value: 26,
      source: 'sensor',
    });
  });

  test('ammonia with the temperature and pH that were measured with it (LD §5.11)', () => {
    const at = NOW - 3 * DAY;
    const measures = [
      { id: 1, at, magnitude: 'TOTAL_AMMONIA', value: 1, place: '' },
      { id: 2, at, magnitude: 'WATER_TEMPERATURE', value: 28, place: '' },
      { id: 3, at, magnitude: 'PH', value: 8, place: '' },
    ];
    expect(ammoniaNow(pond({ measures }), NOW)?.free).toBeCloseTo(0.0652, 3);
    expect(ammoniaNow(pond({ measures: measures.slice(0, 1) }), NOW)?.free).toBeNull();
    expect(ammoniaNow(pond({ measures }), NOW + 5 * DAY)).toBeNull();
  });

  test('the dawn is the evening less what the last nights took', () => {
    // Evenings of 7, dawns of 3,5, day after day; the last reading is of nine in the morning.
    const hourly = (hours: number) =>
      Array.from({ length: hours }, (_, at) => {
        const hour = new Date(NOW - (hours - 1 - at) * HOUR - 3 * HOUR).getUTCHours();
        return hour < 9 ? 3.5 : 7;
      });
    const dawn = dawnOf(sensor('DISSOLVED_OXYGEN', hourly(96)), NOW, limits);
    expect(dawn).toMatchObject({
      expected: 3.5,
      drop: 3.5,
      place: 'outside',
      from: { value: 7, tonight: false },
    });
    expect(dawn?.nights.length).toBeGreaterThanOrEqual(3);
    // At eight in the evening it starts from the evening itself.
    const evening = NOW + 11 * HOUR;
    const series = sensor('DISSOLVED_OXYGEN', [...hourly(96), ...Array.from({ length: 11 }, () => 6)], {
      start: NOW - 95 * HOUR,
    });
    expect(dawnOf(series, evening, limits)).toMatchObject({
      expected: 2.5,
      place: 'critical',
      from: { tonight: true },
    });
    expect(dawnOf(series, evening + 3 * DAY, limits)).toBeNull();
    expect(dawnOf(sensor('DISSOLVED_OXYGEN', hourly(20)), NOW, limits)).toBeNull();
  });
});

test('what is bad of a pond, the worst pond first', () => {
  const good = pond({ id: 1 });
  const low = pond({
    id: 2,
    sensors: [sensor('DISSOLVED_OXYGEN', [2.5])],
    waterSet: { name: 'T', limits: [{ magnitude: 'DISSOLVED_OXYGEN', ...limits }] },
  });
  const treated = pond({
    id: 3,
    lot: lot({
      samplings: [],
      treatments: [{ id: 1, drug: 'X', start: TODAY, end: TODAY, graceDays: 200, freeFrom: '2026-12-27' }],
    }),
  });
  const awaiting = pond({
    id: 4,
    lot: lot({ status: 'awaiting', day: null }),
    sensors: low.sensors,
    waterSet: low.waterSet,
  });
  const views = worstFirst([good, treated, awaiting, low].map((one) => pondView(one, NOW, TODAY)));
  expect(views.map(({ id }) => id)).toEqual([2, 3, 1, 4]);
  expect(views[0]?.problems).toMatchObject([{ kind: 'water', gravity: 'danger', critical: true }]);
  expect(views[1]?.problems.map(({ kind }) => kind)).toEqual(['noWeight', 'unsampled', 'grace']);
});

describe('closed lots compared (LD §5.9)', () => {
  const closed = (more: Partial<ClosedFishLot> = {}): ClosedFishLot => ({
    id: 1,
    number: 'P23',
    pondId: 3,
    pondName: 'VIVEIRO 3',
    area: 5_000,
    species: 'Tilápia',
    supplier: 'A',
    housingDate: '2026-01-01',
    closingDate: '2026-07-20',
    housed: 10_000,
    deadInTransport: 120,
    unitWeight: 30,
    lost: 180,
    found: 0,
    fish: 9_500,
    kg: 8_050,
    fishDays: 2_000 * 150 + 7_500 * 200,
    moved: movedOf([]),
    days: 200,
    feedKg: 11_000,
    paid: 6_842_500,
    ...more,
  });

  test('day 200', () => {
    const figures = figuresOfFish([closed()]);
    expect(figures.survival).toBeCloseTo(96.15, 2);
    expect(figures.conversion).toBeCloseTo(1.419, 3);
    expect(figures.onHarvest).toBeCloseTo(1.366, 3);
    expect(figures.kgPerHectare).toBe(16_100);
    expect(figures).toMatchObject({ missing: 380, days: 200, paidPerKg: 850 });
    expect(figuresOfFish([closed({ found: 20 })]).missing).toBe(400);
    expect(figures.gramsPerDay).toBeCloseTo(((8_050_000 / 9_500 - 30) * 9_500) / 1_800_000, 9);
  });

  test('several by their sums; who does not tell is counted; the five before; the lowest conversion is best', () => {
    const other = closed({ id: 2, feedKg: 16_000, closingDate: '2026-08-20' });
    const silent = closed({ id: 3, fish: null, kg: null, fishDays: null });
    const figures = figuresOfFish([closed(), other, silent]);
    expect(figures.conversion).toBeCloseTo(27_000 / (2 * 7_753.6), 6);
    expect(figures).toMatchObject({ lots: 3, unreported: 1, missing: 760 });
    const groups = groupBy(fishResultRules, [closed(), other], 'lot', [closed(), other]);
    expect(groups.map(({ againstPrevious }) => againstPrevious)).toEqual([
      null,
      expect.closeTo(5_000 / 7_753.6, 6),
    ]);
    expect(bestGroups(groups, fishResultRules, 1).drawn.map(({ id }) => id)).toEqual(['1']);
    expect(groupBy(fishResultRules, [closed(), other], 'supplier', [])).toHaveLength(1);
  });
});
