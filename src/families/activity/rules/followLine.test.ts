import { describe, expect, it } from 'vitest';
import type { ActivityDescriptor } from '../activityTypes';
import { type Center, emptyLine, type LineValues } from '../activityValues';
import { afterCenter, afterQuantity, afterTotal, afterUnit } from './followLine';

const SACK_KG = 60;
const CROP: ActivityDescriptor = {
  activity: 'CROP',
  slug: 'lavoura',
  quantities: [
    { name: 'area', unit: 'ha', decimals: 2, from: 'area' },
    { name: 'yield', unit: 'sc/ha', decimals: 2 },
  ],
  produce: ({ area = null, yield: perHa = null }) => (area === null || perHa === null ? null : area * perHa),
  saleUnits: [
    { unit: 'SC', perBase: () => 1 },
    { unit: 'KG', perBase: () => SACK_KG },
  ],
  storage: true,
  plots: true,
  oneMainProduct: true,
  yieldOf: 'yield',
  calendar: [],
};
const lineOf = (more: Partial<LineValues> = {}): LineValues => ({ ...emptyLine(CROP), ...more });
const grown = (more: Partial<LineValues> = {}) => lineOf({ quantities: { area: 100, yield: 60 }, ...more });

describe('price and total of a line', () => {
  it('the total follows quantity and price', () => {
    expect(afterQuantity(CROP, grown({ price: 128 }))).toEqual({
      price: 128,
      total: 768_000_00,
      totalTyped: false,
    });
    expect(afterQuantity(CROP, lineOf({ price: 128, total: 1 }))).toMatchObject({ price: 128, total: null });
  });

  it('a total that was typed before there is a price gives it, once the quantity is known', () => {
    expect(afterQuantity(CROP, grown({ total: 768_000_00 }))).toEqual({
      price: 128,
      total: 768_000_00,
      totalTyped: true,
    });
    const waiting = { price: null, total: 768_000_00, totalTyped: false };
    expect(afterQuantity(CROP, lineOf({ total: 768_000_00 }))).toEqual(waiting);
    expect(afterTotal(CROP, lineOf({ total: 768_000_00 }))).toEqual(waiting);
  });

  it('another unit keeps the worth; without one it takes the proposed price', () => {
    const inKilos = afterUnit(CROP, grown({ unit: 'KG', price: 120, total: 720_000_00 }), 9);
    expect(inKilos).toEqual({ price: 2, total: 720_000_00, totalTyped: false });
    // 128 / 60 is no price of four decimals that gives the worth to the cent: the total stays as typed.
    const uneven = afterUnit(CROP, grown({ unit: 'KG', price: 128, total: 768_000_00 }), 9);
    expect(uneven).toMatchObject({ price: 2.1333, total: 768_000_00, totalTyped: true });
    expect(afterUnit(CROP, grown({ unit: 'KG' }), 2.5)).toMatchObject({ price: 2.5, total: 900_000_00 });
    expect(afterUnit(CROP, grown({ unit: 'KG' }), null)).toMatchObject({ price: null, total: null });
  });
});

describe('the cost center of a line', () => {
  const center = (id: number, area: number | null, plots: number | null): Center => ({
    id,
    name: `C${id}`,
    groupName: 'SEDE',
    area,
    plots,
  });
  const [north, south] = [center(1, 40, 3), center(2, 70.5, 5)];
  const proposals = { quantities: { yield: 62.5 }, prices: { SC: { value: 121, source: 'CEPEA' } } };
  const chosen = (line: LineValues, to: Center, before?: Center) =>
    afterCenter(CROP, line, to, before, proposals);

  it('fills what is empty: its hectares and plots, the mean yield, the price of the unit', () => {
    expect(chosen(lineOf(), north)).toEqual({ quantities: { area: 40, yield: 62.5 }, plots: 3, price: 121 });
  });

  it('replaces what the center before had proposed', () => {
    const line = lineOf({ quantities: { area: 40, yield: 62.5 }, plots: 3, price: 121 });
    expect(chosen(line, south, north)).toMatchObject({ quantities: { area: 70.5, yield: 62.5 }, plots: 5 });
  });

  it('leaves what was typed', () => {
    const line = lineOf({ quantities: { area: 38, yield: 70 }, plots: 2, price: 130 });
    expect(chosen(line, south, north)).toEqual({ quantities: { area: 38, yield: 70 }, plots: 2, price: 130 });
    const sameAsBefore = lineOf({ quantities: { area: 38, yield: 40 } });
    expect(chosen(sameAsBefore, south, north).quantities['yield']).toBe(40);
  });

  it('proposes nothing that is not known', () => {
    const unknown = center(3, null, null);
    expect(chosen(lineOf({ unit: null }), unknown)).toEqual({
      quantities: { area: null, yield: 62.5 },
      plots: null,
      price: null,
    });
    expect(chosen(lineOf({ unit: 'KG', plots: 4 }), center(4, 1, 0), north)).toMatchObject({
      plots: 4,
      price: null,
    });
    const withoutPlots = afterCenter({ ...CROP, plots: false }, lineOf(), north, undefined, proposals);
    expect(withoutPlots.plots).toBeNull();
  });
});
