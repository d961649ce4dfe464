import { expect, it } from 'vitest';
import type { TitleRow } from '../rules/titleRow';
import { proposals } from './proposals';

it('leaves what somebody typed alone, in a form that is put back from its draft too', () => {
  const values: Record<string, unknown> = {
    paymentDate: '2026-03-11',
    'lines.0.value': 100_00,
    'lines.0.interest': 7_77,
    'lines.0.penalty': 2_00,
    own: [],
  };
  const form = {
    getValues: (name: string) => values[name],
    setValue: (name: string, value: unknown) => void (values[name] = value),
  } as unknown as Parameters<typeof proposals>[1];
  const rows = [{ dueDate: '2026-03-02', writeOffs: [] }] as unknown as TitleRow[];
  proposals(rows, form).onTyped(0, 'interest');
  values['lines.0.value'] = 200_00;
  // Opened anew: nothing but the form's values is left.
  proposals(rows, form).onTyped(0, 'value');
  expect(values['lines.0.interest']).toBe(7_77);
  expect(values['lines.0.penalty']).toBe(4_00);
});

it('keeps the exchange difference of a title in another currency by the rate of the day', () => {
  const values: Record<string, unknown> = {
    paymentDate: '2026-03-01',
    'lines.0.value': 5_432_10,
    'lines.0.rate': 5.6,
    own: [],
  };
  const form = {
    getValues: (name: string) => values[name],
    setValue: (name: string, value: unknown) => void (values[name] = value),
  } as unknown as Parameters<typeof proposals>[1];
  const rows = [{ dueDate: '2026-03-02', writeOffs: [], quotation: 5.4321, open: 5_432_10 }];
  const { onRate, onTotal } = proposals(rows as unknown as TitleRow[], form);
  onRate(0);
  expect(values['lines.0.exchange']).toBe(167_90);
  // US$ 1 000.00 at 5.60, and 10.00 on top.
  onTotal(0, 5_610_00);
  expect(values['lines.0.interest']).toBe(10_00);
  expect(values['lines.0.exchange']).toBe(167_90);
  values['lines.0.rate'] = 5.4;
  onRate(0);
  expect(values['lines.0.exchange']).toBe(-32_10);
});
