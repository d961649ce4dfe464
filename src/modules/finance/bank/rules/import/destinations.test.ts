import { expect, it } from 'vitest';
import type { OfxAccount } from '../ofx/ofxTypes';
import { keyOfAccount, proposeAccount } from './destinations';

const file = (bankId: string, branchId: string, accountId: string, currency = 'BRL'): OfxAccount => ({
  line: 1,
  card: false,
  bankId,
  branchId,
  accountId,
  currency,
  start: null,
  end: null,
  balance: null,
  lines: [],
});
const own = [
  { id: 1, bankCode: '237', branch: '1234-5', number: '12345-6' },
  { id: 2, bankCode: '237', branch: '0777', number: '12345-6' },
  { id: 3, bankCode: '001', branch: '1234', number: '99887-X' },
  { id: 4, bankCode: null, branch: null, number: null },
];

it('proposes the only own account of the same bank and number, by branch where there are two', () => {
  expect(proposeAccount(file('0237', '777', '0012345-6'), own)).toEqual({ accountId: '2', why: 'fits' });
  expect(proposeAccount(file('237', '1234', '123456'), own)).toEqual({ accountId: '1', why: 'fits' });
  expect(proposeAccount(file('237', '', '123456'), own)).toEqual({ accountId: null, why: 'several' });
  expect(proposeAccount(file('341', '1234', '123456'), own)).toEqual({ accountId: null, why: 'none' });
  expect(proposeAccount(file('237', '', ''), own)).toEqual({ accountId: null, why: 'none' });
});

it('proposes no account in another currency, and the one of two that is in the currency of the file', () => {
  const dollars = { id: 5, bankCode: '001', branch: '1234', number: '99887-X', currencyCode: 'USD' };
  const inDollars = file('001', '1234', '99887', 'USD');
  expect(proposeAccount(inDollars, own)).toEqual({ accountId: null, why: 'currency' });
  expect(proposeAccount(inDollars, [...own, dollars])).toEqual({ accountId: '5', why: 'fits' });
  expect(keyOfAccount(inDollars)).not.toBe(keyOfAccount(file('001', '1234', '99887')));
});

it('takes one account in two ways of writing for one', () => {
  expect(keyOfAccount(file('0237', '0777', '12345-6'))).toBe(keyOfAccount(file('237', '777', '123456')));
  expect(keyOfAccount(file('237', '777', '123456'))).not.toBe(keyOfAccount(file('237', '777', '123457')));
});
