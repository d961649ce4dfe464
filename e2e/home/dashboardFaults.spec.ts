import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { card } from './home';

const dollar = { title: 'Dólar comercial', paths: ['/Home/DollarToday', '/Home/DollarPeriod'] };
const blog = { title: 'Blog', paths: ['/Home/GetLastPostBlog'] };
const version = { title: 'Versão do sistema', paths: ['/SystemVersioning/GetToShow'] };
const CARDS = [dollar, blog, version];
const ALL = [...CARDS.flatMap(({ paths }) => paths), '/UserMenuShortcut/GetList'];

/** What a card shows when its answer is there. */
const content = (page: Page, title: string) => {
  const found = card(page, title);
  if (title === dollar.title) return found.getByRole('group', { name: 'Compra' });
  return title === blog.title ? found.getByText('1 de 5') : found.getByText('26.11.0');
};

const others = (title: string) => CARDS.filter((each) => each.title !== title);

test.describe('a server that fails', () => {
  test.use({ expectedErrors: [/500/] });

  for (const { title, paths } of CARDS) {
    test(`${title}: an error with retry in the card, the others stand`, async ({ page, demo, signIn }) => {
      for (const path of paths) await demo.fault({ method: 'GET', path, status: 500, times: 1 });
      await signIn('produtor');
      const alert = card(page, title).getByRole('alert');
      await expect(alert).toContainText(
        title === dollar.title
          ? 'Não foi possível obter a cotação do dólar. Tente novamente.'
          : 'Não foi possível carregar',
      );
      for (const other of others(title)) await expect(content(page, other.title)).toBeVisible();
      await alert.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(content(page, title)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  test('the shortcuts stand by what came with the user', async ({ page, demo, signIn }) => {
    await demo.fault({ method: 'GET', path: '/UserMenuShortcut/GetList', status: 500 });
    await signIn('produtor');
    const shortcuts = card(page, 'Atalhos');
    await expect(shortcuts.getByText(/^Não foi possível atualizar · dados às/)).toBeVisible();
    await expect(shortcuts.getByRole('link')).toHaveCount(4);
  });

  test('a user without pins gets the error and the retry', async ({ page, demo, signIn }) => {
    await demo.fault({ method: 'GET', path: '/UserMenuShortcut/GetList', status: 500, times: 1 });
    await signIn('usuario');
    const shortcuts = card(page, 'Atalhos');
    await shortcuts.getByRole('alert').getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(shortcuts.getByText('Fixe aqui as páginas que você mais usa.')).toBeVisible();
  });

  test('a failed refresh leaves what stands, and says so', async ({ page, demo, signIn }) => {
    await signIn('produtor');
    for (const { title, paths } of CARDS) {
      await expect(content(page, title)).toBeVisible();
      for (const path of paths) await demo.fault({ method: 'GET', path, status: 500, times: 1 });
      await card(page, title)
        .getByRole('button', { name: `Atualizar ${title}` })
        .click();
      await expect(card(page, title).getByText(/^Não foi possível atualizar · dados às/)).toBeVisible();
      await expect(content(page, title)).toBeVisible();
    }
  });
});

for (const { title, paths } of CARDS) {
  test(`${title}: an answer that is no JSON stays in the card`, async ({ page, demo, signIn }) => {
    for (const path of paths)
      await demo.fault({ method: 'GET', path, status: 200, body: '{"cut": [', times: 1 });
    await signIn('produtor');
    const alert = card(page, title).getByRole('alert');
    await expect(alert).toBeVisible();
    for (const other of others(title)) await expect(content(page, other.title)).toBeVisible();
    await alert.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(content(page, title)).toBeVisible();
  });

  test(`${title}: an answer of another shape stays in the card`, async ({ page, demo, signIn }) => {
    for (const path of paths)
      await demo.fault({ method: 'GET', path, status: 200, body: { rows: 7 }, times: 1 });
    await signIn('produtor');
    for (const other of others(title)) await expect(content(page, other.title)).toBeVisible();
    await expect(card(page, title)).not.toContainText(/undefined|NaN|\[object/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/401/] });

  for (const { title, paths } of CARDS) {
    test(`${title}: stays in the card`, async ({ page, demo, signIn }) => {
      const body = { error: JSON.stringify({ constantFilter: 'X' }) };
      for (const path of paths) await demo.fault({ method: 'GET', path, status: 401, body });
      await signIn('produtor');
      await expect(card(page, title).getByText('Sem acesso')).toBeVisible();
      await expect(page).toHaveURL(/\/inicio$/);
      for (const other of others(title)) await expect(content(page, other.title)).toBeVisible();
    });
  }
});

test('cards whose answers take 25 s keep nobody waiting', async ({ page, demo, signIn }) => {
  test.setTimeout(90_000);
  await demo.fault({ method: 'GET', path: '/Home/DollarToday', delayMs: 25_000, times: 1 });
  await demo.fault({ method: 'GET', path: '/Home/GetLastPostBlog', delayMs: 25_000, times: 1 });
  await signIn('produtor');
  // The period's last quote stands in meanwhile.
  await expect(content(page, dollar.title)).toBeVisible();
  await expect(content(page, version.title)).toBeVisible();
  await expect(card(page, blog.title).getByRole('status')).toContainText('Carregando Blog');
  await card(page, 'Atalhos').getByRole('button', { name: 'Personalizar atalhos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concluir' }).click();
  await expect(content(page, blog.title)).toBeVisible({ timeout: 40_000 });
});

test.describe('without connection', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load/] });

  test('the next visit shows what the last one kept, and when it was', async ({ page, demo, signIn }) => {
    await signIn('produtor');
    for (const { title } of CARDS) await expect(content(page, title)).toBeVisible();
    for (const path of ALL) await demo.fault({ method: 'GET', path, status: 0 });
    await page.reload();
    for (const { title } of CARDS) {
      await expect(content(page, title)).toBeVisible();
      await expect(
        card(page, title).getByText(/(Sem conexão|Não foi possível atualizar) · dados/),
      ).toBeVisible();
    }
    await expect(card(page, 'Atalhos').getByRole('link')).toHaveCount(4);
  });

  test('who leaves the network keeps the cards, with a badge', async ({ page, signIn, context }) => {
    await signIn('produtor');
    for (const { title } of CARDS) await expect(content(page, title)).toBeVisible();
    await context.setOffline(true);
    for (const { title } of CARDS) {
      await expect(card(page, title).getByText(/^Sem conexão · dados às/)).toBeVisible();
      await expect(content(page, title)).toBeVisible();
    }
    await context.setOffline(false);
    await expect(card(page, blog.title).getByText(/^Atualizado às/)).toBeVisible();
  });
});
