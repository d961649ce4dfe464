import { buffersOf, krigingTasks, type KrigingReply, type KrigingRequest } from './krigingTasks';

/** A reply, or what went wrong. */
export type KrigingNews = { readonly reply: KrigingReply } | { readonly fault: string };

const answer = krigingTasks();

self.addEventListener('message', ({ data }: MessageEvent<KrigingRequest>) => {
  try {
    const reply = answer(data);
    self.postMessage({ reply } satisfies KrigingNews, { transfer: buffersOf(reply) });
  } catch (thrown) {
    const fault = thrown instanceof Error ? thrown.message : 'unknown';
    self.postMessage({ fault } satisfies KrigingNews, { transfer: [] });
  }
});
