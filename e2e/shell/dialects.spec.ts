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
/** A page whose text moves on (sensors, the scale of a map) is compared again, one reading right after the other. */
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
    texts.set(path, (await page.locator('main').innerText()).replace(MOVING, ''));
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
    test.setTimeout(300_000);
    await page.addInitScript(() => localStorage.setItem('ep.filterHint', 'shown'));
    await openAs(page, account, '/inicio');
    const settled = settling(page);
    const paths = await pages(page);
    expect(paths.length).toBeGreaterThan(0);
    await request.post('/__demo/dialect', { data: { name: 'documented' } });
    const documented = await textsOf(page, settled, paths);
    const say = async (dialect: string, path: string) => {
      await request.post('/__demo/dialect', { data: { name: dialect } });
      await page.goto(path);
      return (await textsOf(page, settled, [path])).get(path) ?? '';
    };
    const differing: string[] = [];
    await request.post('/__demo/dialect', { data: { name: DIALECT } });
    await page.goto('/inicio');
    for (const [path, text] of await textsOf(page, settled, paths)) {
      let [before, after] = [documented.get(path) ?? '', text];
      for (let tried = 0; before !== after && tried < TRIES; tried += 1)
        [before, after] = [await say('documented', path), await say(DIALECT, path)];
      if (before !== after) differing.push(`${path} ${firstDifference(before, after)}`);
    }
    expect(differing).toEqual([]);
  });
