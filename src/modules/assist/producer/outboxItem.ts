import type { Refusal } from '@/platform/forms/files/checkFile';
import type { AppError } from '@/platform/http/appError';
import { MOST_FILES } from './fileRules';
import type { ChosenMark, RestoredFile } from './keptFiles';

export interface OutboxItem {
  readonly id: number;
  readonly file: File;
  /** As it was chosen; a picture that was made smaller has another name inside. */
  readonly name: string;
  /** In bytes, as it was chosen. */
  readonly chosenSize: number;
  readonly state: 'preparing' | 'ready' | 'sending' | 'failed';
  /** Sent so far, 0 to 1. */
  readonly share: number;
  readonly error?: AppError;
  /** The document that it belongs to, where others of its files have arrived. */
  readonly documentId?: number;
  /** Chosen before the page was loaded anew. */
  readonly restored?: boolean;
  /** The page was lost while it was sent: it may have arrived. */
  readonly tried?: boolean;
}

const isSame = (a: ChosenMark, b: ChosenMark) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** What tells a chosen file from others. */
export const markOf = ({ name, size, lastModified }: File): ChosenMark => ({ name, size, lastModified });

/** Which of the chosen files are taken: none twice, and no more than stand ready at a time. */
export function sortChosen(
  files: readonly File[],
  known: readonly ChosenMark[],
): { readonly taken: readonly File[]; readonly refused: readonly Refusal[] } {
  const marks = [...known];
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const { name } = file;
    if (marks.some((other) => isSame(other, file))) refused.push({ reason: 'twice', name });
    else if (marks.length >= MOST_FILES) refused.push({ reason: 'many', name });
    else {
      marks.push(markOf(file));
      taken.push(file);
    }
  }
  return { taken, refused };
}

/** A file that was chosen before the page was loaded anew. */
export function restoredItem({ id, file, chosen, documentId, tried = false }: RestoredFile): OutboxItem {
  return {
    id,
    file,
    name: chosen.name,
    chosenSize: chosen.size,
    state: 'ready',
    share: 0,
    restored: true,
    tried,
    ...(documentId === null ? {} : { documentId }),
  };
}

/** What is to be sent: the given ones, else all that are ready or have failed before. */
export const waitingOf = (items: readonly OutboxItem[], ids: readonly number[] | undefined) =>
  items.filter(({ id, state }) => (ids ? ids.includes(id) : state === 'ready' || state === 'failed'));
