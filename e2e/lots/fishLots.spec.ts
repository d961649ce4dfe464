import { brazilianDay, dayLater } from '../../mocks/db/poultry';
import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { expectEnglish } from '../english';

const LOTS = '/piscicultura/lote';
const ORDERS = '/piscicultura/ordem-de-producao';
const daysAgo = (days: number) => dayLater(brazilianDay(new Date()), -days).split('-').toReversed().join('/');

test.use({ expectedErrors: [/400|409|401|404/] });

test('fish are housed, changed, closed with a rest and a reason, and the closing is taken back', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: LOTS });
  await expect(page.getByRole('heading', { level: 1, name: 'Lotes de peixe' })).toBeVisible();
  await expectNoSeriousAxe(page);
  const waiting = page.getByRole('group', { name: 'Lotes que esperam' });
  await waiting.getByRole('link', { name: /TANQUE DE ALEVINOS/ }).click();
  const bar = page.getByRole('region', { name: 'Situação do lote' });
  await expect(bar).toContainText('Aguardando');

  // What is missing after housing is refused at its fields; of the pairs each side follows the other.
  await page.getByLabel(/^Data de alojamento/).fill(daysAgo(2));
  await page.getByLabel(/^Peixes alojados/).fill('10000');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Espécie é obrigatório depois do alojamento.')).toBeVisible();
  await page.getByLabel(/^Espécie/).click();
  await page.getByRole('option', { name: 'Tilápia' }).click();
  await page.getByLabel(/^Peso total inicial/).fill('300');
  await page.getByLabel(/^Mortos no transporte/).fill('120');
  await expect(page.getByLabel(/^Peso médio inicial/)).toHaveValue('30,00');
  await expect(page.getByText(/^Estoque inicial: 9\.880 peixes · 296,4 kg/)).toBeVisible();
  await page.getByLabel(/^Unidade de saída/).click();
  await page.getByRole('option', { name: 'kg', exact: true }).click();

  // The number of an order: taken ones by their state, an unknown one makes it.
  const order = page.getByLabel(/^Ordem de produção/);
  await order.fill('OP-P 13');
  await expect(page.getByText(/e ela está bloqueada\./)).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(order).toHaveAccessibleDescription(/e ela está bloqueada\./);
  await order.fill('OP-P 10');
  await expect(page.getByText(/e ela está finalizada\./)).toBeVisible();
  await order.fill('OP-P 99');
  await expect(page.getByText('Ordem nova: será criada ao salvar.')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  const row = page.getByRole('row', { name: /TANQUE DE ALEVINOS.*Em andamento.*9\.880.*OP-P 99/ });
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel(/^Fornecedor/).fill('ALEVINOS OESTE');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await row.getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByLabel(/^Fornecedor/)).toHaveValue('ALEVINOS OESTE');

  await bar.getByRole('button', { name: 'Fechar lote' }).click();
  const dialog = page.getByRole('dialog', { name: /^Fechar o lote/ });
  await expect(dialog).toContainText('deste viveiro será criado, aguardando alojamento');
  await expect(dialog.getByLabel('Peixes do lote até o fechamento')).toContainText('9.880');
  await dialog.getByRole('button', { name: 'Fechar lote' }).click();
  const reason = dialog.getByLabel(/^Motivo dos peixes restantes/);
  await expect(reason).toHaveAccessibleDescription(/restam peixes que não foram despescados/);
  await reason.fill('Mortandade por falta de oxigênio');
  await dialog.getByRole('button', { name: 'Fechar lote' }).click();
  await expect(bar).toContainText('Bloqueado');
  await expect(bar).toContainText('Motivo informado: Mortandade por falta de oxigênio');
  await expect(page.getByText(/^Lote fechado: os dados do alojamento/).first()).toBeVisible();

  await bar.getByRole('link', { name: /^Próximo lote/ }).click();
  await expect(bar).toContainText('Aguardando');
  await page.getByLabel(/^Fornecedor/).fill('OUTRO FORNECEDOR');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await row
    .or(page.getByRole('row', { name: /TANQUE DE ALEVINOS.*Bloqueado/ }))
    .getByRole('button', { name: 'Editar' })
    .click();
  await bar.getByRole('button', { name: 'Reverter fechamento' }).click();
  const back = page.getByRole('dialog', { name: /^Reverter o fechamento/ });
  await expect(back).toContainText('criado pelo fechamento, será excluído.');
  await expect(back).toContainText('Perde-se o que já foi informado nele: Fornecedor.');
  await expectNoSeriousAxe(page);
  await back.getByRole('button', { name: 'Reverter fechamento' }).click();
  await expect(bar).toContainText('Em andamento');
});

test('a harvested lot is taken back, closed again and finished by its result document', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('produtor', { at: LOTS });
  const waiting = page.getByRole('group', { name: 'Lotes que esperam' });
  await waiting.getByRole('link', { name: 'Lote P23 · VIVEIRO 3' }).click();
  const bar = page.getByRole('region', { name: 'Situação do lote' });
  await expect(bar).toContainText('Bloqueado');
  // The example of the decisions: 11 000 kg of feed, 8 050 kg of fish from 296,4.
  await bar.getByRole('link', { name: 'Resultados' }).click();
  const final = page.getByRole('group', { name: 'Resultado final' });
  await expect(final).toContainText('1,419');
  await expect(final).toContainText('1,366');
  await expect(final).toContainText('16.100');
  await expect(final).toContainText('180 mortos e 200 não encontrados');
  await expect(page.getByRole('row', { name: /Final .*9\.500.*8\.050.*96,15/ })).toBeVisible();
  await expectNoSeriousAxe(page);

  await bar.getByRole('button', { name: 'Reverter fechamento' }).click();
  const back = page.getByRole('dialog', { name: 'Reverter o fechamento do lote P23?' });
  await back.getByRole('button', { name: 'Reverter fechamento' }).click();
  await expect(bar).toContainText('Em andamento');
  await bar.getByRole('button', { name: 'Fechar lote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fechar o lote P23?' });
  await dialog.getByLabel(/^Motivo/).fill('Peixes não encontrados');
  await dialog.getByRole('button', { name: 'Fechar lote' }).click();
  await expect(bar).toContainText('Bloqueado');

  await page.goto(ORDERS);
  await page
    .getByRole('row', { name: /OP-P 13/ })
    .getByText('OP-P 13')
    .click();
  await expect(page.getByRole('region', { name: 'Situação da ordem' })).toContainText('Bloqueada');

  await page.goto('/pre-lancamento');
  // 8 050 kg of R$ 8,90.
  const result = page.getByRole('row').filter({ hasText: '71.645,00' });
  await expect(result).toHaveCount(1);
  await result.getByRole('button', { name: 'Liberar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Liberar' }).click();
  await expect(page.getByText('1 documento liberado.')).toBeVisible();

  await page.goto(`${LOTS}?busca=P23`);
  await expect(page.getByRole('row', { name: /Lote P23.*Finalizado/ })).toBeVisible();
  await page.goto(ORDERS);
  await expect(page.getByRole('row', { name: /OP-P 13.*Finalizada/ })).toBeVisible();
});

test('an order is summed over its lots, its number is its own, and it is kept while lots have it @mobile', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: `${ORDERS}/novo` });
  const number = page.getByLabel('Número', { exact: false });
  await number.fill('OP-P 12');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(number).toHaveAccessibleDescription('Já existe uma ordem de produção com este número.');
  await number.fill('OP-P 77');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('OP-P 77', { exact: true })).toBeVisible();

  await page.getByText('OP-P 12', { exact: true }).click();
  const bar = page.getByRole('region', { name: 'Situação da ordem' });
  await expect(bar).toContainText('Aberta');
  await expect(bar.getByRole('row', { name: /P21 · VIVEIRO 1/ })).toContainText('1.358');
  await expect(bar.getByRole('row', { name: /^Soma de/ })).toBeVisible();
  await expectNoSeriousAxe(page);
  await bar.getByRole('link', { name: /P21 · VIVEIRO 1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lote P21 · VIVEIRO 1' })).toBeVisible();
});

for (const account of ['gratis', 'nfpe', 'agronomo']) {
  test(`${account} keeps orders of fish without any key`, async ({ page, signIn, demo }) => {
    await signIn(account, { at: '/inicio' });
    await demo.forgetCalls();
    await page.goto(`${ORDERS}/novo`);
    await page.getByLabel('Número', { exact: false }).fill('OP-P 500');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('row', { name: /OP-P 500/ })).toBeVisible();
    const keyed = (await demo.calls()).filter(({ path }) => path.startsWith('/PiscicultureLot/'));
    expect(keyed).toEqual([]);
  });
}

test('a master without a customer reads what orders are for, an accountant opens no lot', async ({
  page,
  signIn,
}) => {
  await signIn('master', { at: ORDERS });
  await expect(page.getByText('Nenhum produtor escolhido')).toBeVisible();
  await signIn('contador', { at: '/inicio' });
  for (const path of [LOTS, `${LOTS}/novo`, `/app${LOTS}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/401$/);
  }
});

test('lots and orders of fish in English', async ({ page, signIn }) => {
  await signIn('produtor', { at: LOTS });
  await expectEnglish(page, [
    [LOTS, 'Fish lots'],
    [ORDERS, 'Production order'],
  ]);
});
