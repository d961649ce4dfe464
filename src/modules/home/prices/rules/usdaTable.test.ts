import { describe, expect, it } from 'vitest';
import type { UsdaFigure } from '../pricesWire';
import { harvestOf, usdaTable } from './usdaTable';

const PRODUCTION = 28;
const figure = (
  countryName: string,
  marketYear: number,
  value: number,
  attributeId = PRODUCTION,
): UsdaFigure => ({
  commodityCode: '2222000',
  countryName,
  marketYear,
  attributeId,
  unitDescription: '1.000 t',
  value,
});

describe('the table of an attribute', () => {
  it('holds the last three years, the greatest country first, with the change of the last', () => {
    const table = usdaTable(
      [
        figure('Argentina', 2025, 50_000),
        figure('Argentina', 2026, 48_000),
        figure('Brasil', 2023, 150_000),
        figure('Brasil', 2024, 160_000),
        figure('Brasil', 2025, 170_000),
        figure('Brasil', 2026, 178_500),
        figure('Brasil', 2026, 99, 88),
      ],
      PRODUCTION,
    );
    expect(table).toEqual({
      years: [2024, 2025, 2026],
      unit: '1.000 t',
      rows: [
        { country: 'Brasil', values: [160_000, 170_000, 178_500], change: 5 },
        { country: 'Argentina', values: [null, 50_000, 48_000], change: -4 },
      ],
    });
  });

  it('knows no change from nothing, and takes the ids of attributes as numbers or texts', () => {
    const { rows } = usdaTable(
      [figure('Egito', 2025, 0), figure('Egito', 2026, 10), figure('Peru', 2026, 5)],
      '28',
    );
    expect(rows.map(({ country, change }) => [country, change])).toEqual([
      ['Egito', null],
      ['Peru', null],
    ]);
  });

  it('shows five countries, Brazil besides, and none for an attribute without figures', () => {
    const many = Array.from({ length: 12 }, (_, index) => figure(`País ${index}`, 2026, index));
    expect(usdaTable(many, PRODUCTION).rows.map(({ values }) => values[0])).toEqual([11, 10, 9, 8, 7]);
    const withBrazil = usdaTable([figure('Brasil', 2026, 1), ...many], PRODUCTION).rows;
    expect(withBrazil.map(({ country }) => country).slice(4)).toEqual(['País 7', 'Brasil']);
    expect(usdaTable(many, 57)).toEqual({ years: [], unit: '', rows: [] });
  });
});

it.each([
  [2026, '26/27'],
  [1999, '99/00'],
  [2009, '09/10'],
])('names the harvest of %i %s', (year, name) => expect(harvestOf(year)).toBe(name));
