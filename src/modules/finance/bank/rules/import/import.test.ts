import { describe, expect, it } from 'vitest';
import type { OfxAccount, OfxLine } from '../ofx/ofxTypes';
import { judgeParts, type KnownLine } from './importVerdicts';
import { sameAccount } from './sameAccount';
import { currencyConflict } from './sameCurrency';
import { spansOf } from './spansOf';

const TODAY = '2026-09-20';
const line = (changes: Partial<OfxLine> = {}): OfxLine => ({
  line: 1,
  state: 'entry',
  day: '2026-09-15',
  cents: -83_630,
  type: 'OTHER',
  fitId: 'A1',
  checkNumber: '',
  name: '',
  memo: 'Tarifa bancária',
  ...changes,
});
const stored = (changes: Partial<KnownLine> = {}): KnownLine => ({
  day: '2026-09-15',
  cents: -83_630,
  fitId: 'A1',
  memo: 'TARIFA  BANCARIA',
  ...changes,
});
const verdicts = (lines: OfxLine[], known: KnownLine[] = []) =>
  judgeParts([lines], known, { today: TODAY })[0]?.lines.map(({ verdict }) => verdict);

describe('what becomes of a line', () => {
  it('is by its day, amount, id and words', () => {
    expect(verdicts([line()])).toEqual(['new']);
    expect(verdicts([line()], [stored()])).toEqual(['imported']);
    expect(verdicts([line({ cents: -83_631 })], [stored()])).toEqual(['new']);
    expect(verdicts([line({ fitId: 'A2', memo: 'PIX JOSÉ' })], [stored()])).toEqual(['new']);
  });

  it('counts two equal lines of one day as two', () => {
    expect(verdicts([line(), line()])).toEqual(['new', 'new']);
    expect(verdicts([line({ fitId: '0' }), line({ fitId: '' })], [stored({ fitId: '' })])).toEqual([
      'imported',
      'new',
    ]);
    expect(verdicts([line(), line()], [stored(), stored()])).toEqual(['imported', 'imported']);
  });

  it('is likely a repeat where a new id has the same words, or the system wrote the same amount', () => {
    expect(verdicts([line({ fitId: 'B7' })], [stored()])).toEqual(['likely']);
    expect(verdicts([line(), line()], [stored({ fitId: null, memo: 'NF-e – Taxas' })])).toEqual([
      'likely',
      'new',
    ]);
    expect(verdicts([line({ memo: 'X' }), line()], [stored()])).toEqual(['new', 'imported']);
  });

  it('is asked about where the bank posts it again within five days, with the same id', () => {
    const days = (changes: Partial<OfxLine>, known = stored()) => verdicts([line(changes)], [known]);
    expect(days({ day: '2026-09-18' })).toEqual(['reposted']);
    expect(days({ day: '2026-09-10' })).toEqual(['reposted']);
    expect(days({ day: '2026-09-09' })).toEqual(['new']);
    expect(days({ day: '2026-09-18', fitId: 'B2' })).toEqual(['new']);
    expect(days({ day: '2026-09-18', fitId: '0' }, stored({ fitId: '0' }))).toEqual(['new']);
    expect(days({ day: '2026-09-18', memo: 'OUTRA' })).toEqual(['new']);
    // A file that has both days has two lines.
    expect(verdicts([line(), line({ day: '2026-09-18' })], [stored()])).toEqual(['imported', 'new']);
  });

  it('is matched with a move that was entered before, within three days where nothing else can be', () => {
    const move = (changes: Partial<KnownLine> = {}) =>
      stored({ fitId: null, memo: 'TRANSFERENCIA ENVIADA', recordId: 'LIN-1', ownMove: true, ...changes });
    const judged = judgeParts([[line({ day: '2026-09-17' })]], [move()], { today: TODAY })[0]?.lines[0];
    expect(judged).toMatchObject({ verdict: 'inBook', known: { recordId: 'LIN-1' } });
    expect(verdicts([line({ day: '2026-09-19' })], [move()])).toEqual(['new']);
    expect(verdicts([line({ day: '2026-09-17' })], [move(), move({ recordId: 'LIN-2' })])).toEqual(['new']);
    // A payment is matched on its own day alone; one that is reconciled already is a likely repeat.
    const payment = move({ ownMove: false });
    expect(verdicts([line({ day: '2026-09-16' })], [payment])).toEqual(['new']);
    expect(verdicts([line()], [payment])).toEqual(['inBook']);
    expect(verdicts([line()], [move({ recordId: null })])).toEqual(['likely']);
    // The line of its own day has it, whichever comes first in the file.
    expect(verdicts([line({ day: '2026-09-14' }), line({ fitId: 'B' })], [move()])).toEqual([
      'new',
      'inBook',
    ]);
  });

  it('gives one record to one line of all files', () => {
    const move = stored({ fitId: null, recordId: 'LIN-1', ownMove: true });
    const parts = judgeParts([[line()], [line(), line({ fitId: 'B' })]], [move], { today: TODAY });
    expect(parts.map(({ lines }) => lines.map(({ verdict }) => verdict))).toEqual([
      ['inBook'],
      ['imported', 'new'],
    ]);
  });

  it('is kept out of days that the account has closed, or that come before its opening', () => {
    const limits = { today: TODAY, closedUntil: '2026-09-10', openedOn: '2026-09-05' };
    const lines = ['2026-09-04', '2026-09-05', '2026-09-10', '2026-09-11'].map((day) => line({ day }));
    const known = [stored({ day: '2026-09-05' })];
    expect(judgeParts([lines], known, limits)[0]?.lines).toMatchObject([
      { verdict: 'early', limit: '2026-09-05' },
      { verdict: 'imported' },
      { verdict: 'closed', limit: '2026-09-10' },
      { verdict: 'new' },
    ]);
  });

  it('is a balance that may be taken by hand where the account lets it in, and only once', () => {
    const balance = line({ state: 'balance' });
    expect(judgeParts([[balance]], [], { today: TODAY })[0]?.lines).toMatchObject([
      { verdict: 'balance', blocked: false },
    ]);
    expect(judgeParts([[balance]], [], { today: '2026-09-14' })[0]?.lines).toMatchObject([
      { verdict: 'balance', blocked: true },
    ]);
    expect(verdicts([balance], [stored()])).toEqual(['imported']);
  });

  it('keeps balances, future days and what cannot be read out', () => {
    expect(
      verdicts([
        line({ state: 'balance', cents: null }),
        line({ day: '2026-09-21' }),
        line({ state: 'noAmount', cents: null }),
        line({ state: 'noDay', day: null }),
        line({ state: 'unclosed' }),
      ]),
    ).toEqual(['balance', 'future', 'unreadable', 'unreadable', 'unreadable']);
  });

  it('knows what the file before brings, and names the days that both have', () => {
    const [first, second] = judgeParts([[line()], [line(), line({ day: '2026-09-16' })]], [], {
      today: TODAY,
    });
    expect(first).toMatchObject({ overlap: [] });
    expect(second?.overlap).toEqual(['2026-09-15']);
    expect(second?.lines.map(({ verdict }) => verdict)).toEqual(['imported', 'new']);
    expect(judgeParts([[line()]], [stored({ fitId: null })], { today: TODAY })[0]?.overlap).toEqual([]);
  });
});

it('compares accounts by their digits, without leading zeros, by their end', () => {
  const file = (bankId: string, accountId: string, card = false): OfxAccount => ({
    line: 1,
    card,
    bankId,
    branchId: '',
    accountId,
    currency: 'BRL',
    start: null,
    end: null,
    balance: null,
    lines: [],
  });
  const chosen = { bankCode: '237', number: '12345-6' };
  expect(sameAccount(file('0237', '0012.345-6 '), chosen)).toBe('same');
  expect(sameAccount(file('0237', '1234000123456'), chosen)).toBe('same');
  expect(sameAccount(file('001', '123456'), chosen)).toBe('other');
  expect(sameAccount(file('237', '99999-0'), chosen)).toBe('other');
  expect(sameAccount(file('237', '123456', true), chosen)).toBe('other');
  expect(sameAccount(file('237', ''), chosen)).toBe('unknown');
  expect(sameAccount(file('237', '6'), chosen)).toBe('other');
  // Three digits of its end are another account.
  expect(sameAccount(file('237', '456'), chosen)).toBe('other');
});

it.each([
  ['034', '130012345', { bankCode: '033', number: '13001234-5' }, 'same'],
  ['033', '13001234', { bankCode: '033', number: '13001234-5' }, 'same'],
  ['001', '12345', { bankCode: '001', number: '12345-X' }, 'same'],
  ['001', '12345X', { bankCode: '001', number: '12345-X' }, 'same'],
  ['001', '12346', { bankCode: '001', number: '12345-X' }, 'other'],
  // Without a dash nobody can tell the check digit.
  ['001', '12345', { bankCode: '001', number: '123456' }, 'unknown'],
  ['001', '123456', { bankCode: '001', number: '12345' }, 'unknown'],
  ['104', '0777001000000456', { bankCode: '104', number: '45-6', branch: '0777' }, 'same'],
  ['104', '12300456', { bankCode: '104', number: '45-6', branch: '0777' }, 'other'],
  ['001', '12345-6', { bankCode: '001', number: '1234123456', branch: '1234' }, 'same'],
] as const)('of bank %s the account %s is compared with %o: %s', (bankId, accountId, own, verdict) => {
  const account: OfxAccount = {
    line: 1,
    card: false,
    bankId,
    branchId: '',
    accountId,
    currency: 'BRL',
    start: null,
    end: null,
    balance: null,
    lines: [],
  };
  expect(sameAccount(account, own)).toBe(verdict);
});

it('compares the currency of a file with that of the account; an unknown one is in reais', () => {
  expect(currencyConflict({ currency: 'BRL' }, { currencyCode: 'BRL' })).toBeNull();
  expect(currencyConflict({ currency: 'usd ' }, { currencyCode: 'USD' })).toBeNull();
  expect(currencyConflict({ currency: '' }, { currencyCode: 'USD' })).toBeNull();
  expect(currencyConflict({ currency: 'BRL' }, { currencyCode: null })).toBeNull();
  expect(currencyConflict({ currency: 'USD' }, {})).toEqual({ file: 'USD', own: 'BRL' });
  expect(currencyConflict({ currency: 'BRL' }, { currencyCode: 'USD' })).toEqual({ file: 'BRL', own: 'USD' });
});

it('asks for the days in periods of at most one year', () => {
  expect(spansOf(['2026-09-01', '2024-02-01', '2026-01-01', '2024-02-01'])).toEqual([
    { from: '2024-02-01', to: '2024-02-01' },
    { from: '2026-01-01', to: '2026-09-01' },
  ]);
});
