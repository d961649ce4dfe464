import { formatAccessKey } from '@/domain/fiscal/accessKey';
import { barsOf, code128, QUIET_MODULES } from '../code128';
import type { Danfe, Mark, Measure } from '../danfeTypes';
import { headRows } from './blocks';
import { type Drawn, drawRow } from './fields';
import { box, fit, LEFT, line, lineOf, type Type, WIDTH, wrap, write } from './paper';

/** Puts values in for names in braces. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const ISSUER_W = 78;
const DANFE_W = 33;
const KEY_W = WIDTH - ISSUER_W - DANFE_W;
const KEY_X = LEFT + ISSUER_W + DANFE_W;
const HEAD_LEAST = 34;
const BARS_H = 10;
/** The widest module that is drawn, and the narrowest that a reader takes from paper. */
const WIDEST = 0.3;
const PAD = 1;

/** The bars of the access key in the width that there is: all of it, clear ends included. */
function drawBars(key: string, y: number, { x, w }: { readonly x: number; readonly w: number }): Mark[] {
  if (key === '') return [];
  const modules = code128(key);
  const module = Math.min(WIDEST, w / (modules.length + 2 * QUIET_MODULES));
  const from = x + (w - modules.length * module) / 2;
  const bars = barsOf(modules).map(([at, count]) => [from + at * module, count * module] as const);
  return [{ kind: 'bars', y, h: BARS_H, bars }];
}

/** Texts one below the other in a column, each in its own type. */
function column(
  parts: readonly { readonly lines: readonly string[]; readonly type: Type }[],
  { x, w, y }: { readonly x: number; readonly w: number; readonly y: number },
  measure: Measure,
): Drawn {
  let at = y;
  const marks = parts.flatMap(({ lines, type }) => {
    const drawn = write(lines, { x, w, y: at, align: 'center' }, type, measure);
    at += lines.length * lineOf(type.size);
    return drawn;
  });
  return { marks, height: at - y };
}

function drawIssuer({ words, issuer }: Danfe, y: number, measure: Measure): Drawn {
  const w = ISSUER_W - 2 * PAD;
  const label = { size: 5 };
  const name = fit(issuer.name, w, { most: 12, least: 9, bold: true }, measure);
  const small = { size: 8 };
  const drawn = column(
    [
      { lines: [words.head.issuer], type: label },
      { lines: [''], type: { size: 3 } },
      { lines: name.lines, type: { size: name.size, bold: true } },
      { lines: issuer.lines.flatMap((text) => wrap(text, w, small, measure)), type: small },
    ],
    { x: LEFT + PAD, w, y: y + 0.6 },
    measure,
  );
  return { marks: drawn.marks, height: drawn.height + 1.6 };
}

function drawDanfe(danfe: Danfe, y: number, sheet: string, measure: Measure): Drawn {
  const { head } = danfe.words;
  const x = LEFT + ISSUER_W;
  const w = DANFE_W - 2 * PAD;
  const inner = { x: x + PAD, w };
  const meaning = { size: 7 };
  const top = column(
    [
      { lines: [head.danfe], type: { size: 14, bold: true } },
      { lines: wrap(head.meaning, w, meaning, measure), type: meaning },
    ],
    { ...inner, y: y + 0.6 },
    measure,
  );
  const kinds = y + 0.6 + top.height + 1.2;
  const square = 5;
  const bold = { size: 9, bold: true };
  const lines = [
    fill(head.number, { number: danfe.number || '–' }),
    fill(head.series, { series: danfe.series || '–' }),
    sheet,
  ];
  const below = kinds + 7;
  const fitted = lines.map((text) => fit(text, w, { most: bold.size, least: 6, bold: true }, measure));
  const foot = column(
    fitted.map((each) => ({ lines: each.lines, type: { size: each.size, bold: true } })),
    { ...inner, y: below },
    measure,
  );
  return {
    marks: [
      ...top.marks,
      ...write([head.entry, head.exit], { x: x + 4, w: 18, y: kinds }, { size: 8 }, measure),
      box(x + DANFE_W - square - 4, kinds + 0.6, square, square),
      ...write(
        [danfe.movement],
        { x: x + DANFE_W - square - 4, w: square, y: kinds + 1.2, align: 'center' },
        { size: 10, bold: true },
        measure,
      ),
      ...foot.marks,
    ],
    height: below + foot.height - y + 1.2,
  };
}

function drawKey({ words: { head }, accessKey }: Danfe, y: number, measure: Measure): Drawn {
  const inner = { x: KEY_X + PAD, w: KEY_W - 2 * PAD };
  const key = accessKey === '' ? head.noKey : formatAccessKey(accessKey);
  const fitted = fit(key, inner.w, { most: 10, least: 6, bold: true }, measure);
  const barsTop = y + 3.4;
  const keyTop = barsTop + BARS_H + 2;
  const query = { size: 7.5 };
  const queryTop = keyTop + 8.4;
  const lines = wrap(head.query, inner.w, query, measure);
  return {
    marks: [
      ...write([head.control], { ...inner, y: y + 0.5 }, { size: 5 }, measure),
      ...drawBars(accessKey, barsTop, { x: KEY_X, w: KEY_W }),
      line(KEY_X, keyTop, KEY_X + KEY_W, keyTop),
      ...write([head.key], { ...inner, y: keyTop + 0.5 }, { size: 5 }, measure),
      ...write(
        fitted.lines,
        { ...inner, y: keyTop + 3, align: 'center' },
        { size: fitted.size, bold: true },
        measure,
      ),
      line(KEY_X, queryTop, KEY_X + KEY_W, queryTop),
      ...write(lines, { ...inner, y: queryTop + 1, align: 'center' }, query, measure),
    ],
    height: queryTop + 1 + lines.length * lineOf(query.size) + 1 - y,
  };
}

/** What stands at the head of every sheet: issuer, DANFE, bars and key, nature, protocol, registrations. */
export function drawHead(
  danfe: Danfe,
  y: number,
  sheet: { at: number; of: number },
  measure: Measure,
): Drawn {
  const { head } = danfe.words;
  const name = fill(head.sheet, { at: String(sheet.at), of: String(sheet.of) });
  const parts = [
    drawIssuer(danfe, y, measure),
    drawDanfe(danfe, y, name, measure),
    drawKey(danfe, y, measure),
  ];
  const height = Math.max(HEAD_LEAST, ...parts.map((part) => part.height));
  const nature = drawRow(
    [
      { label: head.nature, text: danfe.nature, span: ISSUER_W + DANFE_W },
      { label: head.protocol, text: danfe.protocol, span: KEY_W, align: 'center' },
    ],
    y + height,
    measure,
  );
  const registrations = drawRow(headRows(danfe), y + height + nature.height, measure);
  return {
    marks: [
      box(LEFT, y, ISSUER_W, height),
      box(LEFT + ISSUER_W, y, DANFE_W, height),
      box(KEY_X, y, KEY_W, height),
      ...parts.flatMap(({ marks }) => marks),
      ...nature.marks,
      ...registrations.marks,
    ],
    height: height + nature.height + registrations.height,
  };
}

/** The slip that the recipient signs and the carrier tears off. */
export function drawReceipt(danfe: Danfe, y: number, measure: Measure): Drawn {
  const { receipt, head } = danfe.words;
  const numberW = 34;
  const w = WIDTH - numberW;
  const type = { size: 7 };
  const said = [
    fill(receipt.text, { issuer: danfe.issuer.name }),
    fill(receipt.summary, {
      date: danfe.recipient.issued || '–',
      total: danfe.tax.total || '–',
      recipient: danfe.recipient.name,
    }),
  ].flatMap((text) => wrap(text, w - 2 * PAD, type, measure));
  const textHeight = Math.max(8.5, said.length * lineOf(type.size) + 2);
  const fields = drawRow(
    [
      { label: receipt.date, text: '', span: 41 },
      { label: receipt.signature, text: '', span: w - 41 },
    ],
    y + textHeight,
    measure,
    { w },
  );
  const height = textHeight + fields.height;
  const number = column(
    [
      { lines: [receipt.invoice], type: { size: 12, bold: true } },
      { lines: [fill(head.number, { number: danfe.number || '–' })], type: { size: 9, bold: true } },
      { lines: [fill(head.series, { series: danfe.series || '–' })], type: { size: 9, bold: true } },
    ],
    { x: LEFT + w + PAD, w: numberW - 2 * PAD, y: y + 1.4 },
    measure,
  );
  const cut = y + height + 1.8;
  return {
    marks: [
      box(LEFT, y, w, textHeight),
      ...write(said, { x: LEFT + PAD, w: w - 2 * PAD, y: y + 1 }, type, measure),
      ...fields.marks,
      box(LEFT + w, y, numberW, height),
      ...number.marks,
      line(LEFT, cut, LEFT + WIDTH, cut, true),
    ],
    height: height + 3.6,
  };
}
