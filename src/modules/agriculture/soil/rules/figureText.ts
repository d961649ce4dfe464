import type { NumberMarks } from '@/platform/format/formatLocale';
import { parseNumber } from '@/platform/format/number';
import { parseCoordinate } from '@/platform/geo/coordinateText';

/** How figures are written: with a dot alone (woods, FA-290), with a comma alone (a file), or as the page's language has it. */
export type DecimalRule = 'dot' | 'comma' | NumberMarks;

export type FigureFault = 'notNumber' | 'useDot' | 'useComma';

export interface Figure {
  readonly value: number;
  /** '<0,1': below the limit of detection, which `value` is. */
  readonly below: boolean;
}

const WITH_DOT = /^[+-]?\d+(?:\.\d+)?$/;
const WITH_COMMA = /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;
const BELOW = /^[<≤]\s*/;

function readNumber(text: string, rule: DecimalRule): number | FigureFault {
  if (typeof rule === 'object') return parseNumber(text, { negative: true, marks: rule }) ?? 'notNumber';
  const bare = text.replace(/[−–]/g, '-');
  if (rule === 'dot') {
    if (WITH_DOT.test(bare)) return Number(bare);
    return /^[+-]?[\d.,]*,[\d.,]*$/.test(bare) ? 'useDot' : 'notNumber';
  }
  if (WITH_COMMA.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return WITH_DOT.test(bare) ? 'useComma' : 'notNumber';
}

/**
 * Reads a measured figure as somebody typed or pasted it, or as a file has it: '4,3', '4.3', '<0,1'. Null is a blank: no
 * value.
 */
export function readFigure(text: string, rule: DecimalRule): Figure | FigureFault | null {
  const bare = text.trim();
  if (bare === '') return null;
  const below = BELOW.test(bare);
  const value = readNumber(bare.replace(BELOW, ''), rule);
  return typeof value === 'number' ? { value, below } : value;
}

/** Digits without an exponent: 1e-7 is '0.0000001'. */
function plainDigits(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text;
}

/** A figure as a form keeps it, whatever language is on: '4.3', '<0.1'. */
export const keptFigure = ({ value, below }: Figure): string => `${below ? '<' : ''}${plainDigits(value)}`;

const KEPT = /^<?-?\d+(?:\.\d+)?$/;

/** The figure that a form keeps; null for a blank, and for a text that was typed and is none. */
export function figureOfKept(text: string): Figure | null {
  if (!KEPT.test(text)) return null;
  const below = text.startsWith('<');
  return { value: Number(below ? text.slice(1) : text), below };
}

/** What a form keeps of a typed text: the figure where it is one, else the text as it is, to be refused at its cell. */
export function keptOfTyped(text: string, rule: DecimalRule): string {
  const figure = readFigure(text, rule);
  if (figure === null) return '';
  if (typeof figure === 'object') return keptFigure(figure);
  const bare = text.trim();
  // What is refused must not look like what is kept.
  return KEPT.test(bare) ? ` ${bare}` : bare;
}

/**
 * A kept text as it is shown and edited, with the decimal sign of the rule.
 * @param decimals of its column: zeros stand behind a figure that has fewer
 */
export function shownFigure(text: string, rule: DecimalRule, decimals = 0): string {
  if (!KEPT.test(text)) return text.trim();
  const mark = rule === 'dot' ? '.' : rule === 'comma' ? ',' : rule.decimal;
  const [whole = '', fraction = ''] = text.split('.');
  const written = fraction.padEnd(decimals, '0');
  return written === '' ? whole : `${whole}${mark}${written}`;
}

/** Why a kept text is no figure, or null. */
export function faultOfKept(text: string, rule: DecimalRule): FigureFault | null {
  if (text === '' || KEPT.test(text)) return null;
  const read = readFigure(text, rule);
  // A text that was refused by another rule than the present one stays refused.
  return typeof read === 'string' ? read : 'notNumber';
}

/** Decimals of a degree that are kept: seven are a centimetre. */
const PLACES = 7;

/** What a form keeps of a typed coordinate: '-24.6801'; what is none stays as it is. */
export function keptCoordinate(text: string, rule: DecimalRule): string {
  const bare = text.trim();
  if (bare === '') return '';
  if (rule === 'dot' && bare.includes(',')) return bare;
  const degrees = parseCoordinate(bare);
  return degrees === null ? bare : plainDigits(Number(degrees.toFixed(PLACES)));
}

/** The coordinate that a form keeps; null for a blank, and for a text that is none. */
export const coordinateOfKept = (text: string): number | null =>
  /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
