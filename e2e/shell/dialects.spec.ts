import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../fixtures';

test.use({ expectedErrors: [/Failed to load resource/] });

interface MenuEntry {
  readonly urlName: string;
  readonly legacy?: boolean;
}

/** The dialect that differs most from the documents: it writes all that `aspNet` does, and numbers and days as text. */
const DIALECT = 'aspNetText';
/** Times within a page's text. */
const MOVING = /\b\d{1,2}:\d{2}(:\d{2})?\b|há \d+ \S+|agora|\d+ ms/g;
/** Pages whose text moves on (sensors, the scale of a map) are compared again, one reading soon after the other. */
const TRIES = 3;

/** The application's own pages of a customer's menu. */
async function menuPages(page: Page): Promise<string[]> {
  const logged = (await (await page.request.get('/User/GetLoggedUser')).json()) as {
    currentCustomer: { permissions: readonly MenuEntry[] };
  };
  return [
    ...new Set(
      logged.currentCustomer.permissions.flatMap(({ urlName, legacy }) =>
        urlName && !legacy ? [`/${urlName.replace(/^\//, '')}`] : [],
      ),
    ),
  ];
}

/** The pages that a page links to. */
async function linkedPages(page: Page, from: string): Promise<string[]> {
  await page.goto(from);
  await expect(page.locator('h1').first()).toBeVisible();
  const links = page.locator(`a[href^="${from}/"]`);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses)];
}

/** Waits until a page has got all that it called for. */
function settling(page: Page): (path: string) => Promise<void> {
  const open = new Set<unknown>();
  page.on('request', (call) => open.add(call));
  page.on('requestfinished', (call) => open.delete(call));
  page.on('requestfailed', (call) => open.delete(call));
  const quiet = async () => {
    for (let times = 0; times < 4; times = open.size === 0 ? times + 1 : 0) await page.waitForTimeout(40);
  };
  return async (path) => {
    await expect(page.locator('h1').first(), path).toBeVisible();
    await quiet();
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    await expect(page.locator('main').getByText(/^Carregando/), path).toHaveCount(0);
    await quiet();
  };
}

/** What a page says once it says the same twice: on a slow computer its parts are drawn after their answers came. */
async function textAtRest(page: Page): Promise<string> {
  const read = async () => (await page.locator('main').innerText()).replace(MOVING, '');
  let before = await read();
  for (let tried = 0; tried < 20; tried += 1) {
    await page.waitForTimeout(100);
    const text = await read();
    if (text === before) break;
    before = text;
  }
  return before;
}

/** What each page says, gone through in one visit, as the menu leads from one to the next. */
async function textsOf(
  page: Page,
  settled: (path: string) => Promise<void>,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await settled(path);
    texts.set(path, await textAtRest(page));
  }
  return texts;
}

const firstDifference = (documented: string, other: string): string => {
  const [lines, others] = [documented.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return `«${lines.slice(at, at + 4).join(' | ')}» → «${others.slice(at, at + 4).join(' | ')}»`;
};

/** The pages of a menu are shared out to so many tests: each page takes a second or two, in either dialect. */
const partsOfMenu = (account: string, parts: number) =>
  Array.from({ length: parts }, (_, at) => ({
    name: `${account}, part ${at + 1}`,
    account,
    pages: async (page: Page) => (await menuPages(page)).filter((_path, index) => index % parts === at),
  }));

const ACCOUNTS: readonly { name: string; account: string; pages: (page: Page) => Promise<string[]> }[] = [
  ...partsOfMenu('produtor', 6),
  ...partsOfMenu('agronomo', 6),
  { name: 'master', account: 'master', pages: (page) => linkedPages(page, '/administracao-react') },
  {
    name: 'suporte',
    account: 'suporte',
    pages: async (page) => ['/assist', ...(await linkedPages(page, '/assist'))],
  },
];

for (const { name, account, pages } of ACCOUNTS)
  test(`${name}: every page says the same in either dialect of the server`, async ({ page, request }) => {
    test.setTimeout(200_000);
    await page.addInitScript(() => localStorage.setItem('ep.filterHint', 'shown'));
    await openAs(page, account, '/inicio');
    const settled = settling(page);
    const paths = await pages(page);
    expect(paths.length).toBeGreaterThan(0);
    const textsIn = async (dialect: string, of: readonly string[]) => {
      await request.post('/__demo/dialect', { data: { name: dialect } });
      await page.goto('/inicio');
      return textsOf(page, settled, of);
    };
    let differing = paths;
    const differences = new Map<string, string>();
    for (let tried = 0; differing.length > 0 && tried < TRIES; tried += 1) {
      const documented = await textsIn('documented', differing);
      const other = await textsIn(DIALECT, differing);
      differences.clear();
      for (const path of differing) {
        const [before, after] = [documented.get(path) ?? '', other.get(path) ?? ''];
        if (before !== after) differences.set(path, firstDifference(before, after));
      }
      differing = [...differences.keys()];
    }
    expect(Object.fromEntries(differences)).toEqual({});
  });
