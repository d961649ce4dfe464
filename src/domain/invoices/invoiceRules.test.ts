// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { percentageOf, shareByWeight, tolerance, valuesUnder } from './apportion';
import { entrySchema } from './entrySchema';
import { checkApportionment, checkInvoice, checkItems, checkPayments, sumOf } from './invoiceChecks';
import { type InvoiceEntry, newApportionment, newItem, newPayment, toEntry, toWire } from './invoiceEntry';
import { wholeEntry } from './wholeEntry.test.kit';

const keys = (entry: InvoiceEntry) => checkInvoice(entry).map(({ key }) => key);

describe('sums', () => {
  it('count what is open as nothing', () => {
    expect(sumOf([])).toBe(0);
    expect(sumOf([null, 5, undefined, 7])).toBe(12);
  });

  it('of items that lack a word are compared, of items that lack a value are not', () => {
    expect(checkItems([{ ...newItem(), totalValue: 100 }], 200).map(({ key }) => key)).toEqual([
      'itemDescription',
      'itemsSum',
    ]);
    expect(checkItems([{ ...newItem(), description: 'X' }], 200).map(({ key }) => key)).toEqual([
      'itemTotal',
    ]);
    expect(checkItems([{ ...newItem(), description: 'X', totalValue: 1 }], null)).toEqual([]);
  });

  it('of payments that lack a form are compared, of payments that lack a value are not', () => {
    const due = { dueDate: '2026-12-10' };
    const found = (value: number | null, paymentFormId: number | null) =>
      checkPayments([newPayment({ ...due, paymentFormId, value })], 200, null).map(({ key }) => key);
    expect(found(100, null)).toEqual(['paymentForm', 'paymentsSum']);
    expect(found(null, 1)).toEqual(['paymentValue']);
    expect(found(200, 1)).toEqual([]);
  });

  it('of percentages may be off by their rounding and no more', () => {
    const lines = (...percentages: number[]) =>
      checkApportionment(
        percentages.map((percentage) => newApportionment({ farmId: 1, percentage, value: null })),
        null,
      ).map(({ key }) => key);
    expect(lines(33.33, 33.33, 33.33)).toEqual([]);
    expect(lines(50, 49.99)).toEqual([]);
    expect(lines(50, 49.98)).toEqual(['apportionmentPercent']);
    expect(lines(99.99)).toEqual(['apportionmentPercent']);
    expect(tolerance(2)).toBeCloseTo(0.01, 6);
    expect(tolerance(0)).toBeLessThan(0.001);
  });
});

it('a day that is none is not early as well', () => {
  const due = (dueDate: string, issueDate: string | null) =>
    checkPayments([newPayment({ paymentFormId: 1, dueDate, value: 1 })], 1, issueDate).map(({ key }) => key);
  expect(due('2026-1-1', '2026-11-01')).toEqual(['dueDate']);
  expect(due('2026-10-01', '2026-1-1')).toEqual([]);
  expect(due('2026-10-31', '2026-11-01')).toEqual(['dueBeforeIssue']);
});

describe('what is retained', () => {
  const kept = (retainedValue: number, paid: number) =>
    keys(
      wholeEntry({
        retainedValue,
        payments: [newPayment({ paymentFormId: 1, dueDate: '2026-12-10', value: paid })],
      }),
    );
  it('may be nothing or all of it', () => {
    expect(kept(0, 10_000)).toEqual([]);
    expect(kept(10_000, 0)).toEqual([]);
    expect(kept(-1, 10_001)).toEqual(['retained']);
    expect(kept(10_001, -1)).toEqual(['retained']);
  });
  it('is judged by itself while the total is open', () => {
    expect(keys(wholeEntry({ totalValue: null, retainedValue: 5 }))).toEqual(['total']);
  });
});

it.each([
  [0, ['total']],
  [-5, ['total']],
  [1, []],
])('a total of %d cents: %o', (totalValue, expected) => {
  const payments = [newPayment({ paymentFormId: 1, dueDate: '2026-12-10', value: totalValue })];
  const apportionments = [newApportionment({ farmId: 1, percentage: 100, value: totalValue })];
  expect(keys(wholeEntry({ totalValue, payments, apportionments }))).toEqual(expected);
});

describe('shares', () => {
  it('have two decimals of a hundred', () => {
    expect(percentageOf(300, 100)).toBe(33.33);
    expect(percentageOf(700, 100)).toBe(14.29);
  });

  it('that are open or make less than all are each their own part', () => {
    const of = (...percentages: (number | null)[]) =>
      valuesUnder(
        1_000,
        percentages.map((percentage) => ({ percentage, value: null })),
      );
    expect(of(50, null)).toEqual([500, 0]);
    expect(of(50, 49.98)).toEqual([500, 500]);
    expect(of(33.33, 33.33, 33.33)).toEqual([334, 333, 333]);
    expect(of(null)).toEqual([0]);
  });

  it('without a weight are none', () => {
    expect(shareByWeight(1_000, [])).toEqual([]);
  });
});

describe('an entry', () => {
  it('keeps all of the head over the wire', () => {
    const entry = wholeEntry({
      partnerId: 8,
      series: '3',
      accessKey: '1'.repeat(50),
      retainedValue: 150,
      observation: 'ver depois',
      items: [
        {
          ...newItem(),
          description: 'ADUBO',
          ncm: '31052000',
          quantity: 2,
          unitPrice: 50.1234,
          totalValue: 10_025,
        },
      ],
    });
    expect(toEntry(toWire(entry, { id: 1, fieldsReadByAi: [] }))).toEqual(entry);
    expect(toEntry({ withoutPayment: 'true' as never }).withoutPayment).toBe(false);
  });

  it.each([
    ['a document as long as a CNPJ', { partnerDocument: '12ABC34501DE35' }, true],
    ['a longer one', { partnerDocument: '12ABC34501DE351' }, false],
    ['an NCM', { items: [{ ...newItem(), ncm: '31052000' }] }, true],
    ['a longer NCM', { items: [{ ...newItem(), ncm: '310520001' }] }, false],
  ])('%s fits: %#', async (_, over, fits) => {
    expect(await entrySchema.isValid(wholeEntry(over))).toBe(fits);
  });
});
