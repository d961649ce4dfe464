import { readShape } from './readShape';
import { list, type Shape } from './wire';

/** What a shape makes of an answer, for tests of odd ones: what differs is not reported. */
export const readAs = <T>(shape: Shape<T>, answer: unknown): T =>
  readShape('/Any', shape, answer, () => undefined);

/** What a shape reports of an answer, by rule; nothing where it is as declared. */
export function driftOf(shape: Shape<unknown>, answer: unknown): string[] {
  const found: string[] = [];
  readShape('/Any', shape, answer, (_path, issues) => found.push(...issues.map(({ message }) => message)));
  return found;
}

/** The rows of a list that can be read. */
export const rowsAs = <T>(shape: Shape<T>, rows: readonly unknown[]): T[] => readAs(list(shape), rows);
