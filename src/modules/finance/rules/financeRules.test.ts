// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { accountName } from './accountName';
import { cardDates } from './cardDates';

describe('cardDates', () => {
  it('gives the open bill its due day, and the closed one before it', () => {
    expect(cardDates(25, 5, '2026-11-22')).toEqual({
      closing: '2026-11-25',
      closingDue: '2026-12-05',
      due: '2026-12-05',
    });
    expect(cardDates(25, 5, '2026-11-26')).toEqual({
      closing: '2026-12-25',
      closingDue: '2027-01-05',
      due: '2026-12-05',
    });
    // Both fall in one month.
    expect(cardDates(10, 20, '2026-11-10')).toEqual({
      closing: '2026-11-10',
      closingDue: '2026-11-20',
      due: '2026-11-20',
    });
  });

  it('takes the last day where a month has no such one, and comes back to it', () => {
    expect(cardDates(31, 30, '2027-02-01')).toMatchObject({ closing: '2027-02-28', due: '2027-02-28' });
    expect(cardDates(31, 30, '2027-03-01')).toMatchObject({
      closing: '2027-03-31',
      closingDue: '2027-04-30',
    });
    expect(cardDates(29, 29, '2028-02-29')).toEqual({
      closing: '2028-02-29',
      closingDue: '2028-03-29',
      due: '2028-02-29',
    });
    expect(cardDates(31, 1, '2026-12-31')).toMatchObject({ closing: '2026-12-31', closingDue: '2027-01-01' });
    expect(cardDates(0, 1, '2026-12-31')).toBeNull();
    expect(cardDates(5, 1.5, '2026-12-31')).toBeNull();
  });
});

describe('accountName', () => {
  const bank = '001 - BANCO DO BRASIL S.A.';

  it('is made of bank, branch and number, as far as they are there', () => {
    expect(accountName({ kind: 'CHECKING', bank, branch: '0616-5', number: '12345-6' })).toBe(
      'BANCO DO BRASIL AG 0616-5 CC 12345-6',
    );
    expect(accountName({ kind: 'SAVINGS', bank, branch: null, number: '12345-6' })).toBe(
      'BANCO DO BRASIL POUPANCA 12345-6',
    );
    expect(accountName({ kind: 'CHECKING', bank, branch: '', number: '' })).toBe('BANCO DO BRASIL');
  });

  it('is nothing for cash, and without a bank', () => {
    expect(accountName({ kind: 'CASH', bank, branch: '1', number: '2' })).toBe('');
    expect(accountName({ kind: 'CHECKING', bank: undefined, branch: '1', number: '2' })).toBe('');
  });
});
