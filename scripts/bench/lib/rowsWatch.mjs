/** Presses, and waits until the rows that it brings have been painted. */
export async function timed(page, press) {
  await page.evaluate(() => globalThis.rowsWatch.begin());
  await press();
  await page.waitForFunction(() => globalThis.rowsWatch.took !== null);
  return page.evaluate(() => globalThis.rowsWatch.took);
}

/** Runs in the page: from the next key press until other rows than before have been painted. */
export function watchRows() {
  const shown = () => document.querySelector('[role=grid]')?.textContent ?? '';
  let from = 0;
  let before = '';
  const watch = { took: null, begin };
  globalThis.rowsWatch = watch;
  const look = () => {
    if (shown() === before) return void requestAnimationFrame(look);
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => (watch.took = performance.now() - from), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  function begin() {
    watch.took = null;
    before = shown();
    globalThis.addEventListener(
      'keydown',
      () => {
        from = performance.now();
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }
}
