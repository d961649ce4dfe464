/** A text without blanks at its ends; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** As System.Text.Json writes a number into a text: no mark but the point, no zero in front. */
const NUMBER_TEXT = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A number, which may be written as a text ('113367.80'); null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && NUMBER_TEXT.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An id of a record: a number, or a text that is not empty. */
export const isId = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
