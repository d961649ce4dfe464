import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { demoPassword } from '../mocks/accounts';
import { FaultVerbs } from '../mocks/faults/verbs';
import type { Fault } from '../mocks/state';
import { whileServed } from '../scripts/served.mjs';

/** A call the demo backend received, as `GET /__demo/requests` tells it. */
export interface ReceivedCall {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
}

/** The controls of the demo backend, and what is to happen to its calls. */
class Demo extends FaultVerbs<Promise<void>> {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    super();
    this.#request = request;
  }

  async #call(method: string, path: string, data?: unknown): Promise<unknown> {
    const answer = await this.#request.fetch(`/__demo/${path}`, { method, data });
    expect(answer.ok(), `${method} /__demo/${path} answers ${answer.status()}`).toBe(true);
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Back to the seeded world, without sessions, faults or logged calls. */
  reset = () => this.#call('POST', 'reset');
  /** Life of the tokens issued from now on. */
  tokensLive = (seconds: number) => this.#call('POST', 'session', { expiresInSeconds: seconds });
  forgetCalls = () => this.#call('DELETE', 'requests');

  protected async strike(faults: readonly Fault[]): Promise<void> {
    // What is not said travels as nothing: without an end, without a status.
    for (const { times, ...fault } of faults)
      await this.#call('POST', 'faults', { ...fault, ...(Number.isFinite(times) ? { times } : {}) });
  }

  async recovers(): Promise<void> {
    await this.#call('DELETE', 'faults');
  }

  /** The calls received, newest last; with a path, only those to it. */
  async calls(path?: string): Promise<ReceivedCall[]> {
    const all = (await this.#call('GET', 'requests')) as ReceivedCall[];
    return path ? all.filter((call) => call.path.toLowerCase() === path.toLowerCase()) : all;
  }
}

interface LoggedUser {
  accessToken: string;
  tokenForm: string;
}

interface TestFixtures {
  demo: Demo;
  /** Signs in and waits for the page it opens: the start page, or `at`. */
  signIn: (account: string, options?: { password?: string; at?: string }) => Promise<void>;
  /** Whether that goes through the form, as a person does it, or hands the browser the tokens, which is quicker. */
  signInByForm: boolean;
  /** Console errors that this test provokes; any other fails it. */
  expectedErrors: RegExp[];
  pageErrors: string[];
}

async function throughForm(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/login-v2');
  await page.getByLabel('E-mail').fill(userName);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).not.toHaveURL(/\/login-v2/);
  // The address changes a moment before the page does; keys pressed in between would go to the old one.
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function withTokens(page: Page, userName: string, password: string, at: string): Promise<void> {
  // A file of the application's origin that starts nothing, and ends what a page before it was asking.
  await page.goto('/favicon.svg');
  const data = { UserName: userName, Password: password, TimeZoneOffset: 180 };
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const answer = await page.request.post('/login/signIn', { data, headers });
  expect(await answer.json(), `sign-in of ${userName}`).toMatchObject({ success: true });
  const user = (await (await page.request.get('/User/GetLoggedUser')).json()) as LoggedUser;
  await page.evaluate(({ accessToken, tokenForm }) => {
    localStorage.setItem('access_token', accessToken);
    localStorage.setItem('token_form', tokenForm);
  }, user);
  await page.goto(at);
  // By its element: below a drawer that `at` opens, its role is hidden.
  await expect(page.locator('h1').first()).toBeVisible({ timeout: 20_000 });
}

export const test = base.extend<TestFixtures, { server: string }>({
  server: [
    // Playwright reads the wanted fixtures off this pattern: none is wanted.
    async ({}, use) => {
      await whileServed(use);
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server),

  // A whole browser would ask about notifications, over the page; a headless one refuses. Here each refuses, unless a
  // test has it answer otherwise (`notifications/pushStandIn`).
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'denied' });
    });
    await use(context);
  },

  demo: [
    async ({ request }, use) => {
      const demo = new Demo(request);
      await demo.reset();
      await use(demo);
    },
    { auto: true },
  ],

  signInByForm: [false, { option: true }],

  signIn: async ({ page, signInByForm }, use) => {
    await use(async (account, { password = demoPassword, at = '/inicio' } = {}) => {
      const userName = account.includes('@') ? account : `${account}@demo.com.br`;
      if (signInByForm) await throughForm(page, userName, password);
      else await withTokens(page, userName, password, at);
    });
  },

  expectedErrors: [[], { option: true }],

  pageErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      await use(errors);
      const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Opens `at` as another user, in a page of a browser context of its own. */
export const openAs = (page: Page, account: string, at: string): Promise<void> =>
  withTokens(page, `${account}@demo.com.br`, demoPassword, at);

/** Colours on their way are no colours to measure. What never ends (a spinner) is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Fails on every accessibility finding that axe calls serious or critical. */
export async function expectNoSeriousAxe(page: Page): Promise<void> {
  await settled(page);
  // In the page itself, and without listing what is well: both take longer than the looking.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  expect(serious, 'serious accessibility findings').toEqual([]);
}

/** Everything the drafts' store holds, as text; runs in the page. */
export async function keptDrafts(): Promise<string> {
  // Opened before the page has made it, it would be made here, without its store, and hold nothing ever after.
  const stores = await indexedDB.databases();
  if (!stores.some(({ name }) => name === 'keyval-store')) return '';
  return new Promise((resolve) => {
    const opened = indexedDB.open('keyval-store');
    opened.onsuccess = () => {
      const all = opened.result.transaction('keyval').objectStore('keyval').getAll();
      all.onsuccess = () => resolve(JSON.stringify(all.result));
    };
  });
}

/** Whether the browser keeps what a start without a network needs: the page, and who is signed in; runs in the page. */
export async function isKeptOffline(): Promise<boolean> {
  // To open a database that is not there would make one without its store.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'keyval-store')) return false;
  const names = await new Promise<string[]>((resolve, reject) => {
    const request = indexedDB.open('keyval-store');
    request.addEventListener('error', () => reject(new Error('The database cannot be opened')));
    request.addEventListener('success', () => {
      const store = request.result.transaction('keyval').objectStore('keyval').getAllKeys();
      store.addEventListener('success', () => {
        request.result.close();
        resolve(store.result.map(String));
      });
    });
  });
  const page = await caches.match('/index.html');
  return page !== undefined && names.some((name) => name.startsWith('kept|session|entrant'));
}
