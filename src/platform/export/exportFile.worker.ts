import { type ExportAnswer, type ExportRequest, makeExport } from './makeExport';

const say = (answer: ExportAnswer) => self.postMessage(answer, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  void makeExport(data).then(
    (file) => say({ file }),
    (thrown: unknown) => say({ file: null, fault: String(thrown) }),
  );
});
