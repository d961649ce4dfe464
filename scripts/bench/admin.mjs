import { median } from './lib/partPage.mjs';
import { rowsShown, timed, watchChanges } from './lib/changeWatch.mjs';

export const title = 'Administration: 13,000 NCM codes in the whole application; key to paint, median of 7';

const PATH = '/administracao-react/dfe-ncm';
/** Words that stand in few codes, in many, with and without accents, and parts of codes. */
const SEARCHES = ['milho', 'acucares bruto', '1201', 'maquinas', 'algodão', 'posicao 84', 'outros usos'];
const ROWS = '13.000';
/** Less than anybody needs to see the list, find the box and type a word. */
const TYPING_MS = 600;

/** Opens the list as a master and searches and sorts it by the keyboard, as somebody at work would. */
export async function measure({ browser, address }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('master@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.addInitScript(watchAnswer);
  await page.goto(`${address}${PATH}`);
  await page.getByText(ROWS, { exact: true }).waitFor();
  await page.waitForFunction(() => globalThis.listed !== undefined);
  const listed = await page.evaluate(() => globalThis.listed);

  const box = page.getByRole('searchbox', { name: 'Buscar', exact: true });
  await watchChanges(page, 'keydown', rowsShown);
  const searches = [];
  await page.waitForTimeout(TYPING_MS);
  for (const words of SEARCHES) {
    await box.fill(words);
    searches.push(await timed(page, () => box.press('Enter')));
  }
  await box.fill('');
  await box.press('Enter');
  await page.getByText(ROWS, { exact: true }).waitFor();
  const sorts = [];
  for (const head of ['Descrição', 'Descrição', 'NCM', 'NCM', 'Unidade', 'Descrição', 'NCM']) {
    const column = page.getByRole('columnheader', { name: new RegExp(head) });
    await column.focus();
    sorts.push(await timed(page, () => column.press('Enter')));
  }
  await context.close();
  return [
    { name: 'list: answer to painted rows', value: listed, unit: 'ms' },
    { name: 'search, first word', value: searches[0], limit: { times: 1, of: 'loop' }, unit: 'ms' },
    { name: 'search, any words', value: median(searches), limit: { times: 1, of: 'loop' }, unit: 'ms' },
    { name: 'search, slowest', value: Math.max(...searches), unit: 'ms' },
    { name: 'sort by a press on a head', value: median(sorts), limit: { times: 1, of: 'loop' }, unit: 'ms' },
  ];
}

/** Runs in the page before anything else: the time from the end of the list's answer to its first painted rows. */
function watchAnswer() {
  const look = () => {
    const answer = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/Ncm\/GetGridData/i.test(name));
    const row = document.querySelector(
      '[role=grid] [role=row][data-id], [role=grid] [role=rowgroup] [role=row]',
    );
    if (!answer || !row) return void requestAnimationFrame(look);
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      globalThis.listed = performance.now() - answer.responseEnd;
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  look();
}
