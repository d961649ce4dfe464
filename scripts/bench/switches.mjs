import { timed, watchChanges } from './lib/changeWatch.mjs';
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
const LAYOUTS = ['Menu no topo', 'Menu no topo, centralizado', 'Menu à esquerda'];
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
  await watchChanges(page, 'click', lookShown);

  const themes = [];
  for (const name of THEMES)
    themes.push(await timed(page, () => dialog.getByRole('radio', { name }).click()));
  const layouts = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const name = LAYOUTS[turn % LAYOUTS.length];
    layouts.push(await timed(page, () => dialog.getByRole('button', { name, exact: true }).click()));
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const languages = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await page.getByRole('button', { name: /^(Idioma|Language)/ }).click();
    languages.push(
      await timed(page, () => page.getByRole('menuitemradio', { name: LANGUAGES[turn % 2] }).click()),
    );
  }
  await context.close();
  return [
    { name: 'layout', value: median(layouts), limit: { times: 1, of: 'loop' }, unit: 'ms' },
    { name: 'theme', value: median(themes), limit: { times: 1, of: 'loop' }, unit: 'ms' },
    { name: 'language', value: median(languages), limit: { times: 1, of: 'loop' }, unit: 'ms' },
    { name: 'language, first time', value: languages[0], unit: 'ms' },
  ];
}

/** Look, place and wording of the page; runs in it. */
function lookShown() {
  const colourOf = (element) => (element ? getComputedStyle(element).backgroundColor : '');
  const main = document.querySelector('main');
  const { left = 0, top = 0, width = 0 } = main?.getBoundingClientRect() ?? {};
  const words = main?.querySelector('h1')?.textContent;
  return [colourOf(document.body), colourOf(document.querySelector('nav')), left, top, width, words].join();
}
