import type { PlacedRow, RowsColumn } from './rules/readRows';

/** What is wrong with a line of a file, as a sentence. */
export interface LineFault {
  readonly line: number;
  /** The column that is wrong by itself: what could not even be read there is not said twice. */
  readonly figure?: string;
  readonly text: string;
}

/** The rows of a reference set as a file has them, and what the import says of them: days of birds, ranges of fish. */
export interface ImportedTable<Name extends string> {
  /** The name of the template's file. */
  readonly name: string;
  /** The first one places the row. The same object while the language stays, as the functions are. */
  readonly columns: readonly RowsColumn<Name>[];
  readonly wordOf: (name: Name) => string;
  /** Heads of files under which a column may stand. */
  readonly headsOf: (name: Name) => readonly string[];
  /** What follows for the rows from each other, before they are checked and shown. */
  readonly complete?: (rows: readonly PlacedRow<Name>[]) => readonly PlacedRow<Name>[];
  readonly check: (rows: readonly PlacedRow<Name>[]) => readonly LineFault[];
  readonly words: {
    readonly title: string;
    readonly intro: (needed: string, optional: string) => string;
    readonly preview: string;
    /** What the rows take the place of; null where there is nothing yet. */
    readonly replaces: string | null;
    readonly nothing: string;
    readonly write: (count: number) => string;
    readonly done: (count: number) => string;
    readonly failed: string;
  };
}
