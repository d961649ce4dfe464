import { MEGABYTE } from '@/platform/format/bytes';
import type { OfxAccount, OfxFile } from '../rules/ofx/ofxTypes';
import type { OfxAnswer, OfxRequest } from './ofxRequest';

function inWorker(bytes: OfxRequest, signal: AbortSignal): Promise<OfxAnswer> {
  const worker = new Worker(new URL('./ofx.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<OfxAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OfxAnswer>) => resolve(data));
    // Its script did not come, or memory did not suffice.
    worker.addEventListener('error', () => reject(new Error('the file could not be read beside the page')));
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });
  worker.postMessage(bytes, [bytes]);
  return answer.finally(() => worker.terminate());
}

/**
 * Reads a bank's file beside the page, which stays usable; the scanner is loaded when one is chosen.
 * @throws AbortError once the signal says so: the work beside the page ends with it
 */
async function parseOfxBeside(bytes: OfxRequest, signal: AbortSignal): Promise<OfxAnswer> {
  signal.throwIfAborted();
  if (typeof Worker !== 'undefined') return inWorker(bytes, signal);
  const { parseOfx } = await import('./ofxRequest');
  return parseOfx(bytes);
}

/** A statement of 100,000 lines has about 18 MB. */
export const MOST_BYTES = 30 * MEGABYTE;

/** One statement of a file; a file may hold several. */
export interface FilePart {
  readonly id: string;
  readonly name: string;
  /** The same for all statements of one file: a name may come twice. */
  readonly file?: string;
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
  const id = String((count += 1));
  return accounts.map((account, at) => ({ id: `${id}.${at}`, file: id, name, account, warnings }));
}

/** A statement without a line: there is nothing of it to import. */
export interface EmptyStatement {
  readonly name: string;
  readonly accountId: string;
}

/**
 * Reads files in the browser, in their order: the statements they hold, those without a line, and the files that hold
 * none with the reason.
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
  const empty = parts
    .filter(({ account }) => account.lines.length === 0)
    .map(({ name, account }): EmptyStatement => ({ name, accountId: account.accountId }));
  return { parts: parts.filter(({ account }) => account.lines.length > 0), empty, refused };
}
