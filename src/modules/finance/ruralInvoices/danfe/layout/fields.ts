import type { Mark, Measure } from '../danfeTypes';
import { type Align, box, fit, LEFT, lineOf, WIDTH, write } from './paper';

/** A framed field: its label above what it says. */
export interface Field {
  readonly label: string;
  readonly text: string;
  /** Share of the row; those of a row are put into proportion. */
  readonly span: number;
  readonly align?: Align;
  readonly bold?: boolean;
}

export type FieldRow = readonly Field[];

const LABEL = { size: 5 } as const;
/** Contents are in 10 points by the manual; what is longer is written smaller, then over several lines. */
const CONTENT = { most: 10, least: 7 } as const;
const PAD = 1;
/** Height of a field by the manual, 0.85 cm, less what its frame shares with the next. */
const LEAST_HEIGHT = 7.5;
const TITLE = { size: 6, bold: true } as const;
const TITLE_HEIGHT = 3.4;

export interface Drawn {
  readonly marks: readonly Mark[];
  readonly height: number;
}

/** A row of fields side by side; the row is as high as its highest one. */
export function drawRow(
  row: FieldRow,
  y: number,
  measure: Measure,
  { x: from = LEFT, w: width = WIDTH }: { readonly x?: number; readonly w?: number } = {},
): Drawn {
  const spans = row.reduce((sum, { span }) => sum + span, 0);
  let x = from;
  const placed = row.map((field) => {
    const w = (field.span / spans) * width;
    const at = { field, x, w };
    x += w;
    const labels = fit(field.label, w - 2 * PAD, { most: LABEL.size, least: 4 }, measure);
    const content = fit(field.text, w - 2 * PAD, { ...CONTENT, bold: field.bold ?? false }, measure);
    const labelHeight = labels.lines.length * lineOf(labels.size);
    return { ...at, labels, content, labelHeight };
  });
  const height = Math.max(
    LEAST_HEIGHT,
    ...placed.map(
      ({ labelHeight, content }) => labelHeight + content.lines.length * lineOf(content.size) + 1.4,
    ),
  );
  const marks = placed.flatMap(({ field, x: left, w, labels, content, labelHeight }) => {
    const inner = { x: left + PAD, w: w - 2 * PAD };
    const textHeight = content.lines.length * lineOf(content.size);
    // What stands below the label is in the middle of what is left of the field.
    const top = y + labelHeight + 0.5 + Math.max(0, (height - labelHeight - 0.9 - textHeight) / 2);
    return [
      box(left, y, w, height),
      ...write(labels.lines, { ...inner, y: y + 0.5 }, labels, measure),
      ...write(
        content.lines,
        { ...inner, y: top, align: field.align ?? 'left' },
        { size: content.size, bold: field.bold ?? false },
        measure,
      ),
    ];
  });
  return { marks, height };
}

/** A title over rows of fields. */
export function drawBlock(title: string, rows: readonly FieldRow[], y: number, measure: Measure): Drawn {
  const marks: Mark[] = [...drawTitle(title, y, measure).marks];
  let at = y + TITLE_HEIGHT;
  for (const row of rows) {
    const drawn = drawRow(row, at, measure);
    marks.push(...drawn.marks);
    at += drawn.height;
  }
  return { marks, height: at - y };
}

export function drawTitle(title: string, y: number, measure: Measure): Drawn {
  return {
    marks: write([title], { x: LEFT, w: WIDTH, y: y + 0.9 }, TITLE, measure),
    height: TITLE_HEIGHT,
  };
}
