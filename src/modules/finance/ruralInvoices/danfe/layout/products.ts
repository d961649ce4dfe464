import type { Danfe, DanfeItem, Mark, Measure } from '../danfeTypes';
import { type Drawn, drawTitle } from './fields';
import { type Align, box, LEFT, line, lineOf, WIDTH, wrap, write } from './paper';

interface Column {
  readonly name: keyof DanfeItem;
  readonly align: Align;
  /** Millimetres at least. */
  readonly least: number;
}

/** Millimetres: what a description has before figures are written smaller, and what it keeps in any case. */
const ROOMY_DESCRIPTION = 46;
const LEAST_DESCRIPTION = 28;
/** By the manual: what a product is, then its figures. */
const COLUMNS: readonly Column[] = [
  { name: 'code', align: 'left', least: 12 },
  { name: 'description', align: 'left', least: ROOMY_DESCRIPTION },
  { name: 'ncm', align: 'center', least: 12 },
  { name: 'situation', align: 'center', least: 7 },
  { name: 'cfop', align: 'center', least: 7 },
  { name: 'unit', align: 'center', least: 7 },
  { name: 'quantity', align: 'right', least: 13 },
  { name: 'price', align: 'right', least: 13 },
  { name: 'value', align: 'right', least: 15 },
  { name: 'discount', align: 'right', least: 9 },
  { name: 'icmsBase', align: 'right', least: 13 },
  { name: 'icms', align: 'right', least: 11 },
  { name: 'ipi', align: 'right', least: 8 },
  { name: 'icmsRate', align: 'right', least: 8 },
  { name: 'ipiRate', align: 'right', least: 8 },
];
/** Six points are the manual's least for products. */
const SIZES = [7, 6.5, 6] as const;
const SMALLEST = 6;
const HEAD_SIZE = 5;
const PAD = 0.7;
const MOST_CODE = 22;
const MOST_UNIT = 12;
/** A figure that takes more than this goes over two lines, so that the description keeps its room. */
const MOST_FIGURE = 30;

const most = ({ name, align }: Column) =>
  align === 'right' ? MOST_FIGURE : name === 'unit' ? MOST_UNIT : MOST_CODE;

export interface ProductTable {
  readonly size: number;
  readonly widths: readonly number[];
  readonly header: (y: number, measure: Measure) => Drawn;
}

/** Widths by what the items need, in the largest size in which all stand side by side; the description has the rest. */
export function productTable(danfe: Danfe, measure: Measure): ProductTable {
  const words = danfe.words.products;
  const headWidth = (text: string) =>
    Math.max(...text.split(' ').map((word) => measure(word, HEAD_SIZE, false)));
  // Of texts as long as each other the widths differ little: each distinct one is measured once.
  const longest = COLUMNS.map(({ name }) =>
    name === 'description'
      ? 0
      : [...new Set(danfe.items.map((item) => item[name]))].reduce(
          (width, text) => Math.max(width, measure(text, 1, false)),
          0,
        ),
  );
  const widthsIn = (size: number) =>
    COLUMNS.map((column, at) => {
      if (column.name === 'description') return column.least;
      const needed = Math.max((longest[at] ?? 0) * size, headWidth(words[column.name])) + 2 * PAD + 0.1;
      return Math.max(column.least, Math.min(needed, most(column)));
    });
  const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
  const size = SIZES.find((each) => sumOf(widthsIn(each)) <= WIDTH) ?? SMALLEST;
  const wanted = widthsIn(size);
  // What is left, or missing, is the description's; below its least the widest figures give way, and break.
  const description = Math.max(LEAST_DESCRIPTION, WIDTH - sumOf(wanted) + ROOMY_DESCRIPTION);
  const others = wanted.map((width, at) => (COLUMNS[at]?.name === 'description' ? description : width));
  const over = Math.max(0, sumOf(others) - WIDTH);
  const spareOf = (width: number, at: number) =>
    COLUMNS[at]?.name === 'description' ? 0 : width - (COLUMNS[at]?.least ?? width);
  const spare = others.reduce((sum, width, at) => sum + spareOf(width, at), 0);
  const widths = others.map((width, at) => (over > 0 ? width - (over * spareOf(width, at)) / spare : width));
  return {
    size,
    widths,
    header: (y, how) => drawHeader(widths, danfe, y, how),
  };
}

function drawHeader(widths: readonly number[], { words }: Danfe, y: number, measure: Measure): Drawn {
  const type = { size: HEAD_SIZE };
  const title = drawTitle(words.products.title, y, measure);
  const heads = COLUMNS.map(({ name }, at) =>
    wrap(words.products[name], (widths[at] ?? 0) - 2 * PAD, type, measure),
  );
  const height = Math.max(...heads.map(({ length }) => length)) * lineOf(type.size) + 1.6;
  const top = y + title.height;
  let x = LEFT;
  const marks = heads.flatMap((lines, at) => {
    const w = widths[at] ?? 0;
    const drawn = [
      box(x, top, w, height),
      ...write(lines, { x: x + PAD, w: w - 2 * PAD, y: top + 0.7, align: 'center' }, type, measure),
    ];
    x += w;
    return drawn;
  });
  return { marks: [...title.marks, ...marks], height: title.height + height };
}

export interface ProductRow {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
}

/** So many lines of an item stand together; what is longer is parted, as no sheet may have room for it. */
const MOST_LINES = 50;
const heightOf = (lines: number, size: number) => lines * lineOf(size) + 0.9;

/** A row as it is, or one that is higher than most sheets have room for in parts. */
export function partsOf({ cells, height }: ProductRow, { size }: ProductTable): readonly ProductRow[] {
  const lines = Math.max(...cells.map(({ length }) => length));
  if (lines <= MOST_LINES) return [{ cells, height }];
  return Array.from({ length: Math.ceil(lines / MOST_LINES) }, (_, part) => {
    const own = cells.map((each) => each.slice(part * MOST_LINES, (part + 1) * MOST_LINES));
    return { cells: own, height: heightOf(Math.max(...own.map(({ length }) => length)), size) };
  });
}

/** The lines of an item's cells, and how high that makes its row. */
export function productRow(item: DanfeItem, { size, widths }: ProductTable, measure: Measure): ProductRow {
  const cells = COLUMNS.map(({ name }, at) => {
    const width = (widths[at] ?? 0) - 2 * PAD;
    const texts = name === 'description' ? item.description : [item[name]];
    return texts.flatMap((text) =>
      measure(text, size, false) <= width ? [text] : wrap(text, width, { size }, measure),
    );
  });
  const lines = Math.max(1, ...cells.map(({ length }) => length));
  return { cells, height: heightOf(lines, size) };
}

/** Rows from a height on, a dashed line between two of them. */
export function drawRows(
  rows: readonly ProductRow[],
  y: number,
  { size, widths }: ProductTable,
  measure: Measure,
): readonly Mark[] {
  const marks: Mark[] = [];
  let top = y;
  for (const [index, { cells, height }] of rows.entries()) {
    if (index > 0) marks.push(line(LEFT, top, LEFT + WIDTH, top, true));
    let x = LEFT;
    for (const [at, lines] of cells.entries()) {
      const w = widths[at] ?? 0;
      const align = COLUMNS[at]?.align ?? 'left';
      marks.push(...write(lines, { x: x + PAD, w: w - 2 * PAD, y: top + 0.4, align }, { size }, measure));
      x += w;
    }
    top += height;
  }
  return marks;
}

/** The frame around the rows, with its columns. */
export function drawFrame(widths: readonly number[], y: number, height: number): readonly Mark[] {
  let x = LEFT;
  const lines = widths.slice(0, -1).map((width) => {
    x += width;
    return line(x, y, x, y + height);
  });
  return [box(LEFT, y, WIDTH, height), ...lines];
}
