import type { Page } from '@playwright/test';
import { goesOf, isListed } from '../../src/platform/store/deviceStores';
import { expect, test } from '../fixtures';

test.use({
  signInByForm: true,
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|ERR_FAILED|Failed to (fetch|load resource)/],
});

/** Everything that this browser keeps for the application, as somebody who looks for it finds it. */
const dump = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const kept: [string, string][] = [];
    if (databases.includes('keyval-store'))
      await new Promise<void>((read) => {
        const request = indexedDB.open('keyval-store');
        request.onsuccess = () => {
          const cursor = request.result.transaction('keyval').objectStore('keyval').openCursor();
          cursor.onsuccess = () => {
            if (!cursor.result) return read();
            const { key, value } = cursor.result as { key: unknown; value: unknown };
            kept.push([typeof key === 'string' ? key : JSON.stringify(key), JSON.stringify(value)]);
            cursor.result.continue();
          };
        };
      });
    return {
      local: Object.entries<string>(localStorage),
      window: Object.entries<string>(sessionStorage),
      kept,
      databases,
      caches: await caches.keys(),
    };
  });

const keysOf = (found: Awaited<ReturnType<typeof dump>>) =>
  [...found.local, ...found.window, ...found.kept].map(([key]) => key);

/** Enters two dead birds on the round without a network, so that they wait on this device. */
async function enterOffline(page: Page) {
  const dead = page
    .getByRole('group', { name: /Lote/ })
    .first()
    .getByRole('textbox', { name: /^Mortos/ });
  await expect(dead).toBeVisible({ timeout: 20_000 });
  // The page fetches the code of its menus and questions once it has settled.
  for (const part of ['UserMenuPopover', 'ConfirmDialog', 'leaveQuestions'])
    await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
      part,
    );
  await page.context().setOffline(true);
  await dead.fill('2');
  await page.getByRole('button', { name: 'Lançar ronda' }).click();
  await expect(page.getByRole('region', { name: '1 ocorrência guardada neste aparelho' })).toBeVisible();
}

async function leave(page: Page) {
  await page.getByRole('button', { name: /JOSE CARLOS ZANCHETTIN/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
}

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: '1 lançamento espera para ser enviado' });

test('leaving asks about what waits, sends it, and leaves nothing of the person in the browser', async ({
  page,
  signIn,
  demo,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor');
  await page.goto('/avicultura/ronda');
  await enterOffline(page);
  await leave(page);
  await question(page).getByRole('button', { name: 'Continuar conectado' }).click();
  // Back in the menu.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: '1 ocorrência guardada neste aparelho' })).toBeVisible();
  await leave(page);
  await question(page).getByRole('button', { name: 'Enviar e sair' }).click();
  await expect(question(page)).toContainText('a rede ainda não voltou');
  await page.context().setOffline(false);
  await demo.forgetCalls();
  await question(page).getByRole('button', { name: 'Enviar e sair' }).click();
  await expect(page).toHaveURL('/login-v2');
  expect(await demo.calls('/ChickenOccurrence/Create')).toHaveLength(1);
  const found = await dump(page);
  expect(keysOf(found).filter((key) => !isListed(key))).toEqual([]);
  expect(keysOf(found).filter((key) => !['never', 'shared'].includes(goesOf(key)))).toEqual([]);
  expect(found.databases.filter((name) => name !== 'keyval-store')).toEqual([]);
  expect(found.caches.filter((name) => name !== 'ep-offline')).toEqual([]);
});

test('on a shared computer what waits is asked about, and discarded only on the word', async ({
  page,
  demo,
}) => {
  test.setTimeout(90_000);
  await page.goto('/login-v2?destino=/avicultura/ronda');
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByLabel('Computador compartilhado').check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await enterOffline(page);
  await demo.forgetCalls();
  await leave(page);
  await question(page).getByRole('button', { name: 'Descartar e sair' }).click();
  await expect(page).toHaveURL('/login-v2');
  await page.context().setOffline(false);
  expect(await demo.calls('/ChickenOccurrence/Create')).toEqual([]);
  const found = await dump(page);
  expect(keysOf(found).filter((key) => goesOf(key) !== 'never')).toEqual([]);
});

test('a shared computer whose window was closed is signed out when it is opened again', async ({
  page,
  context,
  demo,
}) => {
  test.setTimeout(60_000);
  await page.goto('/login-v2');
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByLabel('Computador compartilhado').check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/inicio');
  await page.goto('/titulos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await dump(page)).local.map(([key]) => key)).not.toContain('access_token');
  await page.close();

  const again = await context.newPage();
  await demo.forgetCalls();
  await again.goto('/titulos');
  await expect(again).toHaveURL(/\/login-v2/);
  await expect.poll(async () => (await demo.calls('/Login/LogoutReact')).length).toBe(1);
  const found = await dump(again);
  expect(keysOf(found).filter((key) => goesOf(key) !== 'never')).toEqual([]);
  expect(JSON.stringify(found)).not.toMatch(/ZANCHETTIN|BELA VISTA/);
});
