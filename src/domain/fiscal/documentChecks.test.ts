import { describe, expect, it } from 'vitest';
import { checkInvoice, isFiscalDocument } from '@/domain/fiscal/documentChecks';
import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import { sampleNfe } from '@/domain/fiscal/testing/sampleXmls';

const reading = readFiscalXml(sampleNfe());
if (!reading.ok) throw new Error(reading.reason);
const { invoice } = reading;
const withChange = (change: Partial<FiscalInvoice>) => checkInvoice({ ...invoice, ...change });

it('knows CPF and CNPJ, with letters and masks', () => {
  expect(['529.982.247-25', '12ABC34501DE35', '11222333000181'].map(isFiscalDocument)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['52998224726', '12ABC34501DE36', '', 'ABC'].map(isFiscalDocument)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('what does not fit', () => {
  it('is nothing in a sound invoice', () => {
    expect(checkInvoice(invoice)).toEqual([]);
    expect(withChange({ key: null, recipient: null, payments: [] })).toEqual([]);
  });

  it('names documents with wrong digits, not those that are missing', () => {
    const issuer = { ...invoice.issuer, document: '12ABC34501DE36' };
    expect(withChange({ issuer })).toEqual(['issuerDocument', 'keyDiffers']);
    expect(withChange({ issuer: { ...issuer, document: null } })).toEqual([]);
  });

  it.each([
    ['a wrong digit', { key: `${invoice.key?.slice(0, 43)}0` }, 'key'],
    ['another number', { number: '4822' }, 'keyDiffers'],
    ['another series', { series: '2' }, 'keyDiffers'],
    ['another month', { issueDate: '2026-12-03' }, 'keyDiffers'],
    ['another model', { kind: 'nfce' as const }, 'keyDiffers'],
  ])('in the key: %s', (_, change, problem) => {
    expect(withChange(change)).toEqual([problem]);
  });

  it('in sums, but for what rounding does, and for retained taxes', () => {
    const totals = (items: number, total: number) => ({ totals: { ...invoice.totals, items, total } });
    expect(withChange(totals(29851.55, 29965.3))).toEqual([]);
    expect(withChange(totals(29851.56, 29965.3))).toEqual(['items']);
    expect(withChange(totals(29851.54, 29965.33))).toEqual(['payments']);
    // 446.27 of social security are kept back.
    expect(withChange(totals(29851.54, 30411.57))).toEqual([]);
  });

  it('in sums of many lines, each of which may be half a cent off', () => {
    const [item] = invoice.items;
    if (!item) throw new Error('no item');
    const lines = (count: number, items: number) =>
      withChange({
        items: Array.from({ length: count }, () => ({ ...item, totalValue: 10 })),
        totals: { ...invoice.totals, items },
      });
    expect(lines(4, 40.02)).toEqual([]);
    expect(lines(4, 40.03)).toEqual(['items']);
    expect(lines(1, 10.02)).toEqual(['items']);
    // Nothing is listed, nothing can differ.
    expect(lines(0, 40)).toEqual([]);
  });

  it('in a single payment too', () => {
    const paid = (value: number) => withChange({ payments: [{ form: '01', dueDate: null, value }] });
    expect(paid(29965.3)).toEqual([]);
    expect(paid(29000)).toEqual(['payments']);
  });
});
