/**
 * An answer that is one record. Anything else (a text, a list, nothing) counts as a failed call: a form filled from it
 * would be empty, and would be written over the record.
 */
export function asRecord<T>(answer: T, path: string): T {
  if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return answer;
  throw { kind: 'unexpected', message: `${path}: not a record` };
}
