import type { OfxAnswer, OfxRequest } from './ofxRequest';

function inWorker(bytes: OfxRequest): Promise<OfxAnswer> {
  const worker = new Worker(new URL('./ofx.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<OfxAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OfxAnswer>) => resolve(data));
    // Its script did not come, or memory did not suffice.
    worker.addEventListener('error', () => reject(new Error('the file could not be read beside the page')));
  });
  worker.postMessage(bytes, [bytes]);
  return answer.finally(() => worker.terminate());
}

/** Reads a bank's file beside the page, which stays usable; the scanner is loaded when one is chosen. */
export async function parseOfxBeside(bytes: OfxRequest): Promise<OfxAnswer> {
  if (typeof Worker !== 'undefined') return inWorker(bytes);
  const { parseOfx } = await import('./ofxRequest');
  return parseOfx(bytes);
}
