import { describe, expect, it } from 'vitest';
import type { PlotResult } from '../resultTypes';
import { besideOf } from './beside';
import { classAt, classesOf } from './classes';
import { leftBy } from './filters';
import { costOf, figuresOf, groupResults, weekOf, yieldBars } from './results';

const plot = (more: Partial<PlotResult> = {}): PlotResult => ({
  plotId: 1,
  plotName: 'T1',
  plotInactive: false,
  farmName: 'SEDE',
  cropName: 'SOJA',
  cultivar: 'ZEUS',
  sownOn: '2025-10-08',
  harvestId: 5,
  harvestName: 'SOJA 2025/2026',
  area: 1,
  sownArea: 1,
  harvestedKg: 62 * 60,
  sackKg: 60,
  products: 400_000,
  machines: 120_000,
  worksWithoutCost: 0,
  documents: 500_000,
  soldKg: 62 * 60,
  sold: 806_000,
  ...more,
  ...(more.area !== undefined && more.sownArea === undefined ? { sownArea: more.area } : {}),
});

describe('figures of results', () => {
  it('62 sc/ha at 130,00 with a cost of 5 200: margin, break-even and cost of a sack (FD §4.4)', () => {
    const figures = figuresOf([plot()], 'operations', null);
    expect(figures.margin).toBe(286_000);
    expect(figures.breakEvenYield).toBeCloseTo(40, 9);
    expect(figures.costPerSack).toBeCloseTo(8_387.1, 1);
    expect(figures.price).toBeCloseTo(13_000, 9);
  });

  it('yields are weighed by area (FI §3.8)', () => {
    const rows = [
      plot({ area: 50, harvestedKg: 62 * 50 * 60 }),
      plot({ plotId: 2, area: 30, harvestedKg: 50 * 30 * 60 }),
    ];
    expect(figuresOf(rows, 'operations', null).yield).toBeCloseTo(57.5, 9);
  });

  it('takes one basis of cost and never both', () => {
    expect(costOf(plot(), 'operations')).toBe(520_000);
    expect(costOf(plot(), 'documents')).toBe(500_000);
    // What is known of it stands.
    expect(costOf(plot({ machines: null }), 'operations')).toBe(400_000);
    expect(costOf(plot({ products: null, machines: null }), 'operations')).toBeNull();
  });

  it('what is not sold is worth the chosen quotation, apart; without one it is not known', () => {
    const half = plot({ soldKg: 31 * 60, sold: 403_000 });
    expect(figuresOf([half], 'operations', 12_000)).toMatchObject({
      unsoldSacks: 31,
      unsold: 372_000,
      margin: 403_000 + 372_000 - 520_000,
    });
    expect(figuresOf([half], 'operations', null)).toMatchObject({
      unsold: null,
      margin: null,
      sold: 403_000,
    });
  });

  it('a plot without a harvest is in the cost alone', () => {
    const waiting = plot({ plotId: 2, harvestedKg: null, soldKg: null, sold: null, products: 80_000 });
    expect(figuresOf([plot(), waiting], 'operations', null)).toEqual({
      ...figuresOf([plot()], 'operations', null),
      cost: 720_000,
      costPerHa: 360_000,
    });
    expect(figuresOf([waiting], 'operations', null)).toMatchObject({
      yield: null,
      cost: 200_000,
      costPerHa: 200_000,
      costPerSack: null,
      margin: null,
    });
  });

  it('a part of a cost that is not known is counted, and what is known stands; nothing known leaves the sum unknown', () => {
    const lacking = plot({ plotId: 2, machines: null });
    const figures = figuresOf([plot({ worksWithoutCost: 2 }), lacking], 'operations', null);
    expect(figures).toMatchObject({ cost: 920_000, withoutCost: 3 });
    const unknown = plot({ products: null, machines: null });
    expect(figuresOf([plot(), unknown], 'operations', null).cost).toBeNull();
    expect(figuresOf([lacking], 'documents', null).withoutCost).toBe(0);
  });

  it('of a plot in harvest the yield is that of the hectares that were cut, and so is the cost of a sack', () => {
    const part = plot({
      area: 5,
      sownArea: 17.83,
      harvestedKg: 20_000,
      products: 1_000_000,
      machines: 783_000,
    });
    const figures = figuresOf([part], 'operations', null);
    expect(figures.yield).toBeCloseTo(66.67, 2);
    expect(figures.leftArea).toBeCloseTo(12.83, 9);
    expect(figures.inHarvest).toBe(1);
    // R$ 17 830,00 on 17,83 ha: R$ 1 000,00/ha, R$ 5 000,00 of them on the five that gave 333,33 sacks.
    expect(figures.costPerHa).toBeCloseTo(100_000, 6);
    expect(figures.costPerSack).toBeCloseTo(1_500, 6);
  });

  it('groups by farm, crop and harvest', () => {
    const rows = [
      plot(),
      plot({ plotId: 2, farmName: 'BAIXADA' }),
      plot({ harvestId: 6, harvestName: 'SOJA 2026/2027', harvestedKg: null }),
    ];
    expect(groupResults(rows, 'farm', 'operations', null).map(({ name, plots }) => [name, plots])).toEqual([
      ['SEDE', 1],
      ['BAIXADA', 1],
    ]);
    expect(groupResults(rows, 'harvest', 'operations', null).map(({ unharvested }) => unharvested)).toEqual([
      0, 1,
    ]);
    expect(groupResults(rows, 'crop', 'operations', null)).toHaveLength(1);
  });
});

describe('cultivar, sowing week and the harvests beside', () => {
  it.each([
    ['2025-10-06', '2025-10-06'],
    ['2025-10-12', '2025-10-06'],
    ['2025-10-13', '2025-10-13'],
    ['2024-03-01', '2024-02-26'],
  ])('%s is in the week of %s', (day, monday) => expect(weekOf(day)).toBe(monday));

  it('what a planting does not say stands apart, without a name', () => {
    const groups = groupResults([plot(), plot({ sownOn: null, cultivar: '' })], 'week', 'operations', null);
    expect(groups.map(({ id, name }) => [id, name])).toEqual([
      ['2025-10-06', '06/10/2025'],
      ['', ''],
    ]);
  });

  it('one set of filters, each of which leaves all while it is empty', () => {
    const none = { harvestIds: [], farms: [], plotIds: [], crops: [], cultivars: [], weeks: [] };
    const rows = [plot(), plot({ plotId: 2, cultivar: 'TMG', sownOn: '2025-10-15' })];
    expect(leftBy(rows, none)).toHaveLength(2);
    expect(leftBy(rows, { ...none, weeks: ['2025-10-13'] })).toEqual([rows[1]]);
    expect(leftBy(rows, { ...none, cultivars: ['ZEUS'], plotIds: [2] })).toEqual([]);
  });

  it('three crop years, the newest first; a group without a harvest in one has no figure there', () => {
    const of = (year: string, more: Partial<PlotResult> = {}) =>
      plot({ harvestName: `SOJA ${year}`, ...more });
    const rows = [
      of('2022/2023'),
      of('2025/2026', { plotId: 2 }),
      of('2024/2025'),
      of('2023/2024', { harvestedKg: 50 * 60 }),
      of('2026/2027', { harvestedKg: null }),
    ];
    const { years, rows: groups } = besideOf(rows, 'plot', 'operations', null);
    expect(years).toEqual(['2025/2026', '2024/2025', '2023/2024']);
    const first = groups.find(({ id }) => id === '1');
    expect(first?.byYear.map((group) => group?.yield ?? null)).toEqual([null, 62, 50]);
  });
});

describe('classes of the map', () => {
  it('hold about as many plots each, and equal values together', () => {
    const classes = classesOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(classes.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2]);
    expect(classAt(classes, 5)).toBe(2);
    expect(classesOf([4, 4, 4]).map(({ from, to, count }) => [from, to, count])).toEqual([[4, 4, 3]]);
    expect(classesOf([])).toEqual([]);
  });
  it('lose no plot', () => {
    const values = [3, 3, 3, 3, 7, 7, 8, 1, 1, 1, 1, 1];
    const classes = classesOf(values);
    expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    expect(values.every((value) => classAt(classes, value) >= 0)).toBe(true);
  });

  it('draws the best yields first, as many as can be read, and no unknown one', () => {
    const rows = Array.from({ length: 23 }, (_, at) =>
      plot({ plotId: at + 1, plotName: `T${at}`, harvestedKg: at === 0 ? null : at * 60 }),
    );
    const drawn = yieldBars(groupResults(rows, 'plot', 'operations', null));
    expect(drawn.map(({ yield: sacks }) => sacks)).toEqual(Array.from({ length: 20 }, (_, at) => 22 - at));
  });
});
