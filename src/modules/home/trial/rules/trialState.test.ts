import { expect, it } from 'vitest';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { trialState } from './trialState';

function account(role: string, end: string | null, isFreeAccount = true) {
  return readLoggedUser({
    loggedUser: { id: 1, role },
    currentCustomer: { customerId: 1, customer: { isFreeAccount, trialPeriodExpiration: end } },
  }).identity;
}
const TODAY = '2026-09-18';

it.each([
  ['2026-09-23T00:00:00', { kind: 'days', days: 5 }],
  ['2026-09-19T00:00:00', { kind: 'days', days: 1 }],
  ['2026-09-18T00:00:00', { kind: 'lastDay' }],
  ['2026-09-17T00:00:00', { kind: 'expired' }],
  // An instant is the day it falls on here: 23 h of the 18th in Brasília.
  ['2026-09-19T02:00:00Z', { kind: 'lastDay' }],
  [null, null],
  ['soon', null],
])('a trial that ends %s is %o', (end, state) => {
  expect(trialState(account('customer_free_account', end), TODAY)).toEqual(state);
});

it('reads the former role key alike', () => {
  expect(trialState(account('customer_free', '2026-09-17T00:00:00', false), TODAY)).toEqual({
    kind: 'expired',
  });
});

it('tells an account for NFP-e alone of its version, never of a trial', () => {
  const nfpe = account('customer_free_account_nfpe_only', '2026-09-17T00:00:00');
  expect(trialState(nfpe, TODAY)).toEqual({ kind: 'nfpeOnly' });
});

it('says nothing to who pays, whatever trial there was, and to who has no customer', () => {
  expect(trialState(account('customer_administrator', '2026-09-17T00:00:00', false), TODAY)).toBeNull();
  const master = readLoggedUser({ loggedUser: { id: 1, role: 'master' } }).identity;
  expect(trialState(master, TODAY)).toBeNull();
});
