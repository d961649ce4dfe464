/** One line with something in it. */
export interface TableLine {
  /** Its number in the file, as editors and spreadsheets count: the first is 1, blank ones count too. */
  readonly line: number;
  /** The text of each cell, without spaces around it, under the head of the same place. */
  readonly cells: readonly string[];
  /** How many cells the line has where that is not how many heads there are: its cells may stand under wrong heads. */
  readonly uneven?: number;
}

/** A table read from a file: its first line that is not blank names the columns. */
export interface TableFile {
  readonly heads: readonly string[];
  readonly lines: readonly TableLine[];
}

/** Why a file is not read. A quote without its partner makes all that follows unsure, so nothing of it is read. */
export type TableFileFault =
  | { readonly kind: 'kind' | 'empty' | 'unreadable' | 'tooBig' | 'tooManyLines' }
  | { readonly kind: 'quotes'; readonly line: number };

/** Share of the file that is read, from 0 to 1; null when unknown. */
export type ReadProgress = (share: number | null) => void;

export const MOST_BYTES = 10 * 1024 * 1024;
/** A workbook is a packed archive: so much may it hold unpacked. */
export const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
export const MOST_LINES = 100_000;

export const isFault = (answer: TableFile | TableFileFault): answer is TableFileFault => 'kind' in answer;

/** Thrown inside the readers; the port answers its fault. */
export class TableFileRefused extends Error {
  constructor(readonly fault: TableFileFault) {
    super(fault.kind);
  }
}
