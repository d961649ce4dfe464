import { rowsShown, timed, watchChanges } from './lib/changeWatch.mjs';
import { median } from './lib/partPage.mjs';

export const title = 'Field occurrences: 20,000 in the whole application; key to paint';

const COUNT = 20_000;
const TURNS = 8;
const DAY_MS = 86_400_000;
const TYPES = ['plantio', 'adubacao', 'pulverizacao', 'irrigacao', 'colheita', 'diario-de-bordo'];
const PATH = '/agricultura/ocorrencia';

/** The demo's own occurrences over and over, with other types, over two years. */
function many(rows) {
  return Array.from({ length: COUNT }, (_, at) => {
    const row = rows[at % rows.length];
    const moment = new Date(Date.now() - (at % 730) * DAY_MS - DAY_MS).toISOString();
    return {
      ...row,
      id: at + 1,
      type: TYPES[at % TYPES.length],
      plannedAt: null,
      happenedAt: moment,
      document: null,
    };
  });
}

/** Somebody searches the list, turns the months of the calendar, and narrows the map to a type. */
export async function measure({ browser, address }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.route(/AgricultureOccurrence\/GetGridData/i, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: Array.isArray(body) ? many(body) : body });
  });
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();

  const searches = await searched(page, address);
  const months = await turned(page, address);
  const filters = await narrowed(page, address);
  await context.close();
  const rows = (name, values) => [
    { name: `${name}, median`, value: median(values), limit: { times: 3, of: 'loop' }, unit: 'ms' },
    { name: `${name}, slowest`, value: Math.max(...values), unit: 'ms' },
  ];
  return [
    ...rows('list: Enter in the search to its rows', searches),
    ...rows('calendar: another month', months),
    ...rows('map: another type', filters),
  ];
}

async function searched(page, address) {
  await page.goto(`${address}${PATH}`);
  await page.getByRole('grid').getByRole('row').nth(10).waitFor();
  const search = page.getByPlaceholder(/^Buscar por tipo/).first();
  await watchChanges(page, 'keydown', rowsShown);
  const took = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Enter asks at once; without it the field waits half a second for the typing to rest.
    await search.fill(turn % 2 === 0 ? 'irrigacao' : 'adubacao');
    took.push(await timed(page, () => page.keyboard.press('Enter')));
    await page.waitForTimeout(700);
  }
  return took;
}

async function turned(page, address) {
  await page.goto(`${address}${PATH}?visao=calendario`);
  const before = page.getByRole('button', { name: 'Mês anterior' });
  await before.waitFor();
  await page.waitForTimeout(1500);
  await before.focus();
  await watchChanges(page, 'keydown', () => document.querySelector('table')?.textContent ?? '');
  const took = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    took.push(await timed(page, () => page.keyboard.press('Enter')));
    await page.waitForTimeout(200);
  }
  return took;
}

async function narrowed(page, address) {
  await page.goto(`${address}${PATH}?visao=mapa`);
  const type = page.getByRole('combobox', { name: 'Tipo' });
  await page.getByRole('application').waitFor();
  await page.waitForTimeout(1500);
  // The table below the map says of each plot what its colour says.
  await watchChanges(page, 'keydown', rowsShown);
  const took = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await type.fill(turn % 2 === 0 ? 'Plantio' : 'Colheita');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    took.push(await timed(page, () => page.keyboard.press('Enter')));
    await page.waitForTimeout(300);
  }
  return took;
}
