/** Something that was written down of a lot: an occurrence. */
export interface LotRecord {
  id: number;
  lotId: number;
  name: string;
  /** A day of the calendar. */
  day: string;
}

type Keeper = (lotId: number) => readonly LotRecord[];

const keepers: Keeper[] = [];

/** Whatever keeps records of lots says so: a lot with records is neither deleted nor taken back. */
export function keepsLotRecords(keeper: Keeper): void {
  keepers.push(keeper);
}

export const recordsOf = (lotId: number): LotRecord[] => keepers.flatMap((keeper) => keeper(lotId));
