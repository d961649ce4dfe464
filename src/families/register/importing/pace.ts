/** Longest work between two frames, in milliseconds. */
const SLICE = 12;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Lets the page draw and listen between slices of a long run, reports how far it is, and ends it on the signal. */
export function pacedBy(signal: AbortSignal, onProgress: (done: number) => void) {
  let since = performance.now();
  return async (done: number) => {
    if (performance.now() - since < SLICE) return;
    onProgress(done);
    await nextTask();
    signal.throwIfAborted();
    since = performance.now();
  };
}
