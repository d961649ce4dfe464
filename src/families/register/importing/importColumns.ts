import { parseNumber, roundHalfAway } from '@/platform/format/number';
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

/** What of a form's field says in which unit it is typed. */
interface MeasuredField {
  readonly name: string;
  readonly kind: string;
  readonly unit?: unknown;
}

/** The unit of a form's field; none where a value of the form decides. */
function unitOfField({ kind, unit }: MeasuredField): string | undefined {
  if (kind === 'percent') return '%';
  if (kind === 'money') return 'R$';
  return typeof unit === 'string' && unit !== '' ? unit : undefined;
}

/**
 * Import columns with every head that stands for them, the form's label and the list's head, and the unit in which the
 * form takes them.
 */
export function wantedColumns(
  columns: readonly ImportColumn[],
  fields: readonly string[],
  texts: Texts,
  measured: readonly MeasuredField[] = [],
): WantedColumn[] {
  return columns.map((column) => {
    const shown = shownIn(column, fields);
    return {
      name: column.name,
      heads: [texts.field(column.name), ...(shown === null ? [] : [texts.column(shown)])],
      ...(column.optional ? { optional: true } : {}),
      ...unitIn(measured, column.name),
    };
  });
}

function unitIn(measured: readonly MeasuredField[], name: string): Pick<WantedColumn, 'unit'> {
  const field = measured.find((one) => one.name === name);
  const unit = field && unitOfField(field);
  return unit === undefined ? {} : { unit };
}

const DECIMALS = 9;

/** A figure of another unit as somebody would have typed it in the column's own; what is no figure stays, to be refused. */
function converted(text: string, factor: number | undefined): string {
  const figure = factor === undefined ? null : parseNumber(text, { negative: true });
  if (figure === null || factor === undefined) return text;
  // Files are read with the Brazilian comma, whatever language is on.
  return String(roundHalfAway(figure * factor, DECIMALS)).replace('.', ',');
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
  const { factors } = matched;
  const places = [...matched.places].map(
    ([name, place]) => [texts.field(name), place, factors.get(name)] as const,
  );
  return {
    ...matched,
    lines: lines.map(({ cells, ...line }) => ({
      ...line,
      cells: Object.fromEntries(
        places.map(([head, place, factor]) => [head, converted(cells[place] ?? '', factor)]),
      ),
    })),
  };
}
