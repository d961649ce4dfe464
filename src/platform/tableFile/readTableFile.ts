import type { DecimalSign } from './parseXlsx';
import type { TableFileRequest } from './parseTableFile';
import { MOST_BYTES, type ReadProgress, type TableFile, type TableFileFault } from './tableFile';
import type { WorkerNews } from './tableFile.worker';

interface ReadOptions {
  /** Ends the reading at once: the promise is rejected with an AbortError. */
  readonly signal: AbortSignal;
  readonly onProgress: ReadProgress;
  /** Of figures in a workbook; a comma by default. */
  readonly decimal?: DecimalSign;
  /** The one separator that a CSV must have; without it, what stands most often between its heads. */
  readonly separator?: string;
}

function inWorker(request: TableFileRequest, { signal, onProgress }: ReadOptions) {
  const worker = new Worker(new URL('./tableFile.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<TableFile | TableFileFault>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
      if ('share' in data) onProgress(data.share);
      else resolve(data.answer);
    });
    // Its script did not come, or memory did not suffice.
    worker.addEventListener('error', () => resolve({ kind: 'unreadable' }));
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });
  worker.postMessage(request, [request.bytes]);
  return answer.finally(() => worker.terminate());
}

/**
 * Reads a CSV or XLSX file of at most 10 MB whose first line names the columns. The work is done beside the page, which
 * stays usable; of a workbook the progress is unknown.
 */
export async function readTableFile(file: File, options: ReadOptions): Promise<TableFile | TableFileFault> {
  const { signal, onProgress, decimal = ',', separator } = options;
  if (file.size > MOST_BYTES) return { kind: 'tooBig' };
  const format = /\.(csv|txt|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!format) return { kind: 'kind' };
  const request: TableFileRequest = {
    format: format === 'xlsx' ? 'xlsx' : 'csv',
    bytes: await file.arrayBuffer(),
    decimal,
    ...(separator === undefined ? {} : { separator }),
  };
  signal.throwIfAborted();
  if (typeof Worker !== 'undefined') return inWorker(request, options);
  const { parseTableFile } = await import('./parseTableFile');
  const answer = await parseTableFile(request, onProgress);
  signal.throwIfAborted();
  return answer;
}
