/*
 * What a field of the LCDPR is: its size, whether it has to be there, how it is written and when it is wrong. The writer
 * of the file and the list of what is missing both follow from it.
 */

/** Longest text of a field without a size of its own (manual 1.3, §2.3.2). */
const TEXT_MOST = 255;

export interface LcdprField<Source> {
  /** As the manual calls it. */
  readonly name: string;
  /** What the file has; '' is empty. */
  readonly write: (source: Source) => string;
  /** Key of the words by which it is named as missing; null of what the application fills in by itself. */
  readonly gap: string | null;
  readonly isRight: (source: Source) => boolean;
}

interface FieldRule<Source> {
  /** Key of the words by which it is named as missing. */
  readonly gap: string;
  /** Optional fields may be empty; what stands in them is checked all the same. */
  readonly required?: boolean | ((source: Source) => boolean);
}

// Hardly any field needs it: one look is cheaper than a replacement.
const UNCLEAN = /[|\p{Cc}]|\s\s|^\s|\s$/u;
/** The line and field breaks of the file have no place in a text. */
const clean = (text: string): string =>
  UNCLEAN.test(text) ? text.replace(/[|\p{Cc}\s]+/gu, ' ').trim() : text;

function checked<Source>(
  name: string,
  write: (source: Source) => string,
  { gap, required = true }: FieldRule<Source>,
  fits: (written: string) => boolean,
): LcdprField<Source> {
  const isNeeded = typeof required === 'function' ? required : () => required;
  return {
    name,
    write,
    gap,
    isRight: (source) => {
      const written = write(source);
      return written === '' ? !isNeeded(source) : fits(written);
    },
  };
}

/** What the application fills in: it is always right. */
export const filled = <Source>(name: string, write: (source: Source) => string): LcdprField<Source> => ({
  name,
  write,
  gap: null,
  isRight: () => true,
});

export const fixed = <Source>(name: string, text: string): LcdprField<Source> => filled(name, () => text);

/** Type C: a text of at most so many characters. */
export const text = <Source>(
  name: string,
  read: (source: Source) => string,
  { most = TEXT_MOST, ...rule }: FieldRule<Source> & { readonly most?: number },
): LcdprField<Source> =>
  checked(
    name,
    (source) => clean(read(source)),
    rule,
    ({ length }) => length <= most,
  );

/** Type C that is cut to its size: nobody can shorten it where it comes from. */
export const cutText = <Source>(
  name: string,
  read: (source: Source) => string,
  { most = TEXT_MOST, ...rule }: FieldRule<Source> & { readonly most?: number },
): LcdprField<Source> =>
  checked(
    name,
    (source) => clean(read(source)).slice(0, most).trim(),
    rule,
    () => true,
  );

/** A field whose content has to look like this, or be one of these. */
export const pattern = <Source>(
  name: string,
  read: (source: Source) => string,
  { fits, ...rule }: FieldRule<Source> & { readonly fits: RegExp | ((written: string) => boolean) },
): LcdprField<Source> =>
  checked(
    name,
    (source) => clean(read(source)),
    rule,
    fits instanceof RegExp ? (written) => fits.test(written) : fits,
  );

/** Type N of an exact size with leading zeros; `fits` is asked before they are put there. */
export const padded = <Source>(
  name: string,
  read: (source: Source) => string,
  { size, fits, ...rule }: FieldRule<Source> & { readonly size: number; readonly fits: RegExp },
): LcdprField<Source> => {
  const bare = (source: Source) => read(source).replace(/^0+(?=.)/, '');
  return {
    ...checked(name, bare, rule, (written) => fits.test(written)),
    write: (source) => {
      const written = bare(source);
      return written === '' ? '' : written.padStart(size, '0');
    },
  };
};

/** Cents without separators or sign: two decimals always, so 0,01 is 001; nothing is 0 (manual 1.3, §2.3.3). */
export const moneyText = (cents: number): string =>
  cents === 0 ? '0' : String(Math.abs(cents)).padStart(3, '0');

/** Hundredths of a per cent, five digits: 50 % is 05000. */
export const percentText = (share: number): string => String(share).padStart(5, '0');

/** The line of a record. */
export const lineOf = <Source>(fields: readonly LcdprField<Source>[], source: Source): string =>
  fields.map((field) => field.write(source)).join('|');

/** Keys of the words of what is missing in a record, or wrong. */
export const gapsOf = <Source>(fields: readonly LcdprField<Source>[], source: Source): string[] => [
  ...new Set(fields.flatMap((field) => (field.gap !== null && !field.isRight(source) ? [field.gap] : []))),
];
