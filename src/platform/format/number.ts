import { BRAZILIAN_MARKS, numberMarks, type NumberMarks } from '@/platform/format/formatLocale';

export interface NumberFormat {
  /** Most decimals shown; 2 by default. */
  readonly decimals?: number;
  /** Decimals always shown; as many as `decimals` by default. */
  readonly minDecimals?: number;
  /** Marks between thousands; on by default. */
  readonly thousands?: boolean;
  /** Digits that count which are shown at least: a small number gets more decimals. None by default. */
  readonly significant?: number;
}

export interface NumberParsing {
  /** Negative numbers are refused unless allowed. */
  readonly negative?: boolean;
  /** Mark between thousands in the text; the Brazilian one by default, as in files. */
  readonly marks?: NumberMarks;
}

/** Moves the decimal point without multiplying: 1.005 shifted by 2 is 100.5, not 100.49999999999999. */
function shift(value: number, places: number): number {
  const [mantissa = '0', exponent = '0'] = value.toString().split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

/** Powers of ten up to the decimals that any column has; a division by one of them is exact to the last digit. */
const TENS = Array.from({ length: 10 }, (_, power) => 10 ** power);
/** Below it a product by such a power is off by less than a ten-millionth. */
const SURE_BELOW = 1e9;
const NEAR_HALF = 1e-4;

/** Rounds what is clearly nearer to one side, without writing it as text; null for what is not so clear. */
function roundClear(value: number, decimals: number): number | null {
  const tens = TENS[decimals];
  if (tens === undefined) return null;
  const scaled = Math.abs(value) * tens;
  const whole = Math.floor(scaled);
  if (scaled >= SURE_BELOW || Math.abs(scaled - whole - 0.5) < NEAR_HALF) return null;
  return (Math.sign(value) * (scaled - whole > 0.5 ? whole + 1 : whole)) / tens + 0;
}

/**
 * The one rounding of the application: half goes away from zero, on the decimal the user sees rather than on its
 * binary neighbour (1.005 → 1.01, −2.5 → −3). The last digits, where sums leave binary dust, are taken off first.
 */
export function roundHalfAway(value: number, decimals: number): number {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value + 0;
  const clear = roundClear(value, decimals);
  if (clear !== null) return clear;
  const clean = Number(Math.abs(value).toPrecision(15));
  return Math.sign(value) * shift(Math.round(shift(clean, decimals)), -decimals) + 0;
}

const MOST_DECIMALS = 9;

/** As many decimals as let so many digits count: three of 0,0033 are five decimals; a dose has no more than nine. */
export function decimalsFor(value: number, decimals: number, significant: number): number {
  if (value === 0 || !Number.isFinite(value)) return decimals;
  const needed = significant - 1 - Math.floor(Math.log10(Math.abs(value)));
  return Math.min(MOST_DECIMALS, Math.max(decimals, needed));
}

/** Writes a number in the page's language: 1234.5 → '1.234,50', in English '1,234.50'. What is no number is ''. */
export function formatNumber(value: number | null | undefined, format: NumberFormat = {}): string {
  if (value == null || !Number.isFinite(value)) return '';
  const { decimals: least = 2, minDecimals = least, thousands = true, significant = 0 } = format;
  const decimals = significant > 0 ? decimalsFor(value, least, significant) : least;
  const rounded = roundHalfAway(value, decimals);
  const [whole = '0', fraction = ''] = Math.abs(rounded).toFixed(decimals).split('.');
  const kept =
    minDecimals >= decimals
      ? fraction
      : fraction.slice(0, minDecimals) + fraction.slice(minDecimals).replace(/0+$/, '');
  const marks = numberMarks();
  const grouped = thousands && whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, marks.group) : whole;
  return `${rounded < 0 ? '-' : ''}${grouped}${kept ? `${marks.decimal}${kept}` : ''}`;
}

const GROUPS_OF_THREE = /^[1-9]\d{0,2}([.,]\d{3})+$/;

/** Says which of dot and comma is the decimal mark in a text of digits, dots and commas. */
function decimalMark(digits: string, { decimal, group }: NumberMarks): '.' | ',' | '' {
  const decimals = digits.split(decimal).length - 1;
  const groups = digits.split(group).length - 1;
  if (decimals > 0 && groups > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  if (decimals === 1) return decimal;
  if (groups === 1) return GROUPS_OF_THREE.test(digits) ? '' : group;
  return '';
}

/** A blank, a no-break, figure, thin or narrow one. A tab and a line break part cells, not thousands. */
const BLANK = /[ \u00A0\u2007\u2009\u202F]/g;
const BLANK_GROUPS = /^[1-9]\d{0,2}( \d{3})+([.,]\d+)?$/;

/** The minus, and what stands between it, the currency, the percent sign and the ends. */
const AROUND = /^(-?) *(?:R\$)? *(-?) *([\d., ]*[\d.,]) *%? *(-?)$/;

/**
 * Reads a number that somebody typed or pasted: '1.234,56', '1234.56', '1 234,5', 'R$ 1.234,5', '12,5 %', '-1'.
 * A single dot before exactly three digits parts thousands, as in '1.234'; a single comma is always decimal. With
 * English marks it is the other way round: '1,234' is a thousand, '1.234' a bit more than one.
 * Returns null for what is no such number, a negative one included unless it is allowed, and for two: '2⇥1', '12 3'.
 */
export function parseNumber(
  text: string,
  { negative = false, marks = BRAZILIAN_MARKS }: NumberParsing = {},
): number | null {
  const bare = text.trim().replace(BLANK, ' ').replace(/[−–]/g, '-');
  const match = AROUND.exec(bare);
  const written = match?.[3] ?? '';
  if (!match || !/\d/.test(written)) return null;
  if (written.includes(' ') && !BLANK_GROUPS.test(written)) return null;
  const digits = written.replaceAll(' ', '');
  const minuses = [match[1], match[2], match[4]].filter(Boolean).length;
  const minus = minuses === 1;
  if (minuses > 1 || (minus && !negative)) return null;
  const mark = written.includes(' ') ? (/[.,]/.exec(digits)?.[0] ?? '') : decimalMark(digits, marks);
  const [whole = '', fraction = '', ...rest] = mark ? digits.split(mark) : [digits];
  if (rest.length > 0 || /[.,]/.test(fraction)) return null;
  if (/[.,]/.test(whole) && !GROUPS_OF_THREE.test(whole)) return null;
  const value = Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
  return minus ? -value + 0 : value;
}
