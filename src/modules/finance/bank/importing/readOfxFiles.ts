import { MEGABYTE } from '@/platform/format/bytes';
import type { OfxAccount, OfxFile } from '../rules/ofx/ofxTypes';
import { parseOfxBeside } from './parseOfxBeside';

/** A statement of 100,000 lines has about 18 MB. */
export const MOST_BYTES = 30 * MEGABYTE;

/** One statement of a file; a file may hold several. */
export interface FilePart {
  readonly id: string;
  readonly name: string;
  readonly account: OfxAccount;
  readonly warnings: OfxFile['warnings'];
}

export interface RefusedFile {
  readonly name: string;
  readonly kind: 'size' | 'unreadable' | NonNullable<OfxFile['refusal']>['kind'];
  readonly line: number;
  readonly code: string;
  readonly text: string;
}

const refusedFor = (name: string, kind: 'size' | 'unreadable'): RefusedFile => ({
  name,
  kind,
  line: 0,
  code: '',
  text: '',
});
let count = 0;

async function readFile(file: File, signal: AbortSignal): Promise<FilePart[] | RefusedFile> {
  const { name } = file;
  if (file.size > MOST_BYTES) return refusedFor(name, 'size');
  let read: OfxFile;
  try {
    read = await parseOfxBeside(await file.arrayBuffer(), signal);
  } catch {
    signal.throwIfAborted();
    // Moved or changed since it was chosen, or more than the browser can hold.
    return refusedFor(name, 'unreadable');
  }
  const { accounts, warnings, refusal } = read;
  if (refusal) return { name, ...refusal };
  return accounts.map((account) => ({ id: String((count += 1)), name, account, warnings }));
}

/**
 * Reads files in the browser, in their order: the statements they hold, and those that hold none with the reason.
 * @returns null when it was stopped: then nothing of any file is taken
 */
export async function readOfxFiles(files: readonly File[], signal: AbortSignal) {
  const parts: FilePart[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const read = await readFile(file, signal).catch(() => null);
    if (read === null) return null;
    if (Array.isArray(read)) parts.push(...read);
    else refused.push(read);
  }
  return { parts, refused };
}
