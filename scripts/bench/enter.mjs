import { medians, openPage } from './lib/slowPage.mjs';

export const title = "From 'Entrar' to a usable shell, without the backend's answer time; median of 5";

/** Measures what the application itself costs between the click and the home page. */
export async function measure({ browser, address }) {
  const fast = await medians(5, () => once(browser, address, 1));
  const slow = await medians(5, () => once(browser, address, 4));
  return [
    { name: 'as it is', value: fast.own, limit: { times: 2.5, of: 'loop' }, unit: 'ms' },
    { name: '4× CPU slowdown', value: slow.own, limit: { times: 10, of: 'loop' }, unit: 'ms' },
    { name: "backend's part (taken out), as it is", value: fast.backend, unit: 'ms' },
  ];
}

async function once(browser, address, cpu) {
  const page = await openPage(browser, { cpu });
  await page.addInitScript(watch);
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  // The next pages' chunks come while the user types.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForFunction(() => globalThis.bench.done);
  const found = await page.evaluate(() => globalThis.bench.done);
  await page.context().close();
  return found;
}

/** Runs in the page: notes the click and the first frame that shows the home page inside the shell. */
function watch() {
  const bench = { done: null };
  globalThis.bench = bench;
  let clicked = 0;
  addEventListener('click', () => (clicked ||= performance.now()), { capture: true });

  const stands = () =>
    clicked > 0 &&
    location.pathname === '/inicio' &&
    document.querySelector('main h1') &&
    document.querySelector('header');
  const look = () => {
    if (!stands()) return void requestAnimationFrame(look);
    // This frame is still to be painted; the next one tells that it has been.
    requestAnimationFrame(() => settle(performance.now()));
  };
  const settle = (shown) => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType === 'xmlhttprequest' || initiatorType === 'fetch')
      .map(({ startTime, responseEnd }) => [Math.max(startTime, clicked), Math.min(responseEnd, shown)])
      .filter(([from, to]) => to > from)
      .sort(([a], [b]) => a - b);
    let backend = 0;
    let until = clicked;
    for (const [from, to] of calls) {
      backend += Math.max(0, to - Math.max(from, until));
      until = Math.max(until, to);
    }
    bench.done = { own: shown - clicked - backend, backend };
  };
  look();
}
