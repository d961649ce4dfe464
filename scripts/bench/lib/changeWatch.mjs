/** Presses, and waits until what it changes has been painted; answers the milliseconds. */
export async function timed(page, press) {
  await page.evaluate(() => globalThis.changeWatch.begin());
  await press();
  await page.waitForFunction(() => globalThis.changeWatch.took !== null);
  return page.evaluate(() => globalThis.changeWatch.took);
}

/**
 * Makes `timed` possible in a page. `shown` runs there and answers a text that is another one after the change; the time
 * begins with the next event of the kind, before any listener of the page.
 */
export async function watchChanges(page, event, shown) {
  await page.evaluate(`globalThis.shown = ${String(shown)}`);
  await page.evaluate(watch, event);
}

/** What the rows of a grid say; runs in the page. */
export const rowsShown = () => document.querySelector('[role=grid]')?.textContent ?? '';

function watch(event) {
  let from = 0;
  let before = '';
  const found = { took: null, begin };
  globalThis.changeWatch = found;
  const look = () => {
    if (globalThis.shown() === before) return void requestAnimationFrame(look);
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => (found.took = performance.now() - from), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  function begin() {
    found.took = null;
    before = globalThis.shown();
    const onEvent = () => {
      from = performance.now();
      requestAnimationFrame(look);
    };
    globalThis.addEventListener(event, onEvent, { capture: true, once: true });
  }
}
