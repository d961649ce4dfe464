import type { OccurrenceFile } from '../db/occurrence/occurrenceTypes';
import { id, text } from '../read';
import { demo } from '../state';

type Sent = Record<string, unknown>;
const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** The number that the last file got, of each world. */
const lastFiles = new WeakMap<object, number>();

/** The files of an occurrence: those that were sent before stay. */
export function filesOf(sent: unknown): OccurrenceFile[] {
  if (!Array.isArray(sent)) return [];
  return sent.filter(isObject).map((file) => {
    const content = text(file['contentAsBase64String']);
    const lastFile = (lastFiles.get(demo.world) ?? 0) + (content === undefined ? 0 : 1);
    lastFiles.set(demo.world, lastFile);
    return {
      id: id(file['id']) ?? lastFile,
      name: text(file['fileName']) ?? '',
      size: content === undefined ? numberOf(file['size']) : Math.floor((content.length * 3) / 4),
    };
  });
}
