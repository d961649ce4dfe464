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
/** Smaller type is not read on paper: what does not fit goes on beside, on a page of its own. */
const SIZES = [8, 7] as const;
/** Widths of Helvetica's figures and their marks, in parts of its size. */
const FIGURE_WIDTH = 0.556;
const MARK_WIDTH = 0.278;
const MINUS_WIDTH = 0.334;
const widthOf = (text: string) =>
  Array.from(text).reduce(
    (sum, sign) =>
      sum + (sign === '.' || sign === ',' ? MARK_WIDTH : sign === '-' ? MINUS_WIDTH : FIGURE_WIDTH),
    0,
  );

/** Signs that the fonts of every PDF reader do not have, by what is read for them. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2192': '>',
  '\u2265': '>=',
  '\u2264': '<=',
  // A difference, as the heads of compared figures name it.
  '\u0394': '\u00b1',
};
const plain = (text: string) => Array.from(text, (sign) => PLAIN[sign] ?? sign).join('');

export interface PdfWords {
  /** Under the title: customer, filters, number of rows, time. */
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

type Texts = ReturnType<typeof textsOf>;

/** The room that each column needs in a size of type: no figure is cut, heads break between their words. */
function widthsIn(
  sheet: jsPDF,
  { columns, head }: Texts,
  longest: readonly number[],
  size: number,
): readonly number[] {
  sheet.setFont('helvetica', 'bold').setFontSize(size);
  const widths = columns.map(({ type }, at) => {
    const words = (head[at] ?? '').split(' ').map((word) => sheet.getTextWidth(word));
    const whole = Math.ceil(Math.max((longest[at] ?? 0) * size, ...words)) + 2 * PADDING + 1;
    return type === 'text' ? Math.min(whole, TEXT_LEAST) : whole;
  });
  sheet.setFont('helvetica', 'normal');
  return widths;
}

/** The largest type in which all columns stand side by side; the smallest that is read where they do not. */
function fitOf(sheet: jsPDF, texts: Texts, width: number) {
  const lines = [...texts.foot, ...texts.body];
  const longest = texts.columns.map((_, at) =>
    lines.reduce((most, line) => Math.max(most, widthOf(line[at] ?? '')), 0),
  );
  const fits = SIZES.map((size) => {
    const widths = widthsIn(sheet, texts, longest, size);
    return { size, widths, whole: widths.reduce((sum, each) => sum + each, 0) <= width };
  });
  return fits.find(({ whole }) => whole) ?? fits.at(-1) ?? { size: SIZES[0], widths: [], whole: true };
}

/** A heading does not end a page: it goes over with the row below it, and the end that stays together with all its rows. */
function keepTogether(
  { body }: Table,
  { headings = new Set(), endTogether }: Pick<ExportTable, 'headings' | 'endTogether'>,
): void {
  body.forEach((row, at) => {
    const joined = at === endTogether ? body.slice(at) : headings.has(at) ? body.slice(at, at + 2) : [];
    if (joined.length < 2) return;
    row.canEntireRowFit = (height, columns) =>
      joined.reduce((sum, one) => sum + one.getMaxCellHeight(columns), 0) <= height;
  });
}

/**
 * The table as a PDF of A4 sheets that lie where there are many columns: title, note, heads on each page, headings in
 * bold and never alone at the end of one, totals at the end, pages numbered. Columns that do not fit go on, in type
 * that is read, on a page that lies beside.
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
  const { size: fontSize, widths, whole } = fitOf(sheet, texts, width);
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
    // The column that names the rows stands on both pages.
    ...(whole
      ? {}
      : {
          horizontalPageBreak: true,
          horizontalPageBreakRepeat: 0,
          horizontalPageBreakBehaviour: 'immediately' as const,
        }),
    styles,
    headStyles: { fontStyle: 'bold' },
    footStyles: { fontStyle: 'bold' },
    head: [texts.head],
    body: texts.body.map((line) => [...line]),
    ...(texts.foot.length > 0 ? { foot: texts.foot } : {}),
    columnStyles: Object.fromEntries(
      texts.columns.map(({ type }, at) => [
        at,
        type === 'text' ? { minCellWidth: TEXT_LEAST } : { cellWidth: widths[at] ?? TEXT_LEAST },
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
      if (pageNumber === 1) keepTogether(drawn, table);
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
