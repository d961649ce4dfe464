import type { OccurrenceFault, OccurrenceSubject, OccurrenceValues } from './occurrenceTypes';

/** A way to share a quantity out; its words stand with the field: `fields.<name>.options.<id>`. */
export interface PartsWay {
  readonly id: string;
  /** What counts for a subject; null when unknown: then this way is not offered. */
  readonly shareOf: (subject: OccurrenceSubject, values: OccurrenceValues) => number | null;
  /** Shares are quantities by themselves: their sum stands in for a quantity that is not typed. */
  readonly makesTotal?: true;
  /** Followed from the start, where it is known of all subjects. */
  readonly proposed?: true;
}

/** A cell of a line; its head is `fields.<name>.options.<column>`. */
export interface RowsColumn {
  readonly name: string;
  readonly kind: 'number' | 'integer';
  readonly unit?: string;
  readonly decimals?: number;
  readonly min?: number;
  readonly max?: number;
  readonly above?: true;
}

type Kind =
  | { readonly kind: 'text' | 'multiline'; readonly maxLength: number; readonly format?: false }
  | {
      readonly kind: 'number' | 'percent' | 'integer' | 'money';
      readonly decimals?: number;
      readonly unit?: string;
      readonly min?: number;
      readonly max?: number;
      /** The least is not enough: more than `min`. */
      readonly above?: true;
    }
  | { readonly kind: 'date' | 'dateTime' | 'time' | 'plate' | 'switch' }
  /** Words of the options: `fields.<name>.options.<id>`. */
  | { readonly kind: 'select' | 'radio'; readonly options: readonly string[] }
  /** A list that the page hands in under this name. */
  | { readonly kind: 'lookup' | 'lookups'; readonly source: string }
  /** What of the quantity in the field `of` falls to each of several subjects; its value is a list of parts. */
  | {
      readonly kind: 'parts';
      readonly of: string;
      readonly unit: string;
      readonly decimals: number;
      /** Ways to share it out, the best first; by area without. */
      readonly ways?: readonly PartsWay[];
      /** What is said under a subject's part: `notes.<key>` of the module's words. */
      readonly about?: (subject: OccurrenceSubject, values: OccurrenceValues) => OccurrenceFault | null;
    }
  /** Lines of figures, each of them whole; its value is their list. Words: `options.add`, and one for each column. */
  | { readonly kind: 'rows'; readonly columns: readonly RowsColumn[] }
  /** From when to when, as often as it was; its value is a list of periods. */
  | { readonly kind: 'periods' }
  /** Numbers one behind the other: '1850 1920 1875'. Its value is the text. */
  | { readonly kind: 'readings'; readonly unit?: string; readonly min: number; readonly max: number };

/** A field of a type's form. Label and helper come from the module's words by the field's name. */
export type OccurrenceField = Kind & {
  readonly name: string;
  readonly required?: boolean;
  /** Has a line of explanation in `fields.<name>.helper`. */
  readonly helper?: true;
  readonly shownWhen?: (values: OccurrenceValues) => boolean;
  /** What follows from its change for other fields, by their path. */
  readonly derive?: (
    values: OccurrenceValues,
    subjects: readonly OccurrenceSubject[],
  ) => Readonly<Record<string, unknown>>;
  /** What `derive` answers changes with the subjects too. */
  readonly followsSubjects?: true;
  /** What follows for other fields from a quantity that is typed into the first line of stock. */
  readonly deriveBack?: (
    values: OccurrenceValues,
    subjects: readonly OccurrenceSubject[],
  ) => Readonly<Record<string, unknown>>;
  /** Share of the form's twelve columns; 6 by default. */
  readonly span?: 3 | 4 | 6 | 8 | 12;
};

export const readingsOf = (text: unknown): readonly number[] =>
  typeof text === 'string'
    ? text
        .split(/[\s;]+/)
        .filter(Boolean)
        .map((part) => Number(part.replace(',', '.')))
    : [];

/** The lines of a field; none for what is no list of them. */
export const rowsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value)
    ? value.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    : [];
