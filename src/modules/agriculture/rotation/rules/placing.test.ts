import { describe, expect, test } from 'vitest';
import { soyEntry } from '../rotation.test.kit';
import type { RotationEntry } from '../rotationTypes';
import { freeArea, placedIn, plantables } from './placing';

const plot = { id: 1, name: 'T1', farmId: 1, farmName: 'F', hectares: 40 };
const other = { id: 2, name: 'T2', farmId: 1, farmName: 'F', hectares: 25 };
const entry = (change: Partial<RotationEntry> = {}) =>
  soyEntry({ from: '2026-10-02', to: '2027-02-08', ...change });
const soy = { kind: 'CROP', businessActivityId: 1, cropName: 'SOJA' } as const;
const next = { year: 2027, season: 'SUMMER' } as const;

describe('what is put into a cell', () => {
  test('a crop that filled its plot fills the other one, on the same days of its year', () => {
    const moved = placedIn({ what: soy, entry: entry() }, other, next, [entry()], plot);
    expect(moved).toMatchObject({
      refusal: null,
      values: { plotId: 2, year: 2027, hectares: 25, from: '2027-10-02', to: '2028-02-08' },
    });
  });
  test('a part of a plot stays the part it was, as far as there is room', () => {
    const half = entry({ hectares: 18 });
    expect(placedIn({ what: soy, entry: half }, other, next, [half], plot)?.values.hectares).toBe(18);
    const beside = entry({
      id: 9,
      plotId: 2,
      year: 2027,
      hectares: 15,
      from: '2027-10-02',
      to: '2028-02-08',
    });
    expect(placedIn({ what: soy, entry: half }, other, next, [half, beside], plot)?.values.hectares).toBe(10);
  });
  test('a cover crop takes the days of its own kind, not those of another', () => {
    const rye = { kind: 'COVER', businessActivityId: null, cropName: 'CENTEIO' } as const;
    const cover = (cropName: string, id: number, from: string, to: string) =>
      entry({ ...rye, cropName, id, year: 2026, from, to });
    const rows = [
      cover('CENTEIO', 5, '2026-10-11', '2026-12-01'),
      cover('AVEIA', 6, '2026-10-20', '2026-12-20'),
      cover('CENTEIO', 7, '2026-10-15', '2026-12-05'),
    ].map((row, at) => (at === 2 ? { ...row, year: 2025, from: '2025-09-01' as const } : row));
    const values = placedIn({ what: rye, entry: null }, other, next, rows, undefined)?.values;
    expect(values).toMatchObject({
      kind: 'COVER',
      coverName: 'CENTEIO',
      businessActivityId: null,
      intercropped: false,
      from: '2027-10-11',
      to: '2027-12-01',
    });
  });
  test('a full season refuses, and says why', () => {
    const full = entry({ id: 9, plotId: 2, year: 2027, hectares: 25, from: '2027-10-02', to: '2028-02-08' });
    expect(placedIn({ what: soy, entry: entry() }, other, next, [entry(), full], plot)?.refusal).toBe(
      'OVERLAP',
    );
  });
  test('in another season it takes the days on which the crop stands there, else the season from its beginning', () => {
    const corn = entry({ businessActivityId: 2, cropName: 'MILHO' });
    const second = entry({
      id: 8,
      plotId: 2,
      year: 2025,
      season: 'SECOND',
      businessActivityId: 2,
      from: '2026-02-15',
      to: '2026-07-10',
    });
    const what = { kind: 'CROP', businessActivityId: 2, cropName: 'MILHO' } as const;
    const column = { year: 2026, season: 'SECOND' } as const;
    expect(placedIn({ what, entry: corn }, plot, column, [corn, second], plot)?.values).toMatchObject({
      from: '2027-02-15',
      to: '2027-07-10',
    });
    expect(placedIn({ what, entry: corn }, plot, column, [corn], plot)?.values).toMatchObject({
      from: '2027-01-01',
      to: '2027-05-10',
    });
  });
  test('something new of which no days are known asks for them', () =>
    expect(placedIn({ what: soy, entry: null }, plot, next, [], undefined)).toBeNull());
  test('the 29th of February is the 28th in other years', () => {
    const leap = entry({ season: 'SECOND', year: 2027, from: '2028-02-29', to: '2028-06-01' });
    const column = { year: 2028, season: 'SECOND' } as const;
    expect(placedIn({ what: soy, entry: leap }, plot, column, [leap], plot)?.values.from).toBe('2029-02-28');
  });
});

test('what is left of a plot in a season, to the hundredth of a hectare', () => {
  expect(freeArea({ hectares: 40 }, next, [entry({ year: 2027, hectares: 25.3 })])).toBe(14.7);
  expect(freeArea({ hectares: 40 }, next, [entry({ year: 2027, intercropped: true })])).toBe(40);
  // The same season of another year and another season of the year take nothing.
  const elsewhere = [entry({ hectares: 25 }), entry({ year: 2027, season: 'SECOND', hectares: 25 })];
  expect(freeArea({ hectares: 40 }, next, elsewhere)).toBe(40);
});

test('each crop of the rotation once, fallow last', () =>
  expect(
    plantables([entry(), entry({ id: 8 }), entry({ kind: 'COVER', cropName: 'AVEIA PRETA' })]).map(
      ({ kind, cropName }) => [kind, cropName],
    ),
  ).toEqual([
    ['COVER', 'AVEIA PRETA'],
    ['CROP', 'SOJA'],
    ['FALLOW', ''],
  ]));
