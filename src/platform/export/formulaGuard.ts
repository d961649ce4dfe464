// What a spreadsheet would run as a formula. Plain numbers with a sign are none.
const FORMULA = /^(?![+-]\d+([.,]\d+)?$)[=+\-@\t\r]/;
const GUARDED = /^'+(?![+-]\d+([.,]\d+)?$)[=+\-@\t\r]/;

/** Whether a text that begins with an apostrophe would be taken for a guarded formula when it is read back. */
export const looksGuarded = (text: string): boolean => GUARDED.test(text);

/**
 * Text for a CSV file: before a formula, or what looks guarded already, stands an apostrophe, so that spreadsheets take
 * it for text (OWASP, CSV injection). `unguardFormula` is its inverse for every text.
 */
export const guardFormula = (text: string): string =>
  FORMULA.test(text) || looksGuarded(text) ? `'${text}` : text;

/** Takes the apostrophe off that `guardFormula` put there. */
export const unguardFormula = (text: string): string => (looksGuarded(text) ? text.slice(1) : text);
