import { optional, string } from 'valibot';
import { toLocalDate } from '@/platform/format/date';
import { toLocalDateTime } from '@/platform/format/dateTime';
import { centsOf, toCents } from '@/platform/format/money';
import {
  anyId,
  figureOrNull,
  filled,
  givenNumber,
  id,
  isMissing,
  items,
  made,
  needed,
  nothingOr,
  only,
  optionalText,
  orElse,
  orNull,
  parsed,
  record,
  type Shape,
} from './wire';
import { isoOfTicks } from './wireForms';

/* What the wire writes for money, days, ids and words, as the application has them. */

/** Reais as cents; null where they are unknown. */
export const cents = made(figureOrNull, centsOf);
/** Reais without which a record says nothing, as cents. */
export const givenCents = made(givenNumber, toCents);
/** Reais of which null means that there are none: taxes, interest. One that is no number cannot be read. */
export const reaisOrNone = made(nothingOr(givenNumber, isMissing), (value) => value ?? 0);
/** The same as cents. */
export const centsOrNone = made(reaisOrNone, toCents);

/** A number that is not negative, without which a record says nothing. */
export const givenAmount = only(givenNumber, 'amount', (value) => value >= 0);
/** The same; null where it is unknown. */
export const amount = orNull(givenAmount);
/** The same of something that there is only above zero: a weight, birds of a load. */
export const givenPositive = only(givenNumber, 'positive', (value) => value > 0);
/** The same; null where it is unknown, or zero. */
export const positive = made(amount, (value) => value || null);

/** A day without which a record says nothing. */
export const givenDay = parsed(string(), 'date', (value) => toLocalDate(isoOfTicks(value.trim())));
// So .NET writes a date that was never set.
const isUnset = (value: unknown) =>
  value === null || value === '' || (typeof value === 'string' && value.startsWith('0001-01-01'));
/** A day; null where it is unknown. */
export const day = nothingOr(orElse(givenDay, null), isUnset);
/** The same, '' where it is unknown. */
export const dayText = made(day, (value) => value ?? '');

/** A day with its time on this device, without which a record says nothing. */
export const givenMoment = parsed(string(), 'moment', (value) => toLocalDateTime(isoOfTicks(value.trim())));
/** The same; null where it is unknown. */
export const moment = nothingOr(orElse(givenMoment, null), isUnset);

/** An instant as it is sent, without which a record says nothing. */
export const givenInstant = only(
  made(filled, isoOfTicks),
  'instant',
  (value) => !Number.isNaN(Date.parse(value)),
);
/** The same; null where it is unknown. */
export const instant = nothingOr(orElse(givenInstant, null), isUnset);

/** An id of another record; null where there is none. */
export const idOrNull = orNull(anyId);
/** The same of one whose id is a number. */
export const numericIdOrNull = orNull(id);
/** What a write answers: the id of what it made; null where it names none. */
export const madeId = made(orNull(record({ id: anyId })), (answer) => answer?.id ?? null);
/** The same of a record whose id is a number. */
export const madeNumericId = made(orNull(record({ id })), (answer) => answer?.id ?? null);

/** A number of a document and the like, which may come as a number; '' where it is unknown. */
export const words = made(
  orNull(
    needed(
      'text',
      (value): value is string | number => typeof value === 'string' || typeof value === 'number',
    ),
  ),
  (value) => String(value ?? '').trim(),
);

const NOT_SENT = Symbol('not sent');

/** Rows that nothing names, each by its place. Null is an empty list; null is read where the server sends no list. */
export const placed = <T extends object>(item: Shape<T>) =>
  optional(
    nothingOr(
      orElse(
        made(nothingOr(items(item)), (all) => (all ?? []).map((one, place) => ({ id: place, ...one }))),
        null,
      ),
      (sent) => sent === NOT_SENT,
    ),
    NOT_SENT,
  );

/** Which of a record's changes was read; a write names it. */
export const changeCount = made(figureOrNull, (value) => value ?? 0);

/** Digits alone, without a mask; '' where there are none. */
export const digits = made(optionalText, (value) => value.replace(/\D/g, ''));
