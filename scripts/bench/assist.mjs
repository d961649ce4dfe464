import { timed, watchChanges } from './lib/changeWatch.mjs';
import { median } from './lib/partPage.mjs';

export const title = 'Assist desk: 5,000 documents in the whole application; key to paint';

const TURNS = 20;
/** Tabs by their keys, back and forth between long and short ones. */
const KEYS = ['2', '1', '8', '7', '1', '3', '8', '1', '4', '1'];

/** An assistant goes through the tabs by the keyboard, scrolls the list, and takes the next document. */
export async function measure({ browser, address }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.request.post(`${address}/__demo/assist`, { data: { action: 'many', count: 5000 } });
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('suporte@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${address}/assist`);
  await page
    .getByText(/^5\.\d{3}$/)
    .first()
    .waitFor();
  await page.waitForTimeout(2000);

  await watchChanges(page, 'keydown', tabShown);
  const switches = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    switches.push(await timed(page, () => page.keyboard.press(KEYS[turn % KEYS.length])));
  const frames = await scrolled(page);
  const next = await nextDocuments(page);
  await context.close();
  return [
    {
      name: `tab switch, median of ${TURNS}`,
      value: median(switches),
      limit: { times: 1, of: 'loop' },
      unit: 'ms',
    },
    { name: 'tab switch, slowest', value: Math.max(...switches), unit: 'ms' },
    {
      name: 'scrolling the list, median frame',
      value: frames.median,
      limit: { times: 2.1, of: 'frame' },
      unit: 'ms',
    },
    { name: 'scrolling the list, slowest frame', value: frames.slowest, unit: 'ms' },
    {
      name: 'next document, key to its first page',
      value: median(next),
      limit: { times: 3, of: 'loop' },
      unit: 'ms',
    },
    { name: 'next document, slowest', value: Math.max(...next), unit: 'ms' },
  ];
}

/** Which tab is selected, and what its rows say; runs in the page. */
function tabShown() {
  const tab = document.querySelector('[role=tab][aria-selected=true]')?.id;
  return `${tab} ${document.querySelector('[role=grid]')?.textContent}`;
}

/** Scrolls the first page of the list by the wheel; answers how long its frames took. */
async function scrolled(page) {
  await page.keyboard.press('1');
  await page.mouse.move(700, 560);
  await page.evaluate(() => {
    const times = [];
    globalThis.frameTimes = times;
    let before = performance.now();
    const frame = (now) => {
      times.push(now - before);
      before = now;
      if (times.length < 60) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel(0, 90);
    await page.waitForTimeout(30);
  }
  await page.waitForFunction(() => globalThis.frameTimes.length >= 60);
  const times = (await page.evaluate(() => globalThis.frameTimes)).slice(1);
  return { median: median(times), slowest: Math.max(...times) };
}

/** Takes the next document of the new ones, once it has been fetched ahead, and goes back; three times. */
async function nextDocuments(page) {
  const times = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await page.keyboard.press('2');
    await page.waitForTimeout(1500);
    await page.evaluate(watchFirstPage);
    await page.keyboard.press('n');
    await page.waitForFunction(() => globalThis.firstPage !== null);
    times.push(await page.evaluate(() => globalThis.firstPage));
    await page.goBack();
    await page.getByRole('tab', { selected: true }).waitFor();
    await page.evaluate(() => document.activeElement?.blur());
  }
  return times;
}

/** Runs in the page: from the key to the paint that shows the document's first page. */
function watchFirstPage() {
  globalThis.firstPage = null;
  const shows = () =>
    /\/documento\//.test(location.pathname) &&
    document.querySelector('main :is(canvas, article, img, audio, [data-first-page])');
  const listen = () => {
    const from = performance.now();
    const look = () => {
      if (!shows()) return void requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => (globalThis.firstPage = performance.now() - from));
      channel.port1.start();
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  globalThis.addEventListener('keydown', listen, { capture: true, once: true });
}
