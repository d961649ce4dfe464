import { medians, openPage } from './lib/slowPage.mjs';

export const title =
  'Home, empty cache, signed in before: 4× CPU slowdown, 1.6 Mbit/s, 150 ms, gzip; median of 5';

const ACCOUNT = 'produtor@demo.com.br';
/** Loaded when somebody opens what needs them, never on the way to the home page. */
const LATER = /(recharts|ChartPlot|RichText|firebase|useGridState)/i;

/** Measures /inicio until a shortcut can be followed, from a browser that knows the session and nothing else. */
export async function measure({ browser, address }) {
  const storageState = await signedIn(browser, address);
  const found = await medians(5, () => once(browser, address, storageState));
  return [
    { name: 'script and style', value: found.kilobytes, limit: 330, unit: 'kB' },
    { name: 'shortcuts clickable', value: found.usable, limit: { times: 2, of: 'page' }, unit: 'ms' },
    { name: 'requests for script and style', value: found.requests, unit: '' },
    { name: 'every card there', value: found.complete, unit: 'ms' },
    { name: 'layout shift', value: found.shift, limit: 0.05, unit: '' },
  ];
}

/** Cookies and storage of a session, without the files that a browser would have kept. */
async function signedIn(browser, address) {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill(ACCOUNT);
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Atalhos' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function once(browser, address, storageState) {
  const page = await openPage(browser, {
    cpu: 4,
    network: { megabits: 1.6, latency: 150 },
    storageState,
  });
  await page.addInitScript(watch);
  await page.goto(`${address}/inicio`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.bench.usable !== null);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelectorAll('main [aria-busy=true]').length === 0);
  const found = await page.evaluate(() => globalThis.bench.settle());
  const early = found.files.filter((name) => LATER.test(name));
  if (early.length > 0) throw new Error(`Loaded before anybody asked: ${early.join(', ')}`);
  // Proof that the moment was the right one: the shortcut leads to its page.
  await page.getByRole('link', { name: 'Agenda', exact: true }).click();
  await page.waitForURL(/\/agenda/);
  await page.context().close();
  const { files: _files, ...figures } = found;
  return figures;
}

/** Runs in the page: notes the first frame in which a shortcut is a link that a press would reach. */
function watch() {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const bench = { usable: null, settle };
  globalThis.bench = bench;

  const isOwned = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isReachable = (link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return width > 0 && link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const look = () => {
    const link = document.querySelector('main li a[href]');
    if (!link || !isOwned(link) || !isReachable(link)) return void requestAnimationFrame(look);
    bench.usable = performance.now();
  };
  function settle() {
    const entries = performance.getEntriesByType('resource');
    const code = entries.filter(
      ({ name, responseEnd }) => /\.(js|css)(\?|$)/.test(name) && responseEnd <= bench.usable,
    );
    return {
      kilobytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      requests: code.length,
      usable: bench.usable,
      complete: Math.max(...entries.map(({ responseEnd }) => responseEnd)),
      shift,
      files: entries.map(({ name }) => name),
    };
  }
  look();
}
