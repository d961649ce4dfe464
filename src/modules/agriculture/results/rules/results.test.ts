import { describe, expect, it } from 'vitest';
import type { PlotResult } from '../resultTypes';
import { costOf, figuresOf, groupResults } from './results';

const plot = (more: Partial<PlotResult> = {}): PlotResult => ({
  plotId: 1,
  plotName: 'T1',
  farmName: 'SEDE',
  cropName: 'SOJA',
  harvestId: 5,
  harvestName: 'SOJA 2025/2026',
  area: 1,
  harvestedKg: 62 * 60,
  sackKg: 60,
  products: 400_000,
  machines: 120_000,
  documents: 500_000,
  soldKg: 62 * 60,
  sold: 806_000,
  ...more,
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
    expect(costOf(plot({ machines: null }), 'operations')).toBeNull();
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

  it('a plot without a harvest is in no figure, and one that does not tell its cost leaves the sum unknown', () => {
    const waiting = plot({ plotId: 2, harvestedKg: null, soldKg: null, sold: null });
    expect(figuresOf([plot(), waiting], 'operations', null)).toEqual(figuresOf([plot()], 'operations', null));
    expect(figuresOf([waiting], 'operations', null)).toMatchObject({ yield: null, cost: null, margin: null });
    expect(figuresOf([plot(), plot({ products: null })], 'operations', null).cost).toBeNull();
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
