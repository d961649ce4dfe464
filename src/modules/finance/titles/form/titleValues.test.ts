import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import type { TitleDetail } from '../rules/titleRow';
import { titleFormSchema } from './titleFormSchema';
import { emptyValues, inReais, toBody, type TitleValues, valuesOf } from './titleValues';

function aDetail(dates: readonly string[], own: Partial<TitleDetail> = {}): TitleDetail {
  const installments = dates.map((dueDate, at) => ({
    id: at + 1,
    number: at + 1,
    dueDate,
    value: 10_00,
    open: 0,
  }));
  const base = { id: 1, movement: 'EXPENSE', documentNumber: '77', issueDate: '2026-01-02', note: '' };
  return { currencyValue: null, quotation: null, ...base, installments, ...own } as unknown as TitleDetail;
}

describe('the form of a title', () => {
  it('reads by which rule the installments follow each other', () => {
    const intervalOf = (...dates: string[]) => {
      const { interval, intervalDays } = valuesOf(aDetail(dates), null);
      return [interval, intervalDays];
    };
    expect(intervalOf('2026-01-31', '2026-02-28', '2026-03-31')).toEqual(['MONTH', null]);
    expect(intervalOf('2026-01-31', '2026-03-02')).toEqual(['DAYS30', null]);
    expect(intervalOf('2026-01-10', '2026-01-25', '2026-03-01')).toEqual(['CUSTOM', 15]);
    expect(intervalOf('2026-01-10')).toEqual(['MONTH', null]);
  });

  it('copies a document into the months to come, under no number', () => {
    const copy = valuesOf(aDetail(['2026-01-31', '2026-02-28']), '2026-11-22');
    expect(copy).toMatchObject({
      documentNumber: null,
      issueDate: '2026-11-22',
      firstDue: '2026-11-30',
      total: 20_00,
      installments: [{ dueDate: '2026-11-30' }, { dueDate: '2026-12-28' }],
    });
  });

  it('computes another currency at its rate, and sends the rate for that alone', () => {
    expect(inReais(1_000_00, 5.4321)).toBe(5_432_10);
    expect(inReais(33, 1.5)).toBe(50);
    expect(inReais(null, 5)).toBeNull();
    const values = {
      ...emptyValues('2026-11-22', 'EXPENSE', 2),
      documentNumber: ' 7 ',
      currencyValue: 1_000_00,
      quotation: 5.4321,
      total: 5_432_10,
      installments: [{ dueDate: '2026-12-22', value: 5_432_10 }],
    } as unknown as TitleValues;
    expect(toBody(values, true, true)).toMatchObject({
      documentNumber: '7',
      currencyValue: 1000,
      quotation: 5.4321,
      totalValue: 5432.1,
      installments: [{ installmentValue: 5432.1 }],
    });
    expect(toBody(values, false, true)).toMatchObject({ currencyValue: null, quotation: null });
  });

  it('repeats a new document alone, and one that is not in installments', () => {
    const values = {
      ...emptyValues('2026-11-22', 'EXPENSE', 1),
      documentNumber: '7',
      total: 10_00,
      recurrence: 1,
      times: 3,
      installments: [{ dueDate: '2026-12-22', value: 10_00 }],
    } as unknown as TitleValues;
    expect(toBody(values, false, true).recurrence).toEqual({ months: 1, times: 3 });
    expect(toBody(values, false, false).recurrence).toBeNull();
    expect(toBody({ ...values, count: 2 }, false, true).recurrence).toBeNull();
  });

  it('says once, of the number of parts, that a sum cannot be split', async () => {
    const values = {
      ...emptyValues('2026-11-22', 'EXPENSE', 1),
      total: 2,
      count: 3,
      installments: [null, null, null].map((value) => ({ dueDate: '2026-12-22', value })),
    };
    const paths = async (own: object) => {
      const thrown: unknown = await titleFormSchema(false)
        .validate({ ...values, ...own }, { abortEarly: false })
        .catch((error: unknown) => error);
      return (thrown as ValidationError).inner.map(({ path }) => path);
    };
    expect(await paths({})).toContain('count');
    expect((await paths({})).filter((path) => path?.startsWith('installments'))).toEqual([]);
    expect(await paths({ total: 3 })).toContain('installments[0].value');
  });
});
