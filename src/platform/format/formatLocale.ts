/** The languages that differ in how a figure or a day is written. */
export type FormatLocale = 'pt-BR' | 'en-US';

/** What stands before the decimals of a number, and what parts its thousands. */
export interface NumberMarks {
  readonly decimal: '.' | ',';
  readonly group: '.' | ',';
}

const MARKS: Readonly<Record<FormatLocale, NumberMarks>> = {
  'pt-BR': { decimal: ',', group: '.' },
  'en-US': { decimal: '.', group: ',' },
};

/** Of files and of the Brazilian systems that read them, whatever the language of the page. */
export const BRAZILIAN_MARKS = MARKS['pt-BR'];

let active: FormatLocale = 'pt-BR';

/** The language in which figures and days are written on the page. */
export function formatLocale(): FormatLocale {
  return active;
}

/** Follows the language of the words; `platform/i18n` calls it before anything is drawn again. */
export function setFormatLocale(language: string): void {
  active = language === 'en-US' ? 'en-US' : 'pt-BR';
}

/** The marks of numbers on the page: '1.234,56' in Portuguese, '1,234.56' in English, where '1.234' reads as 1.2. */
export function numberMarks(): NumberMarks {
  return MARKS[active];
}
