import { expect, it } from 'vitest';
import { entrySections } from './entrySections';
import { emptyEntry, newApportionment, newItem, newPayment } from './invoiceEntry';

const stateOf = (name: string, entry: Parameters<typeof entrySections>[0]) =>
  entrySections(entry).find((section) => section.name === name);

const ENTRY = { ...emptyEntry(), totalValue: 10_000, issueDate: '2026-11-10' };

it('has a list without lines as empty, whatever the total', () => {
  expect(entrySections(ENTRY).map(({ state }) => state)).toEqual(['empty', 'empty', 'empty']);
});

it('has lines whose sum is another than the total as open', () => {
  const items = [{ ...newItem(), description: 'UREIA', totalValue: 9000 }];
  expect(stateOf('items', { ...ENTRY, items })).toEqual({ name: 'items', count: 1, state: 'open' });
  const whole = [...items, { ...newItem(), description: 'FRETE', totalValue: 1000 }];
  expect(stateOf('items', { ...ENTRY, items: whole })).toEqual({ name: 'items', count: 2, state: 'right' });
});

it('compares payments with what is payable, and shares with the total', () => {
  const entry = {
    ...ENTRY,
    retainedValue: 500,
    apportionments: [newApportionment({ farmId: 1, percentage: 100, value: 10_000 })],
    payments: [newPayment({ paymentFormId: 1, dueDate: '2026-12-10', value: 9500 })],
  };
  expect(stateOf('apportionments', entry)?.state).toBe('right');
  expect(stateOf('payments', entry)?.state).toBe('right');
  expect(stateOf('payments', { ...entry, retainedValue: null })?.state).toBe('open');
});
