import { type DanfeRequest, makeDanfe } from './makeDanfe';

self.addEventListener('message', ({ data }: MessageEvent<DanfeRequest>) => {
  try {
    self.postMessage({ answer: makeDanfe(data) }, { transfer: [] });
  } catch (thrown) {
    self.postMessage({ fault: String(thrown) }, { transfer: [] });
  }
});
