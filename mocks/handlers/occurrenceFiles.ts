import type { OccurrenceFile } from '../db/occurrence/occurrenceTypes';
import { id, text } from '../read';

type Sent = Record<string, unknown>;
const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

let lastFile = 0;
/** The files of an occurrence: those that were sent before stay. */
export function filesOf(sent: unknown): OccurrenceFile[] {
  if (!Array.isArray(sent)) return [];
  return sent.filter(isObject).map((file) => {
    const content = text(file['contentAsBase64String']);
    lastFile += content === undefined ? 0 : 1;
    return {
      id: id(file['id']) ?? lastFile,
      name: text(file['fileName']) ?? '',
      size: content === undefined ? numberOf(file['size']) : Math.floor((content.length * 3) / 4),
    };
  });
}
