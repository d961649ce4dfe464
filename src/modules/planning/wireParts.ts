import { anyId, every, made, orNull, parsed, type Shape } from '@/platform/http/wire';

/** An id that is a number, which may come as a text. */
export const numericId = parsed(anyId, 'integer', (value) =>
  Number.isInteger(Number(value)) ? Number(value) : null,
);
export const numericIdOrNull = orNull(numericId);

/** Something of each month, January first; `missing` for one that is not there. One that cannot be read spoils them all. */
export const twelve = <T>(month: Shape<T>, missing: T) =>
  made(every(month), (all) => Array.from({ length: 12 }, (_, at) => all[at] ?? missing));
