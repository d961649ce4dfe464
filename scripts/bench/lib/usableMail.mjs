import { openPage } from './slowPage.mjs';

/** A phone on a farm track: its processor and its line. */
const SLOW = { cpu: 4, network: { megabits: 1.6, latency: 150 } };

/** Opens a page with an e-mail field with an empty cache; answers what it cost until the field took typing. */
export async function usableMail(browser, address) {
  const page = await openPage(browser, SLOW);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.bench.done);
  // Proof that the moment was the right one: the field keeps what is typed.
  const field = page.getByLabel('E-mail');
  await field.fill('a@b.c');
  if ((await field.inputValue()) !== 'a@b.c') throw new Error('The e-mail field lost what was typed.');
  const found = await page.evaluate(() => globalThis.bench.done);
  await page.context().close();
  return found;
}

/** Runs in the page: notes the moment when the application, not the static page, owns an e-mail field. */
function watch() {
  const tasks = [];
  let shift = 0;
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const bench = { done: null };
  globalThis.bench = bench;

  const isOwned = (input) => Object.keys(input).some((key) => key.startsWith('__reactProps'));
  const isEmail = ({ labels }) => [...(labels ?? [])].some((label) => label.textContent.startsWith('E-mail'));
  const look = () => {
    const field = [...document.querySelectorAll('input')].find((input) => isOwned(input) && isEmail(input));
    if (!field || field.disabled || field.readOnly) return void requestAnimationFrame(look);
    const usable = performance.now();
    setTimeout(() => settle(usable), 1000);
  };
  const settle = (usable) => {
    const paint = performance.getEntriesByName('first-paint')[0] ?? performance.getEntriesByType('paint')[0];
    const code = performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => /\.(js|css)(\?|$)/.test(name) && responseEnd <= usable);
    const before = tasks.filter(({ startTime }) => startTime < usable);
    const after = tasks.filter(({ startTime }) => startTime >= usable).map(({ duration }) => duration);
    bench.done = {
      kilobytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      usable,
      firstPaint: paint.startTime,
      blocking: before.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      shift,
      after: Math.max(0, ...after),
    };
  };
  look();
}
