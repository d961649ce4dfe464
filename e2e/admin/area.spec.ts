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
  expect(ADMIN_GROUPS.map(({ screens }) => screens.map(({ slug }) => slug))).toEqual(SLUGS);
  expect(SLUGS.flat()).toHaveLength(31);
  await signIn('master');
  await page.goto(`${AREA}/dfe-cest`);
  await expect(page.getByRole('tab')).toHaveText(TABS);
  const open = ADMIN_GROUPS.flatMap(({ screens }, group) =>
    screens.filter(({ load }) => load).map(({ slug }) => ({ slug, tab: TABS[group] ?? '' })),
  );
  for (const { slug, tab } of open) {
    await follow(page, `${AREA}/${slug}`);
    await expect(page.getByRole('tab', { name: tab }), slug).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 1 }), slug).toBeVisible();
    await expect(page, slug).toHaveURL(new RegExp(`/${slug}$`));
  }
});
