import type { SettlementValues } from './settlementTypes';

export const EMPTY_SETTLEMENT: SettlementValues = {
  receivedOn: null,
  birds: null,
  kg: null,
  lost: null,
  feedKg: null,
  conversion: null,
  efficiency: null,
  basis: 'BIRD',
  rate: null,
  additions: [],
  discounts: [],
  totalCents: null,
  note: '',
};
