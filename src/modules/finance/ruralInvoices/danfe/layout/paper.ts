import type { Mark, Measure } from '../danfeTypes';

/** A4 upright, in millimetres. */
export const SHEET = { w: 210, h: 297, margin: 7 } as const;
export const LEFT = SHEET.margin;
export const WIDTH = SHEET.w - 2 * SHEET.margin;
export const BOTTOM = SHEET.h - SHEET.margin;
const MM_PER_POINT = 25.4 / 72;
/** From one baseline to the next, in parts of the size. */
const LEADING = 1.12;
/** From the top of a line to its baseline. */
const ASCENT = 0.82;
export const lineOf = (size: number) => size * MM_PER_POINT * LEADING;
const ascentOf = (size: number) => size * MM_PER_POINT * ASCENT;

export type Align = 'left' | 'center' | 'right';

export interface Type {
  readonly size: number;
  readonly bold?: boolean;
}

/** Breaks a text into lines of a width: between words, and within one that is longer than a line. */
export function wrap(text: string, width: number, { size, bold = false }: Type, measure: Measure): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer, size, bold) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (measure(line, size, bold) > width && line.length > 1) {
        const fits = longestStart(line, width, { size, bold }, measure);
        lines.push(line.slice(0, fits));
        line = line.slice(fits);
      }
    }
    lines.push(line);
  }
  return lines;
}

function longestStart(word: string, width: number, { size, bold = false }: Type, measure: Measure): number {
  let count = 1;
  while (count < word.length && measure(word.slice(0, count + 1), size, bold) <= width) count += 1;
  return count;
}

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

const STEP = 0.5;

/**
 * A text in a width: in the largest size in which it stands on one line; where none does, in several lines of the
 * smallest. Nothing is ever left out.
 */
export function fit(
  text: string,
  width: number,
  { most, least, bold = false }: { readonly most: number; readonly least: number; readonly bold?: boolean },
  measure: Measure,
): Fitted {
  for (let size = most; size >= least; size -= STEP)
    if (measure(text, size, bold) <= width) return { lines: [text], size };
  return { lines: wrap(text, width, { size: least, bold }, measure), size: least };
}

interface Place {
  readonly x: number;
  readonly w: number;
  /** Top of the first line. */
  readonly y: number;
  readonly align?: Align;
}

/** Lines one below the other in a place. */
export function write(
  lines: readonly string[],
  { x, w, y, align = 'left' }: Place,
  { size, bold = false }: Type,
  measure: Measure,
): Mark[] {
  return lines.flatMap((text, index): Mark[] => {
    if (text.trim() === '') return [];
    const taken = measure(text, size, bold);
    const rest = w - taken;
    const left = align === 'right' ? rest : align === 'center' ? rest / 2 : 0;
    return [
      { kind: 'text', x: x + left, y: y + ascentOf(size) + index * lineOf(size), text, size, bold, w: taken },
    ];
  });
}

export const box = (x: number, y: number, w: number, h: number): Mark => ({ kind: 'box', x, y, w, h });
export const line = (x: number, y: number, toX: number, toY: number, dashed = false): Mark => ({
  kind: 'line',
  x,
  y,
  toX,
  toY,
  dashed,
});
