import { parseOfx, type OfxRequest } from './ofxRequest';

self.addEventListener('message', ({ data }: MessageEvent<OfxRequest>) => {
  self.postMessage(parseOfx(data), { transfer: [] });
});
