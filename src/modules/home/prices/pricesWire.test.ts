import { expect, it } from 'vitest';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { UsdaFigure, UsdaOption } from './pricesWire';

const readOptions = (rows: readonly unknown[]) => rowsAs(UsdaOption, rows);
const readFigures = (rows: readonly unknown[]) => rowsAs(UsdaFigure, rows);

const odd = { nada: 1 } as object;

it('offers only what has a number and a name', () => {
  const soy = { id: '2222000', name: 'Soja' };
  expect(readOptions([odd, { id: 1 }, { id: 2, name: ' ' }, soy])).toEqual([soy]);
});

it('counts only figures of a country, a year and an attribute', () => {
  const figure = {
    commodityCode: '2222000',
    countryName: 'Brasil',
    marketYear: 2026,
    attributeId: 28,
    unitDescription: '1.000 t',
    value: 161_210,
  };
  const rows = [
    odd,
    { ...figure, countryName: null },
    { ...figure, marketYear: '26/27' },
    { ...figure, value: null },
  ];
  expect(readFigures(rows)).toEqual([]);
  const asText = { ...figure, marketYear: '2026', value: '161210' };
  expect(readFigures([...rows, figure, asText, { ...figure, unitDescription: 3 }])).toEqual([
    figure,
    figure,
    { ...figure, unitDescription: '' },
  ]);
});
