// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { lineReader } from '@/families/register/importing/readLine';
import { startI18n } from '@/platform/i18n/i18n';
import { conversionText } from './conversionText';
import { products } from './registers/products';
import { productImport } from './productImport';
import { productFormSchema } from './productSchemas';
import { emptyProduct } from './productValues';

beforeAll(() => startI18n('pt-BR', ['financeProducts', 'forms', 'register']));

function read(cells: Record<string, string>) {
  const reader = lineReader({
    columns: productImport.columns,
    fields: products.fields,
    headOf: (name) => name,
    emptyValues: emptyProduct,
    schema: productFormSchema,
    knowledge: {
      lines: [{ id: 3, name: 'GRÃOS' }],
      units: [
        { id: 1, name: 'KG – QUILOGRAMA' },
        { id: 4, name: 'SC – SACA' },
      ],
      taxCodes: [{ id: 8, name: '0105.94.00 - Galos e galinhas' }],
    },
    tForms: i18next.getFixedT('pt-BR', 'forms'),
  });
  return reader({ code: 'm1', name: 'Milho', productLineId: 'graos', unitId: 'sc', ...cells });
}

describe('products of a table', () => {
  it('are read by the letters of units, the digits of codes, numbers as Brazilians write them', async () => {
    const { values, reasons } = await read({
      taxCodeId: '1059400',
      minimumStock: '1.250,5',
      conversionFactor: '60',
      conversionUnitId: 'Quilograma',
    });
    expect(reasons.map(({ reason }) => reason)).toEqual(['Esta unidade não existe.']);
    expect(values).toMatchObject({ code: 'M1', name: 'MILHO', productLineId: 3, unitId: 4, taxCodeId: 8 });
    const right = await read({ minimumStock: '1.250,5', conversionFactor: '60', conversionUnitId: 'kg' });
    expect(right.reasons).toEqual([]);
    expect(right.values).toMatchObject({ minimumStock: 1250.5, conversionFactor: 60, conversionUnitId: 1 });
  });

  it.each([
    [{ code: ' ' }, /código de cada produto/],
    [{ productLineId: 'Flores' }, /linha de produto não existe/],
    [{ productLineId: '' }, /productLineId é obrigatório/],
    [{ taxCodeId: 'nenhum' }, /NCM não existe/],
    [{ minimumStock: 'dez' }, /não é um número/],
    [{ minimumStock: '-1' }, /não é um número/],
    [{ conversionFactor: '60' }, /conversionUnitId é obrigatório/],
    [{ conversionFactor: '0', conversionUnitId: 'KG' }, /maior que zero/],
    [{ conversionFactor: '60', conversionUnitId: 'SC' }, /outra unidade/],
  ])('are refused with %j', async (cells, reason) => {
    const { reasons } = await read(cells);
    expect(reasons.map((one) => one.reason).join(' ')).toMatch(reason);
  });
});

describe('a conversion in words', () => {
  it('is said when it is whole', () => {
    expect(conversionText({ unit: 'SC', conversionFactor: 60, conversionUnit: 'KG' })).toBe('1 SC = 60 KG');
    expect(conversionText({ unit: 'LT', conversionFactor: 0.264172, conversionUnit: 'GAL' })).toBe(
      '1 LT = 0,264172 GAL',
    );
    expect(conversionText({ unit: 'SC', conversionFactor: null, conversionUnit: 'KG' })).toBeNull();
    expect(conversionText({ unit: '', conversionFactor: 60, conversionUnit: 'KG' })).toBeNull();
  });
});
