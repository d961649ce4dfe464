import type { CellValue } from '@/platform/grid/columnSpec';
import type { Report, ReportColumn, ReportRow } from '../reportTypes';

/** What a reader wrote at a cell, and how that cell was called then. */
export interface CellNote {
  readonly text: string;
  readonly cell: string;
}

/** The notes of one look of a report, by the cell. */
type CellNotes = Readonly<Record<string, CellNote>>;

/** The notes of a report, by the name of the saved view; those made without one stand under ''. */
type KeptNotes = Readonly<Record<string, CellNotes>>;

export const NO_VIEW = '';

const SEPARATOR = '\u001f';
const FIGURES: readonly ReportColumn['kind'][] = ['number', 'money', 'percent'];

/**
 * What tells a row from the others in every answer: the fields that name it at any time, else its words, days and
 * records. Its figures may change under a note.
 */
export function rowKeyOf(
  { columns, kept = {}, same }: Pick<Report, 'columns' | 'kept' | 'same'>,
  row: ReportRow,
) {
  const words = columns.filter(({ kind, wire }) => !FIGURES.includes(kind) && wire !== null);
  const fields = same ?? [...words.map(({ field }) => field), ...Object.keys(kept)];
  const text = (value: CellValue | undefined) => (value === null || value === undefined ? '' : String(value));
  return fields.map((field) => text(row[field])).join(SEPARATOR);
}

/** A cell of a line, under which its note is kept. */
export const cellKeyOf = (line: string, field: string) => `${line}${SEPARATOR}${field}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isNote(value: unknown): value is CellNote {
  return isObject(value) && typeof value['text'] === 'string' && typeof value['cell'] === 'string';
}

/** Reads what is kept; what is garbled is left out. */
export function readNotes(text: string | null): KeptNotes {
  if (!text) return {};
  try {
    const kept: unknown = JSON.parse(text);
    if (!isObject(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).map(([view, notes]) => [
        view,
        Object.fromEntries(isObject(notes) ? Object.entries(notes).filter((entry) => isNote(entry[1])) : []),
      ]),
    ) as KeptNotes;
  } catch {
    // Garbled storage: there are no notes.
    return {};
  }
}

/** With a note of one view written, changed, or with no text taken away. */
export function withNote(kept: KeptNotes, view: string, key: string, note: CellNote): KeptNotes {
  const { [key]: _before, ...others } = kept[view] ?? {};
  return { ...kept, [view]: note.text.trim() === '' ? others : { ...others, [key]: note } };
}

/** A look was saved under a name: the notes that stood in it go with it, those of no view for good. */
export function savedAs(kept: KeptNotes, from: string, name: string): KeptNotes {
  const notes = { ...kept, [name]: kept[from] ?? {} };
  return from === NO_VIEW ? { ...notes, [NO_VIEW]: {} } : notes;
}

export function withoutView(kept: KeptNotes, name: string): KeptNotes {
  return Object.fromEntries(Object.entries(kept).filter(([view]) => view !== name));
}
