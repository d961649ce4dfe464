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
export async function parseOfxBeside(bytes: OfxRequest, signal: AbortSignal): Promise<OfxAnswer> {
  signal.throwIfAborted();
  if (typeof Worker !== 'undefined') return inWorker(bytes, signal);
  const { parseOfx } = await import('./ofxRequest');
  return parseOfx(bytes);
}
