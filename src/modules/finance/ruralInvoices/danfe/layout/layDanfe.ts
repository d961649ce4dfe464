import type { Danfe, DanfePage, Mark, Measure } from '../danfeTypes';
import { blocksOf } from './blocks';
import { drawBlock, drawTitle } from './fields';
import { drawHead, drawReceipt } from './head';
import { BOTTOM, box, LEFT, lineOf, SHEET, WIDTH, wrap, write } from './paper';
import {
  drawFrame,
  drawRows,
  partsOf,
  productRow,
  type ProductRow,
  type ProductTable,
  productTable,
} from './products';

const NOTE = { size: 7 } as const;
const NOTE_LABEL = { size: 5 } as const;
const NOTES_W = 136;
const PAD = 1;
const NOTES_LEAST = 26;
/** So much of the first sheet the notes may take; the rest of them goes on after the last product. */
const NOTES_MOST = 62;
const BETWEEN = 0.6;
const STAMP_SIZE = 54;
const STAMP_ANGLE = 52;

/** How much of a list fits into a height: the number of its first rows. */
function fitting(rows: readonly ProductRow[], from: number, room: number): number {
  let left = room;
  let at = from;
  for (let row = rows[at]; row && row.height <= left; row = rows[at]) {
    left -= row.height;
    at += 1;
  }
  return at - from;
}

const heightOf = (lines: number) => lines * lineOf(NOTE.size) + lineOf(NOTE_LABEL.size) + 1.8;

function drawNotes(
  { words }: Danfe,
  lines: readonly string[],
  { y, height, continued }: { readonly y: number; readonly height: number; readonly continued: boolean },
  measure: Measure,
): readonly Mark[] {
  const title = drawTitle(continued ? words.notes.continued : words.notes.title, y, measure);
  const top = y + title.height;
  const w = continued ? WIDTH : NOTES_W;
  const under = top + 0.6 + lineOf(NOTE_LABEL.size);
  return [
    ...title.marks,
    box(LEFT, top, w, height),
    ...write([words.notes.buyer], { x: LEFT + PAD, w, y: top + 0.5 }, NOTE_LABEL, measure),
    ...write(lines, { x: LEFT + PAD, w: w - 2 * PAD, y: under }, NOTE, measure),
    ...(continued
      ? []
      : [
          box(LEFT + w, top, WIDTH - w, height),
          ...write(
            [words.notes.office],
            { x: LEFT + w + PAD, w: WIDTH - w - 2 * PAD, y: top + 0.5 },
            NOTE_LABEL,
            measure,
          ),
        ]),
  ];
}

function stampOf({ words, stamp }: Danfe, measure: Measure): readonly Mark[] {
  if (stamp === null) return [];
  const text = words.stamp[stamp];
  const w = measure(text, STAMP_SIZE, true);
  return [{ kind: 'stamp', x: SHEET.w / 2, y: SHEET.h / 2, text, size: STAMP_SIZE, w, angle: STAMP_ANGLE }];
}

/** The notes as lines: those of the first sheet, and what is left of them for a wider place on another one. */
function noteLines({ words, notes }: Danfe, measure: Measure) {
  const linesOf = (texts: readonly string[], w: number) =>
    texts.flatMap((text) => wrap(text, w - 2 * PAD, NOTE, measure));
  const lines = linesOf(notes, NOTES_W);
  const most = Math.floor((NOTES_MOST - heightOf(0)) / lineOf(NOTE.size));
  if (lines.length <= most) return { first: lines, rest: [] as string[] };
  const first = lines.slice(0, most - 1);
  return { first: [...first, words.notes.more], rest: lines.slice(most - 1) };
}

interface Draft {
  /** Below the head, whose sheet number is known only when all of them are laid. */
  readonly marks: Mark[];
  y: number;
}

/**
 * Lays a DANFE on sheets of A4, upright: the slip and all blocks on the first, head and products again on each that
 * follows. What does not fit goes on there; nothing is left out, no row is parted unless it is higher than a sheet.
 * Source: Manual de Orientação do Contribuinte 7.0, annex II (DANFE, printed upright).
 */
export function layDanfe(danfe: Danfe, measure: Measure): readonly DanfePage[] {
  const table = productTable(danfe, measure);
  const rows = danfe.items.flatMap((item) => partsOf(productRow(item, table, measure), table));
  const headHeight = drawHead(danfe, 0, { at: 1, of: 1 }, measure).height;
  const { first, rest } = noteLines(danfe, measure);
  const notesHeight = Math.max(NOTES_LEAST, heightOf(first.length));
  const titleHeight = drawTitle('', 0, measure).height;

  const receipt = drawReceipt(danfe, SHEET.margin, measure);
  const start = SHEET.margin + receipt.height;
  const page: Draft = { marks: [...receipt.marks], y: start + headHeight + BETWEEN };
  for (const { title, rows: fields } of blocksOf(danfe)) {
    const drawn = drawBlock(title, fields, page.y, measure);
    page.marks.push(...drawn.marks);
    page.y += drawn.height + BETWEEN;
  }
  const notesTop = BOTTOM - notesHeight - titleHeight;
  const pages: Draft[] = [page];
  let at = putRows(page, { rows, from: 0, end: notesTop - BETWEEN, table, measure });
  page.marks.push(
    ...drawNotes(danfe, first, { y: notesTop, height: notesHeight, continued: false }, measure),
  );
  const next = () => {
    const draft: Draft = { marks: [], y: SHEET.margin + headHeight + BETWEEN };
    pages.push(draft);
    return draft;
  };
  let last: Draft | null = null;
  while (at < rows.length) {
    last = next();
    at += putRows(last, { rows, from: at, end: BOTTOM, table, measure });
  }
  putRest(danfe, rest, { last, next, measure });

  return pages.map(({ marks }, index): DanfePage => [
    ...stampOf(danfe, measure),
    ...drawHead(danfe, index === 0 ? start : SHEET.margin, { at: index + 1, of: pages.length }, measure)
      .marks,
    ...marks,
  ]);
}

interface Rows {
  readonly rows: readonly ProductRow[];
  readonly from: number;
  /** Where they have to end. */
  readonly end: number;
  readonly table: ProductTable;
  readonly measure: Measure;
}

/** Heads and as many rows as there is room for; the first sheet's frame reaches down to the notes. */
function putRows(page: Draft, { rows, from, end, table, measure }: Rows): number {
  const header = table.header(page.y, measure);
  const top = page.y + header.height;
  // A sheet takes one row at least, or there would be no end.
  const least = page.marks.length === 0 ? 1 : 0;
  const count = Math.max(Math.min(least, rows.length - from), fitting(rows, from, end - top));
  const taken = rows.slice(from, from + count);
  const height = taken.reduce((sum, row) => sum + row.height, 0);
  const isFirst = least === 0;
  const frame = isFirst || from + count < rows.length ? Math.max(end - top, height) : height + 0.6;
  page.marks.push(
    ...header.marks,
    ...drawRows(taken, top, table, measure),
    ...drawFrame(table.widths, top, frame),
  );
  page.y = top + frame + BETWEEN;
  return count;
}

/** What the first sheet had no room for, below the last products and on as many sheets as it takes. */
function putRest(
  danfe: Danfe,
  rest: readonly string[],
  { last, next, measure }: { last: Draft | null; next: () => Draft; measure: Measure },
): void {
  const titleHeight = drawTitle('', 0, measure).height;
  let from = 0;
  let page = last;
  while (from < rest.length) {
    const room = page === null ? 0 : BOTTOM - page.y - titleHeight;
    const count = Math.floor((room - heightOf(0)) / lineOf(NOTE.size));
    if (page === null || count < 3) {
      page = next();
      continue;
    }
    const lines = rest.slice(from, from + count);
    const height = heightOf(lines.length);
    page.marks.push(...drawNotes(danfe, lines, { y: page.y, height, continued: true }, measure));
    page.y += titleHeight + height + BETWEEN;
    from += lines.length;
    if (from < rest.length) page = null;
  }
}
