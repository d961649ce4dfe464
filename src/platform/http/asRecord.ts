import { isId, isRecord } from '@/platform/http/loose';

/**
 * An answer that is one stored record, recognised by its id. Anything else (a text, a list, nothing, another object)
 * counts as a failed call: a form filled from it would be empty, and would be written over the record.
 */
export function asRecord<T>(answer: T, path: string): T {
  if (isRecord(answer) && isId(answer['id'])) return answer;
  throw { kind: 'unexpected', message: `${path}: not a record` };
}
