import { anyId, every, givenNumber, made, only, orNull, parsed, type Shape } from '@/platform/http/wire';

/** An id that is a number, which may come as a text. */
export const numericId = parsed(anyId, 'integer', (value) =>
  Number.isInteger(Number(value)) ? Number(value) : null,
);
export const numericIdOrNull = orNull(numericId);

/** 1 to 12. */
export const monthNumber = only(
  givenNumber,
  'month',
  (value) => Number.isInteger(value) && value >= 1 && value <= 12,
);

/** Something of each month, January first; `missing` where no month is sent. One that cannot be read spoils them all, as does a year of other months. */
export const twelve = <T>(month: Shape<T>, missing: T) =>
  made(
    only(every(month), 'twelve', ({ length }) => length === 12 || length === 0),
    (all) => Array.from({ length: 12 }, (_, at) => all[at] ?? missing),
  );
