import { describe, expect, it } from 'vitest';
import type { AdvanceRow, ConsortiumRow, ContractRow, OrderRow } from '../queryTypes';
import {
  actsOfAdvance,
  actsOfContract,
  actsOfOrder,
  actsOfQuota,
  afterBid,
  afterFixing,
  afterReceipt,
  afterUse,
} from './acts';

const advance = { value: 18_000_000, used: 11_605_055, returned: 0, cancelled: false } as AdvanceRow;
const contract = {
  kind: 'TO_FIX',
  agreed: 900,
  fixed: 300,
  price: 130,
  delivered: 0,
  cancelled: false,
} as ContractRow;
const order = { agreed: 62.5, delivered: 20, price: 2940, cancelled: false } as OrderRow;
const quota = {
  credit: 9_500_000,
  rate: 16.5,
  paid: 3_043_562,
  bid: 1_000_000,
  awardedOn: '',
  cancelled: false,
} as ConsortiumRow;

describe('an act is offered while there is something left for it', () => {
  it.each([
    [actsOfAdvance(advance), ['useAdvance', 'returnAdvance']],
    [actsOfAdvance({ ...advance, returned: 6_394_945 }), []],
    [actsOfAdvance({ ...advance, used: null }), []],
    [actsOfAdvance({ ...advance, cancelled: true }), []],
    [actsOfContract(contract), ['fixPrice']],
    [actsOfContract({ ...contract, fixed: 900 }), []],
    [actsOfContract({ ...contract, fixed: null }), []],
    [actsOfContract({ ...contract, kind: 'FIXED' }), []],
    [actsOfOrder(order), ['receiveOrder']],
    [actsOfOrder({ ...order, delivered: 62.5 }), []],
    [actsOfOrder({ ...order, price: null }), []],
    [actsOfQuota(quota), ['bid', 'award']],
    [actsOfQuota({ ...quota, awardedOn: '2026-05-02' }), ['undoAward']],
    [actsOfQuota({ ...quota, cancelled: true }), []],
  ])('%#', (acts, expected) => expect(acts).toEqual(expected));
});

it('says what is left after a use', () => {
  expect(afterUse(advance, 5_000_000, 2_000_000)).toEqual({ open: 3_000_000, left: 4_394_945 });
  expect(afterUse(advance, null, 2_000_000).open).toBeNull();
  expect(afterUse(advance, 5_000_000, null)).toEqual({ open: null, left: null });
});

it('means the price of parts by their quantities', () => {
  expect(afterFixing(contract, 300, 140)).toEqual({ fixed: 600, left: 300, mean: 135 });
  expect(afterFixing({ ...contract, fixed: 0, price: null }, 250, 132.5)).toEqual({
    fixed: 250,
    left: 650,
    mean: 132.5,
  });
  expect(afterFixing({ ...contract, price: null }, 250, 132.5)).toBeNull();
  expect(afterFixing(contract, null, 140)).toBeNull();
});

it('values what is received, to the cent', () => {
  expect(afterReceipt(order, 42.5)).toEqual({ value: 12_495_000, left: 0 });
  expect(afterReceipt(order, null)).toEqual({ value: null, left: null });
});

it('takes a bid that wins off what is left of the quota', () => {
  expect(afterBid(quota)).toBe(11_067_500 - 3_043_562 - 1_000_000);
  expect(afterBid({ ...quota, bid: null })).toBeNull();
});
