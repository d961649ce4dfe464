import type { Aviary, AviaryState, Lot } from '../lotTypes';

/** A lot in progress on day 21 without automatic data. */
export function aLot(own: Partial<Lot> = {}): Lot {
  return {
    id: 1,
    number: '31',
    status: 'inProgress',
    hasAutomaticData: false,
    housingDate: '2026-11-01',
    expectedEndDate: '2026-12-13',
    closingDate: null,
    lineage: 'COBB 500',
    day: 21,
    expectedDays: 42,
    daysLeft: 21,
    housed: 10_000,
    lost: 0,
    loaded: 0,
    loads: [],
    chickWeight: null,
    feedConsumed: null,
    weighingCount: 3,
    lastWeighing: null,
    ...own,
  };
}

export function anAviary(own: Partial<Aviary>, lot: Lot | null): AviaryState {
  return {
    id: 1,
    name: 'AVIARIO 1',
    farmId: 1,
    farmName: 'FAZENDA',
    lastContactAt: null,
    silentHours: null,
    ...own,
    lot,
    nextLot: null,
  };
}
