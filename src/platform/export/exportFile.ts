import { formatLocale } from '@/platform/format/formatLocale';
import type { ExportTable } from './exportTable';
import type { ExportAnswer, ExportRequest } from './makeExport';
import type { PaperWords } from './paperWords';
import type { XlsxCover } from './xlsx';

/**
 * Makes a file beside the page, which stays usable however many rows there are; in the page itself where the browser has
 * no workers. Throws where the file could not be made.
 */
async function make(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  if (typeof Worker === 'undefined') {
    const { makeExport } = await import('./makeExport');
    return makeExport(request);
  }
  const worker = new Worker(new URL('./exportFile.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) =>
      data.file ? resolve(data.file) : reject(new Error(data.fault)),
    );
    // Its script did not come, or memory did not suffice.
    worker.addEventListener('error', () => reject(new Error('no file')));
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });
  worker.postMessage(request, { transfer: [] });
  return answer.finally(() => worker.terminate());
}

/** The table as a workbook, with its filters on a sheet of their own. */
export const workbookOf = (table: ExportTable, cover: XlsxCover, signal: AbortSignal): Promise<Blob> =>
  make({ kind: 'xlsx', table, cover }, signal);

/** The table as a PDF, its figures in the language of the page. */
export const paperOf = (table: ExportTable, words: PaperWords, signal: AbortSignal): Promise<Blob> =>
  make({ kind: 'pdf', table, words, language: formatLocale() }, signal);
