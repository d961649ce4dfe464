import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PRODUCTION = '/planejamento-de-producao';

async function choose(page: Page, label: RegExp, option: number): Promise<void> {
  await page.getByRole('combobox', { name: label }).last().click();
  await page.getByRole('option').nth(option).click();
}

/** Enters a plan of one product in the first cost center, with one expense. */
async function enterPlan(
  page: Page,
  title: string,
  quantities: Readonly<Record<string, string>>,
): Promise<void> {
  await page.getByRole('textbox', { name: /^Título/ }).fill(title);
  await page.getByRole('textbox', { name: /^Produto$|^Produto \*/ }).fill('produto novo');
  await choose(page, /^Centro de custo/, 0);
  for (const [label, value] of Object.entries(quantities))
    await page.getByRole('textbox', { name: label }).first().fill(value);
  await page.getByRole('textbox', { name: /^Preço por/ }).fill('128');
  // Nothing is known of a product that is new.
  await choose(page, /^Conta da receita/, 0);
  await page.getByRole('button', { name: 'Adicionar despesa' }).click();
  await choose(page, /^Subgrupo e conta/, 3);
  await page
    .getByRole('textbox', { name: /^Valor \(R\$\)/ })
    .first()
    .fill('780');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Planejamento salvo com sucesso.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Planejamento de produção' })).toBeVisible();
}

test('a crop plan from nothing, shared over its plots, is copied to the next year and compared', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await signIn('produtor', { at: `${PRODUCTION}/lavoura` });
  await expect(page).toHaveURL(`${PRODUCTION}/lavoura/novo`);
  await enterPlan(page, 'safra nova', { 'Área de plantio': '10', Produtividade: '62' });
  await expect(page.getByText(/Produção prevista: 620,00/)).toBeVisible();
  await choose(page, /^Repartir entre/, 1);
  await expect(page.getByRole('checkbox', { name: /^Travar a parte de .+ · / }).first()).toBeVisible();
  await expectNoSeriousAxe(page);
  await save(page);
  const created = (await demo.calls('/Planning/Create')).map(
    ({ body }) => body as { apportionment: { percent: number; farmActivityFieldPolygonId?: number }[] },
  );
  const shares = created.flatMap(({ apportionment }) => apportionment);
  expect(shares.every(({ farmActivityFieldPolygonId: plot }) => plot !== undefined)).toBe(true);
  expect(Math.round(shares.reduce((all, { percent }) => all + percent * 100, 0))).toBe(10_000);

  const row = page.getByRole('row').filter({ hasText: 'SAFRA NOVA' });
  await row.getByRole('button', { name: 'Copiar para outro ano' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Preços/).fill('10');
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expect(page.getByText(/Planejamento copiado para/)).toBeVisible();
  const copy = (await demo.calls('/Planning/Create')).at(-1)?.body as {
    production: { unitValue: number }[];
    apportionment: unknown[];
  };
  expect(copy.production[0]?.unitValue).toBeCloseTo(140.8, 4);
  expect(copy.apportionment).toEqual(shares);

  await page.goto('/planejamento/receitas-e-despesas');
  await expect(page.getByRole('group', { name: /quantidade e preço/ })).toContainText('PRODUTO NOVO');
});

test('of livestock a second main product of a center is refused by name, and nothing typed is lost', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn('produtor', { at: `${PRODUCTION}/atividade-pecuaria/novo` });
  await enterPlan(page, 'rebanho', { Cabeças: '120', 'Peso médio': '510', 'Rendimento de carcaça': '54' });
  await page.getByRole('button', { name: /^Adicionar produto/ }).click();
  await page
    .getByRole('textbox', { name: /^Produto$|^Produto \*/ })
    .last()
    .fill('bezerros');
  await choose(page, /^Centro de custo/, 0);
  await choose(page, /^Conta da receita/, 0);
  await page.getByRole('checkbox', { name: 'Produto principal' }).last().check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/já tem um produto principal: PRODUTO NOVO\./).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Produto$|^Produto \*/ }).last()).toHaveValue('BEZERROS');
  expect(await demo.calls('/Planning/Create')).toHaveLength(0);
});

test.describe('a recalculation', () => {
  test.use({ expectedErrors: [/500/] });
  const at = (percent: number, status: string) => ({
    id: 7,
    status,
    percent,
    step: 'SHARE',
    farmActivityFieldName: 'TALHAO 1',
    harvestYear: 2026,
    userName: 'MARIA',
    startedAt: new Date().toISOString(),
  });

  test('that another began is shown, is lost three times and found again, and fails at 62 %', async ({
    page,
    demo,
    signIn,
  }) => {
    test.slow();
    await demo.answers('readRecalculation', at(40, 'RUNNING'));
    await signIn('produtor', { at: '/planejamento/andamento' });
    await expect(page.getByText('40%')).toBeVisible();
    await expect(page.getByText(/Iniciado por MARIA/)).toBeVisible();
    // The newest is played first.
    await demo.answers('readRecalculation', at(62, 'FAILED'));
    await demo.answers('readRecalculation', at(62, 'RUNNING'), { times: 4 });
    await demo.breaks('readRecalculation', { times: 3 });
    await expect(page.getByText('Erro ao verificar o andamento')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('62%')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Erro ao verificar o andamento')).toHaveCount(0);
    await expect(page.getByText('Erro ao recalcular os rateios')).toBeVisible({ timeout: 20_000 });
    await expectNoSeriousAxe(page);
  });
});
