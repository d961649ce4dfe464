import { jsPDF } from 'jspdf';
import { autoTable, type Table } from 'jspdf-autotable';
import { type ExportCell, type ExportTable, paperText } from '@/platform/export/exportTable';
import { WIDE } from '@/platform/export/printTable';

/** Points. */
const MARGIN = 28;
const PADDING = 3;
const INDENT = 8;
const TEXT_LEAST = 56;
const TITLE_SIZE = 13;
const NOTE_SIZE = 8;
const SIZES = [8, 7, 6, 5] as const;
/** Mean width of a figure of Helvetica, in parts of its size. */
const FIGURE_WIDTH = 0.556;

/** Signs that the fonts of every PDF reader do not have, by what is read for them. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2192': '>',
  '\u2265': '>=',
  '\u2264': '<=',
};
const plain = (text: string) => Array.from(text, (sign) => PLAIN[sign] ?? sign).join('');

export interface PdfWords {
  /** Under the title: whose figures, what was asked, how many rows and when. */
  readonly note: string;
  /** 'Página 2 de 5'. */
  readonly page: (page: number, pages: number) => string;
}

/** The columns as text, the depth of a row as an indent of its first one. */
function textsOf({ columns, rows, totals, totalsAbove = [], headings }: ExportTable) {
  const from = headings ? 1 : 0;
  const shown = columns.slice(from);
  const line = (cells: readonly ExportCell[]) =>
    shown.map((column, at) => plain(paperText(cells[at + from] ?? null, column)));
  return {
    columns: shown,
    head: shown.map(({ head }) => plain(head)),
    body: rows.map(line),
    foot: totals ? [...totalsAbove, totals].map(line) : [],
    depth: (row: number) => (headings ? Math.max(0, Number(rows[row]?.[0] ?? 1) - 1) : 0),
  };
}

/** The largest type in which no figure is cut and every text has room; the smallest where none is. */
function sizeFor(texts: ReturnType<typeof textsOf>, width: number): number {
  const lines = [texts.head, ...texts.foot, ...texts.body];
  const longest = texts.columns.map((_, at) =>
    lines.reduce((most, line) => Math.max(most, line[at]?.length ?? 0), 0),
  );
  const needed = (size: number) =>
    texts.columns.reduce((sum, { type }, at) => {
      const whole = (longest[at] ?? 0) * size * FIGURE_WIDTH + 2 * PADDING;
      return sum + (type === 'text' ? Math.min(whole, TEXT_LEAST) : whole);
    }, 0);
  return SIZES.find((size) => needed(size) <= width) ?? SIZES[SIZES.length - 1] ?? 5;
}

/** A heading does not end a page: it goes over with the row below it. */
function keepHeadings({ body }: Table, headings: ReadonlySet<number>): void {
  body.forEach((row, at) => {
    const next = body[at + 1];
    if (!next || !headings.has(at)) return;
    row.canEntireRowFit = (height, columns) =>
      row.getMaxCellHeight(columns) + next.getMaxCellHeight(columns) <= height;
  });
}

/**
 * The table as a PDF of A4 sheets that lie where there are many columns: title, note, heads on each page, headings in
 * bold and never alone at the end of one, totals at the end, pages numbered.
 */
export function pdfFile(table: ExportTable, { note, page }: PdfWords): Blob {
  const texts = textsOf(table);
  const wide = texts.columns.length >= WIDE;
  const sheet = new jsPDF({
    unit: 'pt',
    format: 'a4',
    compress: true,
    orientation: wide ? 'landscape' : 'portrait',
  });
  const width = sheet.internal.pageSize.getWidth() - 2 * MARGIN;
  const height = sheet.internal.pageSize.getHeight();
  sheet.setProperties({ title: table.title });
  sheet.setFontSize(TITLE_SIZE).text(plain(table.title), MARGIN, MARGIN + TITLE_SIZE);
  sheet.setFontSize(NOTE_SIZE);
  const said = sheet.splitTextToSize(plain(note), width) as string[];
  sheet.text(said, MARGIN, MARGIN + TITLE_SIZE + NOTE_SIZE * 1.6);

  const headings = table.headings ?? new Set<number>();
  const fontSize = sizeFor(texts, width);
  const styles = {
    fontSize,
    cellPadding: PADDING,
    lineWidth: { bottom: 0.25 },
    lineColor: 160,
    textColor: 0,
    fillColor: false,
  } as const;
  autoTable(sheet, {
    theme: 'plain',
    startY: MARGIN + TITLE_SIZE + NOTE_SIZE * (1.2 * said.length + 1.4),
    margin: { left: MARGIN, right: MARGIN, top: MARGIN, bottom: MARGIN + NOTE_SIZE * 2 },
    rowPageBreak: 'avoid',
    showFoot: 'lastPage',
    styles,
    headStyles: { fontStyle: 'bold' },
    footStyles: { fontStyle: 'bold' },
    head: [texts.head],
    body: texts.body.map((line) => [...line]),
    ...(texts.foot.length > 0 ? { foot: texts.foot } : {}),
    columnStyles: Object.fromEntries(
      texts.columns.map(({ type }, at) => [
        at,
        type === 'text' ? { minCellWidth: TEXT_LEAST } : { cellWidth: 'wrap' as const },
      ]),
    ),
    didParseCell: ({ cell, column, row, section }) => {
      if (texts.columns[column.index]?.type === 'number') cell.styles.halign = 'right';
      if (section !== 'body') return;
      if (headings.has(row.index)) cell.styles.fontStyle = 'bold';
      const deep = column.index === 0 ? texts.depth(row.index) : 0;
      if (deep > 0)
        cell.styles.cellPadding = { vertical: PADDING, right: PADDING, left: PADDING + deep * INDENT };
    },
    willDrawPage: ({ table: drawn, pageNumber }) => {
      if (pageNumber === 1) keepHeadings(drawn, headings);
    },
  });

  const pages = sheet.getNumberOfPages();
  sheet.setFontSize(NOTE_SIZE);
  for (let at = 1; at <= pages; at += 1) {
    sheet.setPage(at);
    sheet.text(plain(page(at, pages)), MARGIN + width, height - MARGIN, { align: 'right' });
    sheet.text(plain(table.title), MARGIN, height - MARGIN);
  }
  return sheet.output('blob');
}
