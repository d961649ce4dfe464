import { expect, it } from 'vitest';
import { closedAccount } from './closedAccount';

const accounts = [
  { id: 1, name: 'SICREDI', closedUntil: '2026-10-31' },
  { id: 2, name: 'CAIXA', closedUntil: null },
];

it('names the account that is locked on the day, the last locked day too', () => {
  expect(closedAccount('2026-10-31', [2, 1], accounts)).toEqual({ name: 'SICREDI', until: '2026-10-31' });
  expect(closedAccount('2026-11-01', [2, 1], accounts)).toBeNull();
  expect(closedAccount('2026-10-31', [2, null], accounts)).toBeNull();
  expect(closedAccount(null, [1], accounts)).toBeNull();
});
