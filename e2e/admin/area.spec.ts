import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADMIN_GROUPS } from '../../src/modules/admin/adminGroups';
import { expect, test } from '../fixtures';

const AREA = '/administracao-react';
/** As the specification names them, group by group. */
const SLUGS = [
  ['configuracao-de-perfil', 'menu', 'url', 'modulo'],
  [
    'clientes',
    'cliente-pre-cadastro',
    'licencas',
    'usuarios',
    'termos-de-uso',
    'versao-sistema',
    'ultimo-acesso',
  ],
  [
    'integradora',
    'vinculo-tipo-movimento',
    'fonte-de-cotacao',
    'cotacao-de-preco-de-produto',
    'bandeira-cartao-de-credito',
  ],
  ['temas-agrupados', 'perguntas-respostas', 'topicos-videos', 'subtopicos-videos', 'videos', 'videos-telas'],
  ['dfe-cest', 'dfe-unidade-de-medida', 'dfe-ncm', 'dfe-codigo-beneficiario', 'dfe-natureza-transacao'],
  ['solicitacoes', 'classificacao-atendimento', 'gerente-conta', 'carteira-clientes'],
];
const TABS = ['Acesso', 'Clientes', 'Financeiro', 'Central de ajuda', 'DF-e', 'Diversos'];

const NAMES = (
  JSON.parse(readFileSync('locales/pt-BR/shell.json', 'utf8')) as {
    administration: { screens: Record<string, string> };
  }
).administration.screens;

/** Follows an address inside the running application, as Back and links do. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('only masters know the area: every one of its addresses is the not-found page for others', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  for (const path of [AREA, ...SLUGS.flat().map((slug) => `${AREA}/${slug}`)]) {
    await follow(page, path);
    await expect(page, path).toHaveURL(/\/404$/);
  }
  await page.goto(`${AREA}/dfe-ncm?registro=1`);
  await expect(page).toHaveURL(/\/404$/);
  expect((await demo.calls()).filter(({ path }) => /\/(?:Ncm|Administration)\//i.test(path))).toEqual([]);
});

test('six tabs, and each of their screens by its address', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  expect(ADMIN_GROUPS.map(({ screens }) => screens.map(({ slug }) => slug))).toEqual(SLUGS);
  expect(SLUGS.flat()).toHaveLength(31);
  await signIn('master');
  const groups = ADMIN_GROUPS.map(({ screens }, at) => ({
    tab: TABS[at] ?? '',
    slugs: screens.filter(({ load }) => load).map(({ slug }) => slug),
  })).filter(({ slugs }) => slugs.length > 0);
  for (const { tab, slugs } of groups) {
    // One of each group from outside, the others by their cards: each has an address of its own.
    await page.goto(`${AREA}/${slugs[0] ?? ''}`);
    await expect(page.getByRole('tab')).toHaveText(TABS);
    for (const slug of slugs) {
      await page.getByRole('link', { name: NAMES[slug] ?? slug, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${AREA}/${slug}$`));
      await expect(page.getByRole('tab', { name: tab }), slug).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('heading', { level: 1, name: NAMES[slug] ?? slug }), slug).toBeVisible();
    }
  }

  await page.goto(`${AREA}/dfe-ncm`);
  const path = page.getByRole('navigation', { name: 'Caminho' });
  await expect(path.getByRole('listitem')).toHaveText(['Administração', 'DF-e', NAMES['dfe-ncm'] ?? '']);
  // Tabs, cards and heads leave the rows their room.
  const row = page
    .getByRole('grid')
    .getByRole('row', { name: /\d{4}\.\d{2}/ })
    .first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(340);
  await path.getByRole('link', { name: 'Administração' }).click();
  await expect(page).toHaveURL(new RegExp(`${AREA}/configuracao-de-perfil$`));
});
