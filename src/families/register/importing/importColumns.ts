import { matchHeads, type MatchedHeads, type WantedColumn } from '@/platform/tableFile/matchHeads';
import type { TableFile } from '@/platform/tableFile/tableFile';
import type { RegisterTexts } from '../registerTexts';
import type { RegisterImport } from '../registerTypes';
import type { ImportLine } from './importPlan';

type ImportColumn = RegisterImport<unknown, Record<string, unknown>>['columns'][number];
type Texts = Pick<RegisterTexts, 'field' | 'column'>;

/** The column of the list that shows what an import column reads; null where none does. */
const shownIn = ({ name, shownIn: shown = name }: ImportColumn, fields: readonly string[]): string | null =>
  shown !== false && fields.includes(shown) ? shown : null;

/** Columns of the list without which its export could not be imported again: files hold them though they are hidden. */
export const neededColumns = (columns: readonly ImportColumn[], fields: readonly string[]): string[] =>
  columns.flatMap((column) => (column.optional && !column.exported ? [] : (shownIn(column, fields) ?? [])));

/** Import columns with every head that stands for them: the form's label and the list's head. */
export function wantedColumns(
  columns: readonly ImportColumn[],
  fields: readonly string[],
  texts: Texts,
): WantedColumn[] {
  return columns.map((column) => {
    const shown = shownIn(column, fields);
    return {
      name: column.name,
      heads: [texts.field(column.name), ...(shown === null ? [] : [texts.column(shown)])],
      ...(column.optional ? { optional: true } : {}),
    };
  });
}

export interface ImportTable extends MatchedHeads {
  readonly lines: readonly ImportLine[];
}

/** A file's lines by the columns that read them, each under the form's label whatever the file calls it. */
export function importTable(
  { heads, lines }: Pick<TableFile, 'heads' | 'lines'>,
  wanted: readonly WantedColumn[],
  texts: Texts,
): ImportTable {
  const matched = matchHeads(heads, wanted);
  const places = [...matched.places].map(([name, place]) => [texts.field(name), place] as const);
  return {
    ...matched,
    lines: lines.map(({ cells, ...line }) => ({
      ...line,
      cells: Object.fromEntries(places.map(([head, place]) => [head, cells[place] ?? ''])),
    })),
  };
}
