const isId = (id: unknown) => typeof id === 'number' || (typeof id === 'string' && id !== '');

/**
 * An answer that is one stored record, told by its id. Anything else (a text, a list, nothing, another object) counts
 * as a failed call: a form filled from it would be empty, and would be written over the record.
 */
export function asRecord<T>(answer: T, path: string): T {
  if (typeof answer === 'object' && answer !== null && isId(Reflect.get(answer, 'id'))) return answer;
  throw { kind: 'unexpected', message: `${path}: not a record` };
}
