import type { Danfe, DanfePage } from './danfeTypes';
import type { DanfeAnswer, DanfeRequest } from './makeDanfe';

type News =
  | { readonly answer: DanfeAnswer; readonly fault?: never }
  | { readonly answer?: never; readonly fault: string };

/**
 * Lays and draws beside the page, which stays usable with 990 products; in the page itself where the browser has no
 * workers. Throws where it could not be done, and AbortError once the signal says so.
 */
async function make(request: DanfeRequest, signal: AbortSignal): Promise<DanfeAnswer> {
  signal.throwIfAborted();
  if (typeof Worker === 'undefined') {
    const { makeDanfe } = await import('./makeDanfe');
    return makeDanfe(request);
  }
  const worker = new Worker(new URL('./danfe.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<DanfeAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<News>) =>
      data.answer === undefined ? reject(new Error(data.fault)) : resolve(data.answer),
    );
    // Its script did not come, or memory did not suffice.
    worker.addEventListener('error', () => reject(new Error('no DANFE')));
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });
  worker.postMessage(request, { transfer: [] });
  return answer.finally(() => worker.terminate());
}

/** The sheets of a DANFE, to be drawn on a page. */
export async function danfePages(danfe: Danfe, signal: AbortSignal): Promise<readonly DanfePage[]> {
  const answer = await make({ kind: 'pages', danfe }, signal);
  if (answer instanceof Blob) throw new Error('no sheets');
  return answer;
}

/** The DANFE as a PDF. */
export async function danfeFile(danfe: Danfe, title: string, signal: AbortSignal): Promise<Blob> {
  const answer = await make({ kind: 'pdf', danfe, title }, signal);
  if (!(answer instanceof Blob)) throw new Error('no file');
  return answer;
}
