import type { OccurrenceFile } from '../db/occurrence/occurrenceTypes';
import { id, text } from '../read';
import { demo } from '../state';

type Sent = Record<string, unknown>;
const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** The files of an occurrence: those that were sent before stay, of an occurrence that is known those that it has. */
export function filesOf(sent: unknown, before?: readonly OccurrenceFile[]): OccurrenceFile[] {
  if (!Array.isArray(sent)) return [];
  return sent.filter(isObject).flatMap((file): OccurrenceFile[] => {
    const content = text(file['contentAsBase64String']);
    const name = text(file['fileName']) ?? '';
    if (content) {
      const { id: fileId } = demo.world.occurrence.files.insert({ name });
      return [{ id: fileId, name, size: Math.floor((content.length * 3) / 4) }];
    }
    const kept = id(file['id']);
    if (kept === undefined) return [];
    if (before) return before.filter((one) => one.id === kept);
    return [{ id: kept, name, size: numberOf(file['size']) }];
  });
}
