import { describe, expect, test } from 'vitest';
import { soyEntry } from '../rotation.test.kit';
import type { RotationEntry } from '../rotationTypes';
import { areasOf, columnsOf, continuesIn, refusalOf, standsIn, warningsOf } from './rotation';

const plot = { id: 1, name: 'T1', farmId: 1, farmName: 'F', hectares: 40 };
let next = 1;
const entry = (change: Partial<RotationEntry>) => soyEntry({ id: (next += 1), ...change });

describe('what cannot be planned', () => {
  test('days turned round, out of season, larger than the plot', () => {
    expect(refusalOf(entry({ from: '2027-03-01', to: '2027-02-01' }), plot, [])).toBe('DATES');
    expect(refusalOf(entry({ from: '2026-07-31' }), plot, [])).toBe('SEASON');
    expect(refusalOf(entry({ hectares: 40.01 }), plot, [])).toBe('AREA');
    expect(refusalOf(entry({}), plot, [])).toBeNull();
  });
  test('more than the plot on one day, unless intercropped; a split plot fits', () => {
    const half = entry({ hectares: 20 });
    expect(refusalOf(entry({ hectares: 20 }), plot, [half])).toBeNull();
    expect(refusalOf(entry({ hectares: 20.01 }), plot, [half])).toBe('OVERLAP');
    expect(refusalOf(entry({ intercropped: true }), plot, [entry({})])).toBeNull();
  });
  test('two halves one after the other fill no day together', () => {
    const early = entry({ hectares: 30, from: '2026-10-01', to: '2026-11-30' });
    const late = entry({ hectares: 30, from: '2026-12-01', to: '2027-01-31' });
    expect(refusalOf(entry({ hectares: 10 }), plot, [early, late])).toBeNull();
  });
});

describe('what is unwise', () => {
  const beans = { season: 'SECOND', from: '2027-02-15', to: '2027-05-20', cropName: 'FEIJAO' } as const;
  test('the same family twice running', () => {
    const first = entry({});
    const second = entry(beans);
    expect(warningsOf(plot, [second, first])).toMatchObject([
      { kind: 'SAME_FAMILY', entry: second, other: first },
    ]);
    expect(warningsOf(plot, [entry({}), entry({ ...beans, family: 'POACEAE' })])).toEqual([]);
  });
  test('sowing before the last harvest, on the same ground', () => {
    const early = entry({ ...beans, from: '2027-02-05', family: null });
    expect(warningsOf(plot, [entry({}), early])).toMatchObject([{ kind: 'BEFORE_HARVEST', entry: early }]);
  });
  test('more than the area', () =>
    expect(warningsOf(plot, [entry({ hectares: 41 })])).toMatchObject([{ kind: 'AREA' }]));
});

test('what is perennial stands in every crop year that it lasts', () => {
  const forest = entry({ season: 'PERENNIAL', year: 2023, from: '2023-10-05', to: '2032-09-30' });
  const column = (year: number) => ({ year, season: 'PERENNIAL' }) as const;
  expect([2022, 2023, 2028, 2032, 2033].map((year) => standsIn(forest, column(year)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(standsIn(entry({}), { year: 2027, season: 'SUMMER' })).toBe(false);
  const [wood, free] = areasOf([plot], [forest], [column(2028)], ({ cropName }) => cropName);
  expect([wood?.byColumn, free?.byColumn]).toEqual([[40], [0]]);
});

describe('perennial ground in seasons of annual crops', () => {
  const coffee = entry({
    season: 'PERENNIAL',
    year: 2023,
    from: '2023-10-05',
    to: '2026-09-30',
    cropName: 'CAFE',
  });
  const nameOf = ({ cropName }: { cropName: string }) => cropName;
  test('goes on until it is removed', () => {
    const seasons = columnsOf('agriculture', 2023, 4).filter((column) => continuesIn(coffee, column));
    expect(seasons.map(({ year, season }) => `${season} ${year}`)).toEqual(
      [2023, 2024, 2025].flatMap((year) => ['SUMMER', 'SECOND', 'WINTER'].map((one) => `${one} ${year}`)),
    );
    expect(continuesIn(entry({}), { year: 2026, season: 'SUMMER' })).toBe(false);
  });
  test('is not without a plan, and is not counted twice', () => {
    const summer = [{ year: 2024, season: 'SUMMER' }] as const;
    const areas = (...all: Parameters<typeof entry>) =>
      areasOf([plot], [coffee, entry(...all)], summer, nameOf).map(({ name, byColumn }) => [
        name,
        byColumn[0],
      ]);
    expect(areas({ year: 2020 })).toEqual([
      ['CAFE', 40],
      [null, 0],
    ]);
    // Where part of the plot is sown in that season too, the column still sums to the plot.
    expect(areas({ year: 2024, hectares: 12.5 })).toEqual([
      ['CAFE', 27.5],
      ['SOJA', 12.5],
      [null, 0],
    ]);
  });
});

test('the areas of a column are those of the plots', () => {
  const columns = columnsOf('agriculture', 2026, 1);
  const plots = [plot, { ...plot, id: 2, hectares: 10.1 }];
  const areas = areasOf(plots, [entry({ hectares: 25.3 })], columns, ({ cropName }) => cropName);
  expect(areas.map(({ name, byColumn }) => [name, byColumn[0]])).toEqual([
    ['SOJA', 25.3],
    [null, 24.8],
  ]);
});
