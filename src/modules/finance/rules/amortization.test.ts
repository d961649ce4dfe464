// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMORTIZATIONS, amortize, loanSchedule, nextDueDate, scheduleTotals } from './amortization';

const terms = {
  principal: 38_000_000,
  interestRate: 8,
  contractDate: '2026-05-16',
  firstDueDate: '2027-05-16',
  installments: 1,
  interval: 'ANNUAL',
  amortization: 'BULLET',
} as const;

describe('published tables', () => {
  it('PRICE, R$ 150.000 in 6 months at 1,5% (scribd.com/document/154248937, "Price - sem carência")', () => {
    const rows = amortize('PRICE', 15_000_000, 6, 0.015);
    expect(rows.slice(0, 5).map(({ payment }) => payment)).toEqual(Array(5).fill(2_632_878));
    expect(rows.map(({ interest }) => interest)).toEqual([
      225_000, 188_882, 152_222, 115_012, 77_244, 38_910,
    ]);
    expect(rows.slice(0, 5).map(({ amortization }) => amortization)).toEqual([
      2_407_878, 2_443_996, 2_480_656, 2_517_866, 2_555_634,
    ]);
    // Printed 25.939,69 from unrounded figures, which sum to 149.999,99; here the last takes the cent.
    expect(rows[5]?.amortization).toBe(2_593_970);
  });

  it('PRICE, R$ 10.000 in 4 months at 10% (scribd.com/document/622149570)', () => {
    const rows = amortize('PRICE', 1_000_000, 4, 0.1);
    expect(rows.map(({ interest }) => interest)).toEqual([100_000, 78_453, 54_751, 28_679]);
    expect(rows.slice(0, 3).map(({ balance }) => balance)).toEqual([784_529, 547_511, 286_791]);
    expect(rows[0]?.payment).toBe(315_471);
    expect(scheduleTotals(rows)).toEqual({ interest: 261_883, amortization: 1_000_000, payment: 1_261_883 });
  });

  it('PRICE, R$ 80.000 in 8 months at 1%: R$ 10.455,22 (passeidireto.com/arquivo/92812089)', () => {
    expect(amortize('PRICE', 8_000_000, 8, 0.01)[0]?.payment).toBe(1_045_522);
  });

  it('SAC, R$ 70.000 in 120 months at 2% (brasilescola.uol.com.br, question 312005)', () => {
    const rows = amortize('SAC', 7_000_000, 120, 0.02);
    expect(rows[0]).toMatchObject({ amortization: 58_333, interest: 140_000, balance: 6_941_667 });
    expect(rows.slice(0, 3).map(({ interest }) => interest)).toEqual([140_000, 138_833, 137_667]);
  });
});

describe('amortize', () => {
  it('pays interest alone under BULLET until the principal falls due', () => {
    expect(amortize('BULLET', 100_000, 3, 0.1).map(({ payment }) => payment)).toEqual([
      10_000, 10_000, 110_000,
    ]);
  });

  it('divides evenly without interest, the last taking the rest', () => {
    expect(amortize('PRICE', 10_000, 3, 0).map(({ payment }) => payment)).toEqual([3333, 3333, 3334]);
  });

  it('sums amortizations to the principal to the cent, owes nothing at the end and never a negative amount', () => {
    const example = fc.record({
      system: fc.constantFrom(...AMORTIZATIONS),
      principal: fc.integer({ min: 1, max: 50_000_000_000 }),
      count: fc.integer({ min: 1, max: 480 }),
      rate: fc.double({ min: 0, max: 0.5, noNaN: true }),
      firstRate: fc.double({ min: 0, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(example, ({ system, principal, count, rate, firstRate }) => {
        const rows = amortize(system, principal, count, rate, firstRate);
        expect(scheduleTotals(rows).amortization).toBe(principal);
        expect(rows.at(-1)?.balance).toBe(0);
        for (const row of rows) {
          expect(row.amortization).toBeGreaterThanOrEqual(0);
          expect(row.payment).toBe(row.interest + row.amortization);
          expect(Number.isInteger(row.payment)).toBe(true);
        }
      }),
    );
  });
});

describe('loanSchedule', () => {
  it('charges a year of 8% on an operating loan paid at once', () => {
    expect(loanSchedule(terms)).toEqual([
      {
        number: 1,
        dueDate: '2027-05-16',
        opening: 38_000_000,
        interest: 3_040_000,
        amortization: 38_000_000,
        payment: 41_040_000,
        balance: 0,
      },
    ]);
  });

  it('turns a yearly rate into that of the interval: 12,6825% a year is 1% a month', () => {
    const [first] = loanSchedule({
      ...terms,
      interestRate: 12.682503,
      interval: 'MONTHLY',
      firstDueDate: '2026-06-16',
      installments: 12,
      amortization: 'SAC',
    });
    expect(first?.interest).toBe(380_000);
  });

  it('charges a grace by its days, with the first installment', () => {
    const [first, second] = loanSchedule({
      ...terms,
      firstDueDate: '2028-05-15',
      installments: 4,
      amortization: 'PRICE',
    });
    // Two years to the day in days: 730 of 365.
    expect(first?.interest).toBe(Math.round(38_000_000 * (1.08 ** 2 - 1)));
    expect(first?.amortization).toBe(8_432_991);
    expect(second?.payment).toBe(11_472_991);
  });

  it('names the next due date until all have passed', () => {
    const yearly = { ...terms, installments: 2 };
    expect(nextDueDate(yearly, '2026-11-22')).toBe('2027-05-16');
    expect(nextDueDate(yearly, '2027-05-16')).toBe('2027-05-16');
    expect(nextDueDate(yearly, '2027-05-17')).toBe('2028-05-16');
    expect(nextDueDate(yearly, '2028-05-17')).toBeNull();
    expect(nextDueDate(null, '2026-11-22')).toBeNull();
  });

  it('keeps the day of the month, or takes its last', () => {
    const due = loanSchedule({
      ...terms,
      interval: 'QUARTERLY',
      firstDueDate: '2026-08-31',
      installments: 4,
    }).map(({ dueDate }) => dueDate);
    expect(due).toEqual(['2026-08-31', '2026-11-30', '2027-02-28', '2027-05-31']);
  });
});
