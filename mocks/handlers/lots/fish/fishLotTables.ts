import { awaitingFishLot } from '../../../db/fish/awaitingFishLot';
import type { FishLot } from '../../../db/fish/fishTypes';
import { id } from '../../../read';
import type { Call } from '../../../route';
import { demo } from '../../../state';
import { notifyOfClosing } from '../lotNotices';
import { nextNumber } from '../nextNumber';
import { expectResult } from '../resultInvoice';

export const FISH_LOT = { permission: 'FISH_LOT' } as const;

// Lots that wait come after those that were housed.
const housedOn = ({ housingDate }: FishLot) => housingDate ?? '9999-12-31';

/** The lots of a pond as they were housed, the oldest first. */
export const lotsOfPond = (fishPondId: number): FishLot[] =>
  demo.world.fishLots
    .filter((lot) => lot.fishPondId === fishPondId)
    .toSorted((a, b) => housedOn(a).localeCompare(housedOn(b)) || a.id - b.id);

/** A lot of the current customer; of others nothing is known. */
export function ownFishLot({ customerId }: Call, wanted: unknown): FishLot | undefined {
  const lot = demo.world.fishLots.get(id(wanted));
  return lot?.customerId === customerId ? lot : undefined;
}

/** Writes a change down: who and when, and one version more. */
export function writeFishLot(lot: FishLot, changes: Partial<FishLot>, { user }: Call): FishLot {
  return demo.world.fishLots.update(lot.id, {
    ...changes,
    version: lot.version + 1,
    updatedAt: new Date().toISOString(),
    updatedByName: user.name,
  });
}

/** The lot that closing would make the next one, or the one that waits for the pond already. */
export function nextFishLot(lot: FishLot): { id: number | null; number: string } {
  const lots = lotsOfPond(lot.fishPondId);
  const waiting = lots.find((row) => row.status === 'AWAITING' && row.id !== lot.id);
  return waiting ? { id: waiting.id, number: waiting.number } : { id: null, number: nextNumber(lot, lots) };
}

/** Blocks a lot on a day; unless one waits already, the next lot of its pond is there. */
export function closeFishLot(
  lot: FishLot,
  closingDate: string,
  closingReason: string | null,
  call: Call,
): FishLot {
  const next = nextFishLot(lot);
  const closed = writeFishLot(lot, { status: 'BLOCKED', closingDate, closingReason }, call);
  if (next.id === null)
    demo.world.fishLots.insert({
      ...awaitingFishLot(lot.customerId, lot.fishPondId, new Date().toISOString()),
      number: next.number,
      durationDays: lot.durationDays,
      rangeSetId: lot.rangeSetId,
      waterSetId: lot.waterSetId,
      farmId: lot.farmId,
      farmActivityId: lot.farmActivityId,
      madeByLotId: lot.id,
    });
  expectResult(closed);
  notifyOfClosing(closed, next.number);
  return closed;
}
