import { parseTableFile, type TableFileRequest } from './parseTableFile';
import type { TableFile, TableFileFault } from './tableFile';

export type WorkerNews = { readonly share: number | null } | { readonly answer: TableFile | TableFileFault };

const say = (news: WorkerNews) => self.postMessage(news, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<TableFileRequest>) => {
  void parseTableFile(data, (share) => say({ share })).then((answer) => say({ answer }));
});
