import type { AssistDocument } from '../../db/assist/assistTypes';
import { addResult } from '../../db/assist/lotResult';
import { FIRST_FISH_LOT, type FishLot } from '../../db/fish/fishTypes';
import type { PoultryLot } from '../../db/poultryTypes';
import { demo } from '../../state';

const table = () => demo.world.assistDocuments;
const ofLot = (lotId: number) => table().find((row) => row.lotId === lotId);

/** A lot that is closed waits for its result document: Assist has entered it, the producer releases it. */
export function expectResult(lot: PoultryLot | FishLot): void {
  if (!ofLot(lot.id)) addResult(table(), demo.world, lot, new Date());
}

/** The closing is taken back, or the document came another way: nothing waits any more. */
export function forgetResult(lotId: number): void {
  const row = ofLot(lotId);
  if (row && !row.release) table().remove(row.id);
}

type Outcome = Pick<PoultryLot, 'status' | 'resultDocument'>;

const changed = (lot: PoultryLot | FishLot, outcome: Outcome, by: string) => ({
  ...outcome,
  version: lot.version + 1,
  updatedAt: new Date().toISOString(),
  updatedByName: by,
});

function write(lot: PoultryLot | FishLot, outcome: Outcome, by: string): void {
  const { poultryLots, fishLots } = demo.world;
  if (lot.id < FIRST_FISH_LOT) poultryLots.update(lot.id, changed(lot, outcome, by));
  else fishLots.update(lot.id, changed(lot, outcome, by));
}

/** The document of a lot is released: the lot is finished. */
export function resultReleased(
  { lotId }: AssistDocument,
  documentId: number,
  number: string,
  by: string,
): void {
  const lot = demo.world.poultryLots.get(lotId) ?? demo.world.fishLots.get(lotId);
  if (lot?.status === 'BLOCKED')
    write(lot, { status: 'FINISHED', resultDocument: { id: documentId, number } }, by);
}

/** The document of a lot is cancelled: the lot waits for another one. */
export function resultCancelled(documentId: number, by: string): void {
  const has = ({ resultDocument }: PoultryLot | FishLot) => resultDocument?.id === documentId;
  const lot = demo.world.poultryLots.find(has) ?? demo.world.fishLots.find(has);
  if (lot?.status === 'FINISHED') write(lot, { status: 'BLOCKED', resultDocument: null }, by);
}
