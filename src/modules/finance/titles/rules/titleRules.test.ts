import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/platform/format/date';
import { lateCharges } from './lateCharges';
import { isCardPayment } from './paymentMeans';
import { dueDates, evenParts, spreadRest } from './splitInstallments';
import { requestedPeriod, isWithin, monthPeriod } from './titlePeriod';
import type { TitleRow, WriteOff } from './titleRow';
import { sumTitles } from './titleSums';
import { bucketOf, daysLate, graceUntil, statusOf } from './titleStatus';
import { isOnTab, readTab } from './titleTabs';
import { inFormNames } from './wireNames';
import { exchangeOf, lineTotal, linesTotal, toWriteOffBody } from './writeOffLines';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const aWriteOff = (own: Partial<WriteOff> = {}): WriteOff => ({
  id: 1,
  writeOffDate: '2026-11-20',
  paymentDate: '2026-11-20',
  value: 40_00,
  discount: 0,
  interest: 0,
  penalty: 0,
  exchange: 0,
  rate: null,
  total: 40_00,
  paymentId: 1,
  paymentName: 'PIX',
  accountId: 1,
  cardId: null,
  meansName: '',
  statementNumber: '',
  ...own,
});

function aTitle(own: Partial<TitleRow> = {}): TitleRow {
  const base = { id: 1, movement: 'EXPENSE', dueDate: '2026-11-20', value: 100_00, paid: 0, open: 100_00 };
  return { writeOffs: [], ...base, ...own } as unknown as TitleRow;
}

describe('installments', () => {
  it('gives the cents that do not divide to the first ones', () => {
    expect(evenParts(100_00, 3)).toEqual([33_34, 33_33, 33_33]);
    expect(evenParts(100_01, 3)).toEqual([33_34, 33_34, 33_33]);
    expect(evenParts(5, 5)).toEqual([1, 1, 1, 1, 1]);
  });

  it('always makes the total, however it is split and whichever value is changed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 360, max: 10 ** 11 }),
        fc.integer({ min: 2, max: 360 }),
        fc.nat(),
        fc.nat(),
        (total, count, at, typed) => {
          const parts = evenParts(total, count);
          expect(sum(parts)).toBe(total);
          expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
          const index = at % count;
          const before = sum(parts.slice(0, index));
          const others = index === count - 1 ? count - 1 : count - 1 - index;
          const most = total - (index === count - 1 ? 0 : before) - others;
          const changed = parts.with(index, typed % (most + 1));
          const spread = spreadRest(total, changed, index);
          expect(sum(spread)).toBe(total);
          expect(spread[index]).toBe(changed[index]);
        },
      ),
    );
  });

  it('leaves values as they are where nothing is left to share', () => {
    expect(spreadRest(100_00, [120_00, 50_00], 0)).toEqual([120_00, 50_00]);
    expect(spreadRest(100_00, [90_00], 0)).toEqual([90_00]);
  });

  it('comes back to the 31st after a shorter month', () => {
    expect(dueDates('2027-01-31', 4, 'MONTH', 0)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(dueDates('2027-01-31', 3, 'DAYS30', 0)).toEqual(['2027-01-31', '2027-03-02', '2027-04-01']);
    expect(dueDates('2026-12-20', 3, 'CUSTOM', 15)).toEqual(['2026-12-20', '2027-01-04', '2027-01-19']);
  });
});

describe('what is proposed for being late', () => {
  it('is 2 % and 1 % a month by the day', () => {
    // 1,000.00 ten days late: 20.00 penalty, 1,000 × 1 % × 10/30 = 3.33 interest.
    expect(lateCharges(aTitle({ dueDate: '2026-11-10' }), 1000_00, '2026-11-20')).toEqual({
      days: 10,
      interest: 3_33,
      penalty: 20_00,
    });
  });

  it('is nothing in time, nor on the Monday after a weekend', () => {
    const saturday = aTitle({ dueDate: '2026-11-21' });
    expect(lateCharges(saturday, 100_00, '2026-11-20').penalty).toBe(0);
    expect(lateCharges(saturday, 100_00, '2026-11-23')).toEqual({ days: 0, interest: 0, penalty: 0 });
    expect(lateCharges(saturday, 100_00, '2026-11-24').days).toBe(3);
  });

  it('is nothing on the first bank day after a holiday, and counts from the due date after it', () => {
    const allSouls = aTitle({ dueDate: '2026-11-02' });
    expect(lateCharges(allSouls, 1000_00, '2026-11-03')).toEqual({ days: 0, interest: 0, penalty: 0 });
    expect(lateCharges(allSouls, 1000_00, '2026-11-04')).toEqual({ days: 2, interest: 67, penalty: 20_00 });
  });

  it('charges the rest from the due date, and fines what was not fined', () => {
    // 1,000.01 due on 8 October, 333.34 paid on 22 November with 5.00 + 6.67: together 15.22 and 20.00.
    const row = aTitle({
      dueDate: '2026-10-08',
      writeOffs: [aWriteOff({ paymentDate: '2026-11-22', value: 333_34, interest: 5_00, penalty: 6_67 })],
    });
    expect(lateCharges(row, 666_67, '2026-11-23')).toEqual({ days: 46, interest: 10_22, penalty: 13_33 });
    const cent = aTitle({
      dueDate: '2026-10-08',
      writeOffs: [aWriteOff({ paymentDate: '2026-11-23', value: 1, penalty: 1 })],
    });
    expect(lateCharges(cent, 999_99, '2026-11-23')).toEqual({ days: 46, interest: 15_33, penalty: 19_99 });
  });

  it('asks for nothing twice, and waives what was waived', () => {
    const paid = (own: Partial<WriteOff>) =>
      aTitle({
        dueDate: '2026-10-01',
        writeOffs: [aWriteOff({ paymentDate: '2026-10-11', value: 300_00, ...own })],
      });
    // The first payment bore the penalty and the interest of the whole 1,000.00.
    expect(lateCharges(paid({ penalty: 20_00, interest: 3_33 }), 700_00, '2026-10-21')).toMatchObject({
      interest: 2_34,
      penalty: 0,
    });
    expect(lateCharges(paid({}), 700_00, '2026-10-21')).toMatchObject({ interest: 4_67, penalty: 14_00 });
    // What was paid in time bears nothing.
    expect(lateCharges(paid({ paymentDate: '2026-09-30' }), 700_00, '2026-10-21').penalty).toBe(14_00);
  });

  it('never charges more than the whole would bear, however it is paid', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 9 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 11, max: 400 }), (first, rest, days) => {
        const dueDate = '2026-10-01';
        const day = addDays(dueDate, days);
        const bare = lateCharges(aTitle({ dueDate }), first, day);
        const before = aWriteOff({ paymentDate: day, value: first, ...bare });
        const left = lateCharges(aTitle({ dueDate, writeOffs: [before] }), rest, day);
        const whole = lateCharges(aTitle({ dueDate }), first + rest, day);
        expect(Math.abs(bare.penalty + left.penalty - whole.penalty)).toBeLessThanOrEqual(1);
        expect(Math.abs(bare.interest + left.interest - whole.interest)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('follows the rates that were agreed for the title', () => {
    const row = aTitle({ dueDate: '2026-11-10', penaltyRate: 10, interestRate: 0 });
    expect(lateCharges(row, 1000_00, '2026-11-25')).toEqual({ days: 15, interest: 0, penalty: 100_00 });
  });
});

describe('a title on a day', () => {
  const today = '2026-11-23';
  it.each([
    ['2026-11-19', 'overdue'],
    // A holiday, a Saturday and a Sunday before this Monday.
    ['2026-11-20', 'today'],
    ['2026-11-21', 'today'],
    ['2026-11-23', 'today'],
    ['2026-11-24', 'next7'],
    ['2026-11-30', 'next7'],
    ['2026-12-01', 'next30'],
    ['2026-12-23', 'next30'],
    ['2026-12-24', 'later'],
    ['', 'later'],
  ])('due on %s is in %s', (dueDate, bucket) => {
    expect(bucketOf(aTitle({ dueDate }), today)).toBe(bucket);
    expect(bucketOf(aTitle({ dueDate, open: 0 }), today)).toBeNull();
  });

  it('is late in the list exactly when charges are proposed for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 30 }), (from, after) => {
        const dueDate = addDays('2025-12-01', from);
        const day = addDays(dueDate, after);
        const row = aTitle({ dueDate });
        expect(daysLate(row, day)).toBe(lateCharges(row, 100_00, day).days);
        expect(bucketOf(row, day) === 'overdue').toBe(lateCharges(row, 100_00, day).days > 0);
      }),
    );
  });

  it('says until when it may still be paid in time', () => {
    expect(graceUntil(aTitle({ dueDate: '2026-11-21' }), today)).toBe('2026-11-23');
    expect(graceUntil(aTitle({ dueDate: today }), today)).toBeNull();
    expect(graceUntil(aTitle({ dueDate: '2026-11-19' }), today)).toBeNull();
  });

  it('is late only while it is open, and late comes before partly paid', () => {
    const late = { dueDate: '2026-11-18' };
    expect(daysLate(aTitle(late), today)).toBe(5);
    expect(daysLate(aTitle({ ...late, open: 0 }), today)).toBe(0);
    expect(statusOf(aTitle({ ...late, paid: 40_00, open: 60_00 }), today)).toBe('overdue');
    expect(statusOf(aTitle({ dueDate: today, paid: 40_00, open: 60_00 }), today)).toBe('partial');
    expect(statusOf(aTitle({ dueDate: today }), today)).toBe('open');
    expect(statusOf(aTitle({ open: 0, paid: 100_00 }), today)).toBe('paid');
  });
});

describe('sums', () => {
  const rows = [
    aTitle({ id: 1 }),
    aTitle({ id: 2, movement: 'INCOME', open: 33 }),
    aTitle({
      id: 3,
      open: 0,
      paid: 80_00,
      writeOffs: [aWriteOff(), aWriteOff({ id: 2, paymentDate: '2026-10-31' })],
    }),
  ];
  const days = { from: '2026-11-01', to: '2026-11-30' };

  it('keeps both sides apart, to the cent, and counts payments of the days alone', () => {
    const sums = sumTitles(rows, '2026-11-24', days);
    expect(sums.overdue).toEqual({ pay: 100_00, receive: 33, count: 2 });
    expect(sums.paid).toEqual({ pay: 40_00, receive: 0, count: 1 });
    expect(sums.next30.count).toBe(0);
    const groups = [sums.overdue, sums.today, sums.next7, sums.next30, sums.later];
    expect(sum(groups.map(({ pay }) => pay))).toBe(sums.all.pay);
    expect(sum(groups.map(({ count }) => count))).toBe(sums.all.count);
  });

  it('belong to the tabs they lead to', () => {
    const on = (tab: Parameters<typeof isOnTab>[1]) => rows.filter((row) => isOnTab(row, tab, days));
    expect(on('a-pagar').map(({ id }) => id)).toEqual([1]);
    expect(on('a-receber').map(({ id }) => id)).toEqual([2]);
    expect(on('baixados').map(({ id }) => id)).toEqual([3]);
    const lastCent = (movement: TitleRow['movement']) => aTitle({ movement, open: 1 });
    expect(isOnTab(lastCent('EXPENSE'), 'a-pagar', days)).toBe(true);
    expect(isOnTab(lastCent('INCOME'), 'a-receber', days)).toBe(true);
    expect(isOnTab(lastCent('EXPENSE'), 'todos', days)).toBe(true);
    expect(isOnTab(aTitle({ open: 0 }), 'todos', days)).toBe(true);
    expect(isOnTab(aTitle({ open: 0 }), 'a-pagar', days)).toBe(false);
    expect(isOnTab(lastCent('EXPENSE'), 'baixados', days)).toBe(false);
    expect([readTab('baixados'), readTab('?'), readTab(null)]).toEqual(['baixados', 'todos', 'todos']);
  });
});

describe('the period', () => {
  const today = '2026-11-22';
  it('is what was paid this month where none is chosen', () => {
    expect(requestedPeriod(null, today)).toEqual({ kind: 'PAYMENT', from: '2026-11-01', to: '2026-11-30' });
    expect(monthPeriod('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });
  it('leaves out what was paid last month, unless it means the due date', () => {
    const row = { dueDate: '2026-11-05', issueDate: '2026-09-01' };
    const days = { from: '2026-11-01', to: '2026-11-30' };
    expect(isWithin(row, '2026-10-28', { kind: 'PAYMENT', ...days })).toBe(false);
    expect(isWithin(row, '2026-11-01', { kind: 'PAYMENT', ...days })).toBe(true);
    expect(isWithin(row, '2026-10-28', { kind: 'DUE', ...days })).toBe(true);
    expect(isWithin(row, '2026-11-01', { kind: 'ISSUE', ...days })).toBe(false);
  });
  it('never asks for more than a year', () => {
    const from = '2026-01-01';
    expect(requestedPeriod({ from, to: '2026-12-31' }, today).to).toBe('2026-12-31');
    expect(requestedPeriod({ from, to: '2030-01-01' }, today).to).toBe('2027-01-01');
    expect(requestedPeriod({ from, to: null, kind: 'ISSUE' }, today)).toMatchObject({ kind: 'ISSUE', from });
    expect(requestedPeriod({ from: null, to: '2026-12-31' }, today).from).toBe('2025-12-31');
  });
});

describe('a write-off', () => {
  const line = {
    id: 7,
    open: 100_00,
    value: 50_00,
    discount: 1_00,
    interest: 33,
    penalty: null,
    rate: null,
    exchange: 0,
    foreign: false,
  };
  it('of another currency moves the difference to the rate of the day too, and sends that rate', () => {
    expect(exchangeOf(5_432_10, 5.4321, 5.6)).toBe(167_90);
    expect(exchangeOf(5_432_10, 5.4321, 5.4)).toBe(-32_10);
    expect(exchangeOf(5_432_10, null, 5.6)).toBe(0);
    const paid = { ...line, discount: 0, interest: 0, value: 5_432_10, rate: 5.6, exchange: 167_90 };
    expect(lineTotal(paid)).toBe(5_600_00);
    const means = {
      writeOffDate: '',
      paymentDate: '',
      paymentId: 1,
      currentAccountId: 1,
      creditCardId: null,
    };
    expect(toWriteOffBody(means, false, [paid]).tradeAccounts[0]).toMatchObject({
      installmentValue: 5432.1,
      quotation: 5.6,
      exchangeValue: 167.9,
    });
    expect(toWriteOffBody(means, false, [line]).tradeAccounts[0]).not.toHaveProperty('quotation');
  });
  it('moves its value less the discount, with interest and penalty', () => {
    expect(lineTotal(line)).toBe(49_33);
  });
  it('counts amounts that are not filled in as nothing', () => {
    expect(lineTotal({})).toBe(0);
    expect(linesTotal([line, {}, { value: 10_00 }, { penalty: 25 }])).toBe(59_58);
  });
  it('names a card or an account, never both', () => {
    const means = {
      writeOffDate: '2026-11-22',
      paymentDate: '2026-11-22',
      paymentId: 4,
      currentAccountId: 1,
      creditCardId: 2,
    };
    expect(toWriteOffBody(means, true, [line])).toMatchObject({ currentAccountId: null, creditCardId: 2 });
    expect(toWriteOffBody(means, false, [line])).toMatchObject({
      currentAccountId: 1,
      creditCardId: null,
      tradeAccounts: [
        { id: 7, installmentValue: 50, discountValue: 1, interestValue: 0.33, penaltyValue: 0 },
      ],
    });
  });
  it('knows a card by its kind, or by its name where no kind is told', () => {
    expect(isCardPayment({ name: 'PIX', kind: 'CREDIT_CARD' })).toBe(true);
    expect(isCardPayment({ name: 'Cartão de Crédito' })).toBe(true);
    expect(isCardPayment({ name: 'CARTAO DE DEBITO' })).toBe(false);
    expect(isCardPayment(null)).toBe(false);
  });
});

describe('a refusal of the server', () => {
  it('carries the names of the form', () => {
    const fields = {
      'TradeAccounts[1].InstallmentValue': ['a'],
      'Installments[0].DueDate': ['b'],
      PartnerPersonId: ['c'],
    };
    expect(inFormNames({ kind: 'validation', status: 400, fields })).toEqual({
      kind: 'validation',
      status: 400,
      fields: { 'lines[1].value': ['a'], 'Installments[0].DueDate': ['b'], partnerId: ['c'] },
    });
    const offline = { kind: 'offline' };
    expect(inFormNames(offline)).toBe(offline);
  });
});
