import { describe, expect, it } from 'vitest';
import { type ContributionSale, payerOf, saleContributions } from './contributions';

const SALE: ContributionSale = {
  items: [10_000_000],
  date: '2026-04-01',
  producerKind: 'INDIVIDUAL',
  base: 'SALES',
  buyer: 'COMPANY',
  cooperative: false,
  sale: true,
};
const of = (more: Partial<ContributionSale> = {}) => saleContributions({ ...SALE, ...more });
const parts = ({ funrural, gilrat, senar, fucap, total }: ReturnType<typeof saleContributions>) => [
  funrural?.value,
  gilrat?.value,
  senar?.value,
  fucap?.value,
  total,
];

describe('contributions on a rural invoice', () => {
  it('change on 1 April 2026: 1,500.00 the day before, 1,630.00 then, 2,230.00 of a company', () => {
    expect(parts(of({ date: '2026-03-31' }))).toEqual([120_000, 10_000, 20_000, 0, 150_000]);
    expect(parts(of())).toEqual([132_000, 11_000, 20_000, 0, 163_000]);
    expect(of({ producerKind: 'COMPANY' }).total).toBe(223_000);
    expect(of({ date: '2026-03-31', producerKind: 'COMPANY' }).total).toBe(205_000);
  });

  it('round each part of each item: 333.33 gives 5.44, three such items three times that', () => {
    expect(parts(of({ items: [33_333] }))).toEqual([440, 37, 67, 0, 544]);
    expect(of({ items: [33_333, 33_333, 33_333] }).total).toBe(3 * 544);
    expect(of({ items: [99_999] }).total).toBe(1320 + 110 + 200);
  });

  it('are SENAR alone for who contributes on the payroll', () => {
    expect(parts(of({ base: 'PAYROLL' }))).toEqual([0, 0, 20_000, 0, 20_000]);
    expect(of({ base: 'PAYROLL', producerKind: 'COMPANY' }).senar).toEqual({ rate: 25, value: 25_000 });
  });

  it('have the capital of a cooperative beside them, for its members alone', () => {
    expect(parts(of({ cooperative: true }))).toEqual([132_000, 11_000, 20_000, 100_000, 263_000]);
    expect(of({ cooperative: true, fucapRate: 150 }).fucap).toEqual({ rate: 150, value: 150_000 });
    expect(of({ cooperative: true, buyer: 'PERSON' }).fucap?.value).toBe(0);
  });

  it('are unknown, not nought, where a rate or a value is', () => {
    const special = of({ producerKind: 'SPECIAL' });
    expect(special).toMatchObject({ funrural: null, senar: null, total: null, lines: null, net: null });
    expect(of({ items: [100, null] })).toMatchObject({ total: null, sold: null, net: null });
    expect(of({ date: '2018-12-31' }).total).toBeNull();
    expect(of({ date: '' }).total).toBeNull();
    // What a person buys costs the producer nothing of the price, whatever the rate.
    expect(of({ producerKind: 'SPECIAL', buyer: 'PERSON' }).net).toBe(10_000_000);
  });

  it('show their arithmetic: value, rate and share of each item', () => {
    const [first] = of({ items: [33_333, 66_667] }).lines ?? [];
    expect(first).toEqual({
      name: 'funrural',
      rate: 132,
      items: [
        { index: 0, value: 33_333, share: 440 },
        { index: 1, value: 66_667, share: 880 },
      ],
      value: 1320,
    });
  });
});

describe('who pays', () => {
  it('is the buyer that is a company or a cooperative, the producer for a person or abroad', () => {
    expect(payerOf(SALE)).toEqual({ payer: 'BUYER', reason: 'COMPANY' });
    expect(payerOf({ ...SALE, cooperative: true })).toEqual({ payer: 'BUYER', reason: 'COOPERATIVE' });
    expect(payerOf({ ...SALE, buyer: 'PERSON' })).toEqual({ payer: 'PRODUCER', reason: 'PERSON' });
    expect(payerOf({ ...SALE, buyer: 'FOREIGN' })).toEqual({ payer: 'PRODUCER', reason: 'FOREIGN' });
    expect(payerOf({ ...SALE, buyer: null })).toEqual({ payer: 'NONE', reason: 'NO_BUYER' });
  });

  it('leaves the producer the price less what is held back, and nothing of what is no sale', () => {
    expect(of().net).toBe(10_000_000 - 163_000);
    expect(of({ buyer: 'PERSON' }).net).toBe(10_000_000);
    expect(of({ sale: false, producerKind: 'SPECIAL' })).toMatchObject({
      total: 0,
      payer: 'NONE',
      reason: 'NO_SALE',
      net: 10_000_000,
    });
  });
});
