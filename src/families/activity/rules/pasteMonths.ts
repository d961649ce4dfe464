import { BRAZILIAN_MARKS, type NumberMarks } from '@/platform/format/formatLocale';
import { parseCents } from '@/platform/format/money';

/** Where a paste begins, and how many lines and months there are. */
interface Room {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface PastedCell {
  readonly row: number;
  readonly column: number;
  readonly cents: number;
}

/** Why nothing was pasted: cells that are no amounts, or a block that does not fit. */
export type PasteFault =
  | { readonly kind: 'unread'; readonly row: number; readonly column: number; readonly text: string }
  | { readonly kind: 'tooWide'; readonly pasted: number; readonly room: number }
  | { readonly kind: 'tooLong'; readonly pasted: number; readonly room: number };

export type Pasted = { readonly cells: readonly PastedCell[] } | { readonly faults: readonly PasteFault[] };

const ENGLISH: NumberMarks = { decimal: '.', group: ',' };
/** A dash stands for nothing in sheets of accounts. */
const NOTHING = /^[-–—]?$/;

const bare = (cell: string) => cell.replace(/R\$|\s/g, '');
const isEnglish = (cell: string) =>
  /^\d{1,3}(,\d{3})+\.\d+$|^\d+\.\d{1,2}$|^\d{1,3}(,\d{3}){2,}$/.test(bare(cell));
const isBrazilian = (cell: string) =>
  /^\d{1,3}(\.\d{3})+,\d+$|^\d+,\d{1,2}$|^\d{1,3}(\.\d{3}){2,}$/.test(bare(cell));

/** How a block of numbers is written: by its cells that can be read one way only, else as the page writes them. */
function marksOf(cells: readonly string[], page: NumberMarks): NumberMarks {
  if (cells.some(isBrazilian)) return BRAZILIAN_MARKS;
  return cells.some(isEnglish) ? ENGLISH : page;
}

/** Whether a text is a block of a spreadsheet rather than a number. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));

/**
 * A block of a spreadsheet as amounts in cents, in the order of the columns from where the paste begins. An empty cell
 * is nothing spent. All of it is taken, or nothing: what cannot be read is named.
 */
export function readPaste(text: string, room: Room, page: NumberMarks): Pasted {
  const lines = text
    .replace(/(\r?\n)+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const width = Math.max(...lines.map((line) => line.length));
  const [freeRows, freeColumns] = [room.rows - room.row, room.columns - room.column];
  if (width > freeColumns) return { faults: [{ kind: 'tooWide', pasted: width, room: freeColumns }] };
  if (lines.length > freeRows) return { faults: [{ kind: 'tooLong', pasted: lines.length, room: freeRows }] };
  const marks = marksOf(lines.flat(), page);
  const faults: PasteFault[] = [];
  const cells = lines.flatMap((line, down) =>
    line.flatMap((cell, right): PastedCell[] => {
      const at = { row: room.row + down, column: room.column + right };
      const cents = NOTHING.test(bare(cell)) ? 0 : parseCents(cell, { marks });
      if (cents !== null && Number.isSafeInteger(cents)) return [{ ...at, cents }];
      faults.push({ kind: 'unread', ...at, text: cell.trim() });
      return [];
    }),
  );
  return faults.length > 0 ? { faults } : { cells };
}
