import { median } from './lib/partPage.mjs';

export const title =
  'Switches of layout, theme and language on the home page: press to paint; median of 8 each';

const THEMES = [
  'Pôr do sol',
  'Folha',
  'Praia',
  'Técnico',
  'Tons doces',
  'Mata à noite',
  'Ardósia',
  'Terra e mata',
];
const LAYOUTS = ['Menu no alto', 'Menu no alto, em quadro', 'Menu à esquerda'];
const LANGUAGES = ['English (United States)', 'Português (Brasil)'];

/** Presses what a user presses, and waits until the page that it changes has been painted. */
export async function measure({ browser, address }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Atalhos' }).waitFor();
  await page.goto(`${address}/inicio?janela=aparencia`);
  const dialog = page.getByRole('dialog', { name: 'Aparência' });
  await dialog.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchLook);

  const themes = [];
  for (const name of THEMES) themes.push(await timed(page, dialog.getByRole('radio', { name })));
  const layouts = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const name = LAYOUTS[turn % LAYOUTS.length];
    layouts.push(await timed(page, dialog.getByRole('button', { name, exact: true })));
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const languages = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await page.getByRole('button', { name: /^(Idioma|Language)/ }).click();
    languages.push(await timed(page, page.getByRole('menuitemradio', { name: LANGUAGES[turn % 2] })));
  }
  await context.close();
  return [
    { name: 'layout', value: median(layouts), limit: 100, unit: 'ms' },
    { name: 'theme', value: median(themes), limit: 100, unit: 'ms' },
    { name: 'language', value: median(languages), limit: 100, unit: 'ms' },
    { name: 'language, first time', value: languages[0], unit: 'ms' },
  ];
}

async function timed(page, target) {
  await page.evaluate(() => globalThis.lookWatch.begin());
  await target.click();
  await page.waitForFunction(() => globalThis.lookWatch.took !== null);
  return page.evaluate(() => globalThis.lookWatch.took);
}

/** Runs in the page: from the next press until another look, place or wording than before has been painted. */
function watchLook() {
  const colourOf = (element) => (element ? getComputedStyle(element).backgroundColor : '');
  const shown = () => {
    const main = document.querySelector('main');
    const { left = 0, top = 0, width = 0 } = main?.getBoundingClientRect() ?? {};
    const words = main?.querySelector('h1')?.textContent;
    return [colourOf(document.body), colourOf(document.querySelector('nav')), left, top, width, words].join();
  };
  let from = 0;
  let before = '';
  const watch = { took: null, begin };
  globalThis.lookWatch = watch;
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
      'click',
      () => {
        from = performance.now();
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }
}
