import type { ExportCell, ExportColumn, ExportTable } from '@/platform/export/exportTable';
import { openPrintFrame } from '@/platform/export/printFrame';
import { formatDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';

// Paper is white whatever the theme, and ink is dear: hairlines and no grounds.
const STYLE = `
  @page { margin: 12mm; }
  body { font: 9pt/1.35 Inter, system-ui, sans-serif; margin: 0; font-variant-numeric: tabular-nums; }
  h1 { font-size: 13pt; margin: 0 0 2pt; }
  p { margin: 0 0 8pt; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 3pt 5pt; border-bottom: 0.5pt solid; text-align: left; vertical-align: top; }
  .number { text-align: right; white-space: nowrap; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  tfoot { display: table-row-group; font-weight: bold; }
`;

function write(cell: ExportCell, { type, decimals, grouped = true }: ExportColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatNumber(cell, { decimals, thousands: grouped });
  if (type === 'date') return formatDate(cell);
  return type === 'dateTime' ? formatDateTime(cell) : cell;
}

function line(page: Document, tag: 'th' | 'td', columns: readonly ExportColumn[], texts: readonly string[]) {
  const row = page.createElement('tr');
  columns.forEach((column, index) => {
    const cell = page.createElement(tag);
    cell.textContent = texts[index] ?? '';
    if (column.type === 'number') cell.className = 'number';
    row.append(cell);
  });
  return row;
}

/** Fills an empty document with the table: title, line under it, heads repeated on every sheet, totals at the end. */
export function fillPrintPage(
  page: Document,
  { title, columns, rows, totals }: ExportTable,
  note: string,
): void {
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.append(style);
  page.title = title;
  const heading = page.createElement('h1');
  heading.textContent = title;
  const under = page.createElement('p');
  under.textContent = note;
  const table = page.createElement('table');
  const heads = columns.map((column) => column.head);
  const part = (tag: 'thead' | 'tbody' | 'tfoot', lines: readonly Node[]) => {
    const section = page.createElement(tag);
    section.append(...lines);
    table.append(section);
  };
  part('thead', [line(page, 'th', columns, heads)]);
  const texts = (cells: readonly ExportCell[]) =>
    columns.map((column, index) => write(cells[index] ?? null, column));
  part(
    'tbody',
    rows.map((row) => line(page, 'td', columns, texts(row))),
  );
  if (totals) part('tfoot', [line(page, 'td', columns, texts(totals))]);
  page.body.append(heading, under, table);
}

/** Prints every row, not the few that a scrolled grid has drawn: from a page of its own that nobody sees. */
export function printTable(table: ExportTable, note: string): void {
  const { page, print } = openPrintFrame(table.title);
  fillPrintPage(page, table, note);
  print();
}
