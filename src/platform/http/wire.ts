import {
  array,
  boolean,
  custom,
  type GenericSchema,
  type InferOutput,
  never,
  nullable,
  object,
  type ObjectEntries,
  type ObjectSchema,
  optional,
  string,
} from 'valibot';
import { isId, isRecord, numberOf } from './loose';

/**
 * What a call answers, declared once: its type (`Read<typeof Row>`), its tolerant reader and what is reported when the
 * server sends something else. A field that cannot be read becomes its declared unknown, never zero; a record without
 * what identifies it (`id`, `filled`) cannot be read at all. What differs is kept as issues beside the value that is read.
 */
export type Shape<T> = GenericSchema<unknown, T>;
export type Read<S extends Shape<unknown>> = InferOutput<S>;

/** A shape that runs as given; `rule` is what a report calls it. */
const running = <T>(rule: string, run: Shape<T>['~run']): Shape<T> => ({
  ...custom<T>(() => true),
  type: rule,
  '~run': run,
});

/** What cannot be read becomes `unknown`. */
export const orElse = <T, const U>(shape: Shape<T>, unknown: U): Shape<T | U> =>
  running<T | U>(shape.type, (dataset, config) => {
    const read = shape['~run'](dataset, config);
    return read.typed ? read : { typed: true, value: unknown, issues: read.issues };
  });

/** A value that may be null, as is what cannot be read. */
export const orNull = <T>(shape: Shape<T>): Shape<T | null> => orElse(nullable(shape), null);

/** What is read, as the application wants it. */
export const made = <T, R>(shape: Shape<T>, make: (value: T) => R): Shape<R> =>
  running(shape.type, (dataset, config) => {
    const read = shape['~run'](dataset, config);
    return read.typed ? { ...read, value: make(read.value) } : read;
  });

/** What cannot be read, by the rule that it breaks. */
const refusedBy = (
  rule: string,
  config: Parameters<Shape<unknown>['~run']>[1],
  dataset: { value: unknown } = { value: true },
) => ({ ...never(), type: rule, expects: rule })['~run'](dataset, config);

/** The same, where what is wanted may not follow from what was read: without it (null) it cannot be read. */
export const parsed = <T, R>(shape: Shape<T>, rule: string, parse: (value: T) => R | null): Shape<R> =>
  running<R>(rule, (dataset, config) => {
    const read = shape['~run'](dataset, config);
    if (!read.typed) return read;
    const value = parse(read.value);
    return value === null ? refusedBy(rule, config) : { ...read, value };
  });

/** Two readings of the same record. */
export const both = <A, B>(one: Shape<A>, other: Shape<B>): Shape<[A, B]> =>
  running<[A, B]>(one.type, ({ value: sent }, config) => {
    const first = one['~run']({ value: sent }, config);
    const second = other['~run']({ value: sent }, config);
    if (!first.typed) return first;
    if (!second.typed) return second;
    const value: [A, B] = [first.value, second.value];
    const [issue, ...more] = [...(first.issues ?? []), ...(second.issues ?? [])];
    return issue ? { typed: true, value, issues: [issue, ...more] } : { typed: true, value };
  });

/** What was read (null where it cannot be), and what was sent: what is not understood here is sent back as it came. */
export const withSent = <T>(shape: Shape<T>): Shape<{ readonly read: T | null; readonly sent: unknown }> =>
  running<{ readonly read: T | null; readonly sent: unknown }>(shape.type, ({ value: sent }, config) => {
    const read = orElse(shape, null)['~run']({ value: sent }, config);
    return read.typed ? { ...read, value: { read: read.value, sent } } : read;
  });

/** Where something could not be read: the names and places that lead to it. */
export type UnreadPath = readonly (string | number)[];

/**
 * What was read, and where something in it could not be: of a record that is written back, what is unread would be
 * erased.
 */
export const noted = <T>(
  shape: Shape<T>,
): Shape<{ readonly read: T; readonly unread: readonly UnreadPath[] }> =>
  running<{ readonly read: T; readonly unread: readonly UnreadPath[] }>(shape.type, (dataset, config) => {
    const result = shape['~run'](dataset, config);
    if (!result.typed) return result;
    const unread = (result.issues ?? []).map(({ path }) =>
      (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    );
    return { ...result, value: { read: result.value, unread } };
  });

/** A value without which its record cannot be read; `rule` is what a report calls it. */
export const needed = <T>(rule: string, guard: (value: unknown) => value is T): Shape<T> => ({
  ...custom<T>(guard),
  type: rule,
});

/** Of what is read only that which passes; what does not cannot be read. */
export const only = <T>(shape: Shape<T>, rule: string, passes: (value: T) => boolean): Shape<T> =>
  running(rule, (dataset, config) => {
    const read = shape['~run'](dataset, config);
    if (!read.typed || passes(read.value)) return read;
    return refusedBy(rule, config);
  });

const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value);
const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What a value says in another form, null where it says nothing; `rule` is what a report calls it. */
const readBy = <T>(rule: string, read: (value: unknown) => T | null): Shape<T> =>
  running<T>(rule, ({ value: sent }, config) => {
    const value = read(sent);
    return value === null ? refusedBy(rule, config, { value: sent }) : { typed: true, value };
  });

/** A number that passes, which may be written as a text. */
const numberThat = (rule: string, passes: (value: number) => boolean) =>
  readBy(rule, (sent) => {
    const value = numberOf(sent);
    return value !== null && passes(value) ? value : null;
  });

/** An id that is a number, also where it comes as a text. */
export const id = numberThat('integer', Number.isSafeInteger);
/** An id that may be a text as well, kept as it comes. */
export const anyId = needed('id', isId);
/** A number without which its record says nothing. */
export const givenNumber = numberThat('number', Number.isFinite);
const givenCount = numberThat('count', (value) => Number.isInteger(value) && value >= 0);
/** A text that says something, without blanks at its ends. */
export const filled = made(needed('filled', isFilled), (value) => value.trim());

/** A text as it is sent; '' where it is unknown. */
export const text = orElse(string(), '');
export const textOrNull = orNull(string());
/** The same, where the server may have none. */
export const textOrEmpty = made(textOrNull, (value) => value ?? '');
/** A text without blanks at its ends; '' where it is unknown. */
export const trimmed = made(text, (value) => value.trim());
/** A text without blanks at its ends that may be missing: null where it says nothing. */
export const filledOrNull = made(textOrNull, (value) => value?.trim() || null);
/** The same, '' where it says nothing. */
export const optionalText = made(filledOrNull, (value) => value ?? '');
/** A number; null where it is unknown. */
export const figure = orElse(givenNumber, null);
/** The same, where the server may have none. */
export const figureOrNull = orNull(givenNumber);
/** How many there are; null where it is unknown. */
export const count = orElse(givenCount, null);
/** The same, where the server may have none. */
export const countOrNull = orNull(givenCount);
/** True where the server says so. */
export const flag = orElse(boolean(), false);
/** The same, where silence is a no. */
export const mark = made(orNull(boolean()), (value) => value === true);

/** The version of a record that is sent back with its change (`withVersion`), where the server counts one. */
export const rowVersion = optional(
  orElse(
    needed(
      'version',
      (value): value is string | number => typeof value === 'string' || typeof value === 'number',
    ),
    undefined,
  ),
);

/** What an enum's words are as numbers, where the server is known to send those. */
export type Codes<Words extends readonly string[]> = Readonly<Partial<Record<Words[number], number>>>;

const foldedWord = (word: string) => word.replaceAll('_', '').toLowerCase();

/** One of these words in any case ('IN_FORCE' as 'InForce' too), or its declared number. A number without one says nothing. */
export function oneOf<const Words extends readonly string[]>(
  words: Words,
  codes?: Codes<Words>,
): Shape<Words[number]> {
  const byWord = new Map(words.map((word: Words[number]) => [foldedWord(word), word]));
  const byCode = new Map(words.map((word: Words[number]) => [codes?.[word], word]));
  return readBy('picklist', (sent) => {
    if (typeof sent === 'number') return byCode.get(sent) ?? null;
    return typeof sent === 'string' ? (byWord.get(foldedWord(sent)) ?? null) : null;
  });
}

/** One of the words that the application knows, else `unknown`. */
export const choice = <const Words extends readonly string[], const U>(
  words: Words,
  unknown: U,
  codes?: Codes<Words>,
) => orElse(oneOf(words, codes), unknown);

/** The same, where the server may have none. */
export const choiceOrNull = <const Words extends readonly string[]>(words: Words, codes?: Codes<Words>) =>
  orNull(oneOf(words, codes));

/** A record of these fields; a field that is absent is read as `absent`. */
function fieldsOf<Entries extends ObjectEntries>(
  entries: Entries,
  absent: null | undefined,
): ObjectSchema<Entries, undefined> {
  const shape = object(entries);
  const names = Object.keys(entries).filter((name) => !entries[name]?.type.endsWith('optional'));
  return {
    ...shape,
    '~run': (dataset, config) => {
      const sent = dataset.value;
      if (!isPlain(sent)) return shape['~run']({ value: undefined }, config);
      const missing = names.filter((name) => !(name in sent)).map((name) => [name, absent]);
      return shape['~run'](
        { value: missing.length > 0 ? { ...sent, ...Object.fromEntries(missing) } : sent },
        config,
      );
    },
  };
}

/** A record of these fields; others are left out. One that is absent is read as one without a value, and reported. */
export const record = <Entries extends ObjectEntries>(entries: Entries) => fieldsOf(entries, undefined);

/** The same where the server may leave out what it does not know: an absent field is read as null. */
export const sparse = <Entries extends ObjectEntries>(entries: Entries) => fieldsOf(entries, null);

/** The same as a part of another record: one that is absent is read as one of which nothing is known. */
export function part<Entries extends ObjectEntries>(entries: Entries) {
  const shape = sparse(entries);
  return running<InferOutput<typeof shape>>(shape.type, ({ value: sent }, config) =>
    shape['~run']({ value: isPlain(sent) ? sent : {} }, config),
  );
}

/** A record whose other fields are kept as they are sent: it is sent back. */
export function keeping<Entries extends ObjectEntries>(entries: Entries): ObjectSchema<Entries, undefined> {
  const shape = record(entries);
  return {
    ...shape,
    '~run': (dataset, config) => {
      const sent = dataset.value;
      const read = shape['~run'](dataset, config);
      return read.typed && isPlain(sent) ? { ...read, value: { ...sent, ...read.value } } : read;
    },
  };
}

/** The items that can be read, of what is a list. */
export const items = <T>(item: Shape<T>): Shape<T[]> =>
  made(array(orElse(item, undefined)), (all) => all.filter((one) => one !== undefined));

/** The items that can be read; null is an empty list, as the wire has it. */
export const list = <T>(item: Shape<T>): Shape<T[]> => made(orNull(items(item)), (all) => all ?? []);

/** The items of a list that can be read, and how many cannot: with any of those, no sum is certain. */
export interface Counted<T> {
  readonly rows: T[];
  readonly unread: number;
}

/** What is no list cannot be read. */
export const counted = <T>(item: Shape<T>): Shape<Counted<T>> =>
  made(array(orElse(item, undefined)), (all) => {
    const rows = all.filter((one) => one !== undefined);
    return { rows, unread: all.length - rows.length };
  });

const isNothing = (value: unknown) => value === null || value === '';
/** Nothing, or not sent at all. */
export const isMissing = (value: unknown) => value === undefined || isNothing(value);

/** Null for an answer that is nothing: null or an empty text, where not said otherwise. */
export const nothingOr = <T>(
  shape: Shape<T>,
  isEmpty: (value: unknown) => boolean = isNothing,
): Shape<T | null> =>
  running<T | null>(shape.type, (dataset, config) =>
    isEmpty(dataset.value) ? { typed: true, value: null } : shape['~run'](dataset, config),
  );

/** A list of which each item is needed: one that cannot be read spoils the whole. Null is an empty list. */
export const every = <T>(item: Shape<T>): Shape<T[]> =>
  made(nothingOr(array(item), isMissing), (all) => all ?? []);

/** A record as it is sent. */
export const anyRecord = needed('record', isPlain);

/** A record that is compared with a shape and kept as it is sent. */
export const asSent = (shape: Shape<unknown>): Shape<Record<string, unknown>> =>
  running<Record<string, unknown>>(shape.type, (dataset, config) => {
    const sent = anyRecord['~run']({ value: dataset.value }, config);
    const { issues } = shape['~run'](dataset, config);
    return sent.typed && issues ? { typed: true, value: sent.value, issues } : sent;
  });
