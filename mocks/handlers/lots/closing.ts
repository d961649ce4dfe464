import { livedCourse } from '../../db/occurrence/livedCourse';
import { daysFrom } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import type { Call } from '../../route';
import { demo } from '../../state';
import { closingRoutes } from './closingRoutes';
import { notifyOfClosing, notifyOfReopening } from './lotNotices';
import { lotWire } from './lotWire';
import { nextNumber } from './nextNumber';
import { housedOf, LOT, lostUntil, lotsOf, ownLot, writeLot } from './lotTables';
import { expectResult, forgetResult } from './resultInvoice';

/** The lot that closing would make the next one, or the one that waits already. */
function nextAfter(lot: PoultryLot): { id: number | null; number: string } {
  const lots = lotsOf(lot.aviaryId);
  const waiting = lots.find(({ status, id }) => status === 'AWAITING' && id !== lot.id);
  return waiting ? { id: waiting.id, number: waiting.number } : { id: null, number: nextNumber(lot, lots) };
}

function makeNext(lot: PoultryLot, number: string, { user }: Call): PoultryLot {
  const { customerId, aviaryId, durationDays, automatic, silentHours } = lot;
  return demo.world.poultryLots.insert({
    customerId,
    aviaryId,
    durationDays,
    automatic,
    silentHours,
    number,
    status: 'AWAITING',
    version: 1,
    simulated: false,
    zootechnicalReferenceId: lot.zootechnicalReferenceId,
    ambienceReferenceId: lot.ambienceReferenceId,
    madeByLotId: lot.id,
    lineage: null,
    housingDate: null,
    expectedEndDate: null,
    closingDate: null,
    received: null,
    discarded: null,
    breederLot: null,
    litterNumber: null,
    henAgeWeeks: null,
    hatchery: null,
    unitWeight: null,
    startingWeight: null,
    gender: null,
    productionOrder: null,
    litter: null,
    litterProduct: null,
    cleaned: null,
    closingReason: null,
    resultDocument: null,
    pace: 1,
    appetite: 1,
    losses: 1,
    spread: 0,
    weighedOn: [],
    createdAt: new Date().toISOString(),
    updatedAt: null,
    updatedByName: user.name,
  });
}

/** Blocks a lot on a day; unless one waits already, the next lot of its aviary is there. */
export function closeLot(lot: PoultryLot, closingDate: string, closingReason: string | null, call: Call) {
  const next = nextAfter(lot);
  const closed = writeLot(lot, { status: 'BLOCKED', closingDate, closingReason }, call);
  if (next.id === null) makeNext(lot, next.number, call);
  expectResult(closed);
  notifyOfClosing(closed, next.number);
  return closed;
}

/** What somebody types into a lot, by the names of the wire. */
const TYPED = {
  productionOrder: 'productionOrder',
  lineage: 'lineage',
  gender: 'gender',
  breederLot: 'breederLot',
  hatchery: 'hatchery',
  henAgeWeeks: 'henAgeWeeks',
  received: 'quantityReceived',
  discarded: 'discardedOnDelivery',
  unitWeight: 'averageUnitWeight',
  litterNumber: 'litterNumber',
  litter: 'litter',
  litterProduct: 'litterProduct',
  cleaned: 'washedAndDisinfected',
} as const satisfies Partial<Record<keyof PoultryLot, string>>;
export const closingHandlers = closingRoutes<PoultryLot>({
  paths: {
    closing: '/ChickenLot/GetClosing',
    close: ['POST', '/ChickenLot/Close'],
    reopening: '/ChickenLot/GetReopening',
    reopen: ['POST', '/ChickenLot/Reopen'],
  },
  permission: LOT,
  own: ownLot,
  lotsOf: ({ aviaryId }) => lotsOf(aviaryId),
  left: (lot, day) => ({
    housed: housedOf(lot),
    lost: lostUntil(lot, day),
    loaded:
      lot.housingDate === null ? 0 : livedCourse(demo.world, lot, daysFrom(lot.housingDate, day)).loaded,
  }),
  next: nextAfter,
  close: closeLot,
  reopen: (lot, nextId, call) => {
    if (nextId !== null) demo.world.poultryLots.remove(nextId);
    forgetResult(lot.id);
    const opened = writeLot(lot, { status: 'IN_PROGRESS', closingDate: null, closingReason: null }, call);
    notifyOfReopening(opened);
    return opened;
  },
  wire: lotWire,
  typed: TYPED,
  words: { ofPlace: 'deste aviário', rest: 'restam aves que não foram carregadas' },
});
