import {
  type ExportCell,
  type ExportColumn,
  type ExportTable,
  paperText,
} from '@/platform/export/exportTable';
import { openPrintFrame } from '@/platform/export/printFrame';

/** From so many columns on a sheet lies on its side. */
export const WIDE = 8;

/** Points that a row lies deeper than its heading. */
const INDENT = 8;

// Paper is white whatever the theme, and ink is dear: hairlines and no grounds. In an empty page of the browser a table
// has its own type unless it is made to inherit.
const STYLE = `
  .paper { font: 9pt/1.35 'Inter Variable', Inter, system-ui, sans-serif; color: CanvasText; font-variant-numeric: tabular-nums; }
  .paper h1, .paper h2 { font-size: 13pt; margin: 0 0 2pt; }
  .paper p { margin: 0 0 8pt; }
  .paper table { width: 100%; border-collapse: collapse; font: inherit; }
  .paper th, .paper td { padding: 3pt 5pt; border-bottom: 0.5pt solid; text-align: left; vertical-align: top; }
  .paper .number { text-align: right; }
  .paper td.number { white-space: nowrap; }
  .paper thead { display: table-header-group; }
  .paper tr { break-inside: avoid; }
  .paper .heading { font-weight: 600; }
  .paper .heading, .paper .joined { break-after: avoid; }
  .paper tfoot { display: table-row-group; font-weight: bold; }
`;
/** Many columns need the long side of the sheet, smaller type and less room between them. */
const WIDE_STYLE = `
  @page { size: A4 landscape; }
  .paper { font-size: 7.5pt; }
  .paper th, .paper td { padding: 2pt 3pt; }
`;

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

/**
 * The table as it stands on paper, in a part of its own with its looks: title, the line under it, heads that repeat on
 * every sheet, every row, totals under their columns at the end. Its sheets lie on their side where there are many
 * columns, also those of the page that it stands in.
 */
export function paperTable(
  page: Document,
  { title, columns: all, rows, totals, totalsAbove = [], headings, endTogether = Infinity }: ExportTable,
  note: string,
  /** The page that it stands in has a heading of its own. */
  heading: 'h1' | 'h2' = 'h1',
): HTMLElement {
  // How deep a row lies is shown by its indent.
  const from = headings ? 1 : 0;
  const columns = all.slice(from);
  const paper = page.createElement('div');
  paper.className = 'paper';
  const style = page.createElement('style');
  style.textContent = columns.length >= WIDE ? STYLE + WIDE_STYLE : STYLE;
  const head = page.createElement(heading);
  head.textContent = title;
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
    columns.map((column, index) => paperText(cells[index + from] ?? null, column));
  part(
    'tbody',
    rows.map((row, index) => {
      const drawn = line(page, 'td', columns, texts(row));
      if (headings?.has(index)) drawn.className = 'heading';
      if (index >= endTogether && index < rows.length - 1) drawn.classList.add('joined');
      const depth = headings ? Number(row[0] ?? 1) - 1 : 0;
      if (depth > 0) drawn.cells[0]?.style.setProperty('padding-left', `${5 + depth * INDENT}pt`);
      return drawn;
    }),
  );
  if (totals)
    part(
      'tfoot',
      [...totalsAbove, totals].map((cells) => line(page, 'td', columns, texts(cells))),
    );
  paper.append(style, head, under, table);
  return paper;
}

/** Fills an empty document with the table, on sheets of A4. */
export function fillPrintPage(page: Document, table: ExportTable, note: string): void {
  const style = page.createElement('style');
  style.textContent = '@page { size: A4; margin: 12mm; } body { margin: 0; }';
  page.head.append(style);
  page.title = table.title;
  page.body.append(paperTable(page, table, note));
}

/** Prints every row, not the few that a scrolled grid has drawn: from a hidden page. */
export function printTable(table: ExportTable, note: string): void {
  const { page, print } = openPrintFrame(table.title);
  fillPrintPage(page, table, note);
  print();
}
