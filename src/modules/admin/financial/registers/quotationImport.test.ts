import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProductQuotation } from '../financialWire';
import { quotationImport } from './quotationImport';

afterEach(() => vi.restoreAllMocks());

const knowledge = {
  products: [{ id: 2, name: 'Soja' }],
  sources: [{ id: 7, name: 'Cooperativa' }],
};
const cell = (name: string, text: string): unknown =>
  quotationImport.columns.find((column) => column.name === name)?.parse?.(text, knowledge, {});

it.each([
  ['productId', 'soja', 2],
  ['quotationSourceId', 'COOPERATIVA', 7],
  ['quotationDate', '02/03/2026', '2026-03-02'],
  ['quotationDate', '', ''],
  ['price', '12,50', 1250],
  ['note', ' à vista ', 'A VISTA'],
  ['note', '  ', null],
])('%s reads “%s”', (name, text, value) => {
  expect(cell(name, text)).toEqual(value);
});

it.each([
  ['productId', 'adminFinancial:import.unknownProduct'],
  ['quotationSourceId', 'adminFinancial:import.unknownSource'],
])('%s refuses a name that is not there', (name, message) => {
  vi.spyOn(i18next, 't').mockImplementation(((key: string) => key) as never);
  expect(() => cell(name, 'Milho')).toThrow(message);
});

it('a line is that of a product, a source and a day', () => {
  const row = {
    productId: 2,
    quotationSourceId: 7,
    quotationDate: '2026-03-02T00:00:00',
    price: 12.5,
    note: null,
  } as unknown as ProductQuotation;
  expect(quotationImport.keyOfRow(row)).toBe('2|7|2026-03-02');
  expect(quotationImport.valuesOfRow?.(row)).toEqual({
    productId: 2,
    quotationSourceId: 7,
    quotationDate: '2026-03-02',
    price: 1250,
    note: null,
  });
});
