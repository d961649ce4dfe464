// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { percentageOf, shareByWeight, valueOf, valuesUnder } from './apportion';
import { entrySchema } from './entrySchema';
import {
  checkApportionment,
  checkInvoice,
  checkItems,
  checkPayments,
  duplicateQuestion,
} from './invoiceChecks';
import {
  emptyEntry,
  type InvoiceEntry,
  isEmptyEntry,
  newApportionment,
  newItem,
  newPayment,
  toEntry,
  toWire,
} from './invoiceEntry';
import { wholeEntry } from './wholeEntry.test.kit';

/** The same in two items. */
const whole = (over: Partial<InvoiceEntry> = {}) =>
  wholeEntry({
    items: [
      { ...newItem(), description: 'ADUBO', totalValue: 3_333 },
      { ...newItem(), description: 'SEMENTE', totalValue: 6_667 },
    ],
    ...over,
  });
const keys = (entry: InvoiceEntry) => checkInvoice(entry).map(({ key, field }) => `${key} ${field}`);

describe('checks of an invoice', () => {
  it('finds nothing against a whole one', () => {
    expect(checkInvoice(whole())).toEqual([]);
    expect(checkInvoice(whole({ items: [] }))).toEqual([]);
    expect(keys(whole({ partnerDocument: '52998224725' }))).toEqual([]);
  });

  it('names what is missing, in the order of the form', () => {
    expect(keys(emptyEntry())).toEqual([
      'partner partnerName',
      'partnerDocument partnerDocument',
      'documentType documentTypeId',
      'documentNumber documentNumber',
      'issueDate issueDate',
      'total totalValue',
      'noApportionment apportionments',
      'noPayments payments',
    ]);
  });

  it('refuses wrong check digits of CNPJ, CPF and key', () => {
    expect(keys(whole({ partnerDocument: '12ABC34501DE36' }))).toEqual(['partnerDocument partnerDocument']);
    expect(keys(whole({ partnerDocument: '52998224726' }))).toEqual(['partnerDocument partnerDocument']);
    // The key printed in the manual of the NF-e's contingency, and the same with another last digit.
    const key = '52060433009911002506550120000007800267301615';
    expect(keys(whole({ accessKey: key }))).toEqual(['keyDiffers accessKey']);
    expect(keys(whole({ accessKey: key.replace(/5$/, '6') }))).toEqual(['accessKey accessKey']);
    expect(keys(whole({ accessKey: key.slice(1) }))).toEqual(['accessKey accessKey']);
    expect(keys(whole({ accessKey: '1'.repeat(50) }))).toEqual([]);
  });

  it('says that a key is of another invoice', () => {
    // An NF-e of the number 780, series 12, of April 2006 (the key of the manual), of the CNPJ 33009911002506.
    const key = '52060433009911002506550120000007800267301615';
    const own = {
      accessKey: key,
      partnerDocument: '33009911002506',
      documentNumber: '000780',
      series: '12',
      issueDate: '2006-04-10',
      payments: [newPayment({ paymentFormId: 1, dueDate: '2026-12-10', value: 10_000 })],
    };
    expect(keys(whole(own))).toEqual([]);
    for (const other of [
      { partnerDocument: '12ABC34501DE35' },
      { documentNumber: '781' },
      { series: '1' },
      { issueDate: '2006-05-10' },
    ])
      expect(keys(whole({ ...own, ...other }))).toEqual(['keyDiffers accessKey']);
    // What is not entered yet differs from nothing.
    expect(keys(whole({ ...own, series: null }))).toEqual([]);
  });

  it('pays the total less what is retained, and nothing where nothing is paid', () => {
    const paid = (value: number) => [newPayment({ paymentFormId: 1, dueDate: '2026-12-10', value })];
    expect(keys(whole({ retainedValue: 1_500, payments: paid(8_500) }))).toEqual([]);
    expect(keys(whole({ retainedValue: 1_500 }))).toEqual(['paymentsSum payments']);
    expect(keys(whole({ retainedValue: 10_001, payments: paid(-1) }))).toEqual(['retained retainedValue']);
    expect(keys(whole({ withoutPayment: true, payments: [] }))).toEqual([]);
    expect(keys(whole({ withoutPayment: true }))).toEqual(['paymentsSum payments']);
    expect(keys(whole({ payments: [] }))).toEqual(['noPayments payments']);
  });

  it('compares items with the total to the cent', () => {
    const { items } = whole();
    expect(checkItems(items, 10_001)).toEqual([
      { key: 'itemsSum', field: 'items', sum: 10_000, wanted: 10_001 },
    ]);
    // Ten times ten cents is a real: no binary dust.
    const dimes = Array.from({ length: 10 }, () => ({ ...newItem(), description: 'X', totalValue: 10 }));
    expect(checkItems(dimes, 100)).toEqual([]);
    expect(checkItems([newItem()], 100).map(({ field, line }) => [field, line])).toEqual([
      ['items.0.description', 1],
      ['items.0.totalValue', 1],
    ]);
  });

  it('wants 100 % and the total of an apportionment', () => {
    const thirds = [33.33, 33.33, 33.33].map((percentage, index) =>
      newApportionment({ farmId: 1, percentage, value: index === 0 ? 3_334 : 3_333 }),
    );
    expect(checkApportionment(thirds, 10_000)).toEqual([]);
    expect(checkApportionment(thirds, 9_999)[0]).toMatchObject({ key: 'apportionmentSum', sum: 10_000 });
    expect(checkApportionment(thirds.slice(1), 6_666)[0]).toMatchObject({
      key: 'apportionmentPercent',
      sum: 66.66,
    });
    expect(checkApportionment([newApportionment({ percentage: 100, value: 5 })], 5)).toEqual([
      { key: 'apportionmentFarm', field: 'apportionments.0.farmId', line: 1 },
    ]);
  });

  it('wants the total of payments, none of them due before the issue', () => {
    const pay = (dueDate: string | null, value: number | null) =>
      newPayment({ paymentFormId: 1, dueDate, value });
    const halves = [pay('2026-11-10', 5_000), pay('2026-12-10', 5_000)];
    expect(checkPayments(halves, 10_000, '2026-11-10')).toEqual([]);
    expect(checkPayments(halves, 10_000, '2026-11-11')).toEqual([
      { key: 'dueBeforeIssue', field: 'payments.0.dueDate', line: 1 },
    ]);
    expect(checkPayments(halves, 12_000, null)[0]).toMatchObject({ key: 'paymentsSum', wanted: 12_000 });
    expect(checkPayments([pay('31/02/2026', null)], 1, null).map(({ key }) => key)).toEqual([
      'dueDate',
      'paymentValue',
    ]);
  });

  it('asks for duplicates once issuer, number and value are there', () => {
    expect(duplicateQuestion(whole())).toEqual({
      issuerDocument: '12ABC34501DE35',
      documentNumber: '4411',
      totalValue: 100,
    });
    expect(duplicateQuestion(whole({ documentNumber: ' ' }))).toBeNull();
    expect(duplicateQuestion(whole({ totalValue: 0 }))).toBeNull();
    expect(duplicateQuestion(whole({ partnerDocument: '123' }))).toBeNull();
  });
});

describe('shares', () => {
  it('leave nothing over', () => {
    expect(shareByWeight(10_000, [1, 1, 1])).toEqual([
      { percentage: 33.34, value: 3_334 },
      { percentage: 33.33, value: 3_333 },
      { percentage: 33.33, value: 3_333 },
    ]);
  });

  it('lead from percentage to value and back', () => {
    expect(valueOf(10_001, 50)).toBe(5_001);
    expect(percentageOf(30_000, 10_000)).toBe(33.33);
    expect(percentageOf(0, 10)).toBe(0);
    const thirds = [33.33, 33.33, 33.34].map((percentage) => ({ percentage, value: null }));
    expect(valuesUnder(100, thirds).reduce((all, each) => all + each)).toBe(100);
    expect(valuesUnder(1_000, [{ percentage: 10, value: null }])).toEqual([100]);
  });
});

describe('entries', () => {
  it('go to the wire in reais and come back in cents', async () => {
    const entry = whole({ totalValue: 123_456, confirmedFields: ['items'] });
    const wire = toWire(entry, { id: 7, fieldsReadByAi: ['items'] });
    expect(wire).toMatchObject({
      id: 7,
      totalValue: 1234.56,
      items: [{ id: 1, totalValue: 33.33 }, { id: 2 }],
    });
    expect(toEntry(wire)).toEqual(entry);
    expect(await entrySchema.validate(entry)).toEqual(entry);
  });

  it('take what a server leaves out, and days with a midnight', () => {
    expect(toEntry(null)).toEqual(emptyEntry());
    expect(toEntry({ id: 1, issueDate: '2026-11-10T00:00:00', items: null as never }).issueDate).toBe(
      '2026-11-10',
    );
  });

  it('are empty when nothing was typed', () => {
    expect(isEmptyEntry({ ...emptyEntry(), items: [newItem()], confirmedFields: ['x'] })).toBe(true);
    expect(isEmptyEntry({ ...emptyEntry(), series: '1' })).toBe(false);
  });
});
