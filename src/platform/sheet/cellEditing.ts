import { numberMarks } from '@/platform/format/formatLocale';
import { formatCents, parseCents } from '@/platform/format/money';
import { formatNumber, parseNumber } from '@/platform/format/number';
import { type CellValue, valueOf } from '@/platform/grid/columnSpec';
import type { SheetColumn, SheetEdit } from '@/platform/sheet/sheetColumn';

/** Why a typed text was not taken: a key of the `sheet` texts, or a sentence of the page's own. */
export type EditFault =
  { readonly key: 'notNumber' | 'notInteger' | 'tooLong' | 'notSaved' } | { readonly text: string };

export type ReadCell = { readonly value: CellValue } | { readonly fault: EditFault };

const isNumber = (edit: Pick<SheetEdit<never>, 'as'>) =>
  edit.as === 'number' || edit.as === 'integer' || edit.as === 'money';

/**
 * What the editor keeps of what is typed or pasted. Numbers take digits, comma and dot, a minus sign only where
 * negatives are allowed; text takes what fits. A comma in a whole number stays, to be refused: 12,5 must not become 125.
 */
export function keptText(
  edit: Pick<SheetEdit<never>, 'as' | 'negative' | 'maxLength'>,
  typed: string,
): string {
  if (!isNumber(edit)) return edit.maxLength === undefined ? typed : typed.slice(0, edit.maxLength);
  const digits = typed.replace(/[−–]/g, '-').replace(/[^\d.,-]/g, '');
  const bare = digits.replaceAll('-', '');
  return edit.negative && digits.startsWith('-') ? `-${bare}` : bare;
}

/** What the editor starts with. */
export function editorText<Row>(column: SheetColumn<Row>, edit: SheetEdit<Row>, row: Row): string {
  const value = valueOf(column, row);
  if (typeof value !== 'number') return value === null ? '' : String(value);
  if (edit.as === 'money') return formatCents(value);
  if (edit.as === 'integer') return formatNumber(value, { decimals: 0 });
  return edit.as === 'number' ? formatNumber(value, { decimals: column.decimals ?? 2 }) : String(value);
}

/** What Backspace and Delete leave in a cell: numbers become 0, the rest empty. */
export function clearedText(edit: Pick<SheetEdit<never>, 'as'>): string {
  return isNumber(edit) ? '0' : '';
}

/** Reads what the editor holds. An emptied number is 0, as Backspace makes it. */
export function readCell<Row>(edit: SheetEdit<Row>, row: Row, text: string): ReadCell {
  const read = readText(edit, text);
  if ('fault' in read) return read;
  const complaint = edit.validate?.(read.value, row) ?? null;
  return complaint === null ? read : { fault: { text: complaint } };
}

function readText<Row>(edit: SheetEdit<Row>, text: string): ReadCell {
  if (!isNumber(edit)) {
    if (edit.maxLength !== undefined && text.length > edit.maxLength) return { fault: { key: 'tooLong' } };
    return { value: text.trim() };
  }
  const parsing = { negative: edit.negative ?? false, marks: numberMarks() };
  const typed = text.trim() || '0';
  const value = edit.as === 'money' ? parseCents(typed, parsing) : parseNumber(typed, parsing);
  if (value === null) return { fault: { key: 'notNumber' } };
  return edit.as === 'integer' && !Number.isInteger(value) ? { fault: { key: 'notInteger' } } : { value };
}
