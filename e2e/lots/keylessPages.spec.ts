import { brazilianDay, dayLater } from '../../mocks/db/poultry';
import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { expectEnglish } from '../english';

const inDays = (days: number) => dayLater(brazilianDay(new Date()), days).split('-').toReversed().join('/');

// Pages without a key: any user of a customer, and who has none is shown what they are for.
for (const account of ['gratis', 'nfpe', 'agronomo']) {
  test(`${account} opens feed order and solicitations`, async ({ page, signIn, demo }) => {
    await signIn(account, { at: '/pedido-de-racao' });
    await expect(page.getByRole('heading', { level: 1, name: 'Pedido de ração' })).toBeVisible();
    await expect(page.getByText('Nenhum pedido de ração')).toBeVisible();
    await demo.forgetCalls();
    await page.goto('/solicitacoes/novo');
    await expect(page.getByRole('radio', { name: /^Plataforma/ })).toBeVisible();
    const refused = (await demo.calls()).filter(({ path }) => /^\/(Chicken|Poultry|Solicitation)/.test(path));
    expect(refused).toEqual([]);
  });
}

test('a master without a customer reads what both pages are for', async ({ page, signIn }) => {
  await signIn('master', { at: '/pedido-de-racao' });
  await expect(page.getByText('Nenhum produtor escolhido')).toBeVisible();
  await page.goto('/solicitacoes');
  await expect(page.getByText('Nenhum produtor escolhido')).toBeVisible();
  await expectNoSeriousAxe(page);
});

test('feed is ordered as proposed, sent, received, and stands among the occurrences @mobile', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: '/pedido-de-racao/novo' });
  await page.getByLabel(/^Destino/).click();
  await page.getByRole('option', { name: 'Lote 33 · AVIARIO 3' }).click();
  await page.getByLabel(/^Tipo de ração/).click();
  await page.getByRole('option', { name: 'Crescimento' }).click();
  await page.getByLabel(/^Entrega/).fill(inDays(2));
  await page.getByLabel(/^Próxima entrega/).fill(inDays(8));
  await page.getByLabel(/^Quantidade/).click();
  const proposal = page.getByRole('region', { name: 'Proposta' });
  await expect(proposal).toContainText('Falta pedir');
  await expectNoSeriousAxe(page);
  await proposal.getByRole('button', { name: /^Usar/ }).click();
  await page.getByLabel(/^Quantidade/).fill('10000');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Pedido 8', { exact: true })).toBeVisible();

  await page.goto('/pedido-de-racao/8');
  const bar = page.getByRole('region', { name: 'Situação do pedido' });
  await bar.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(bar).toContainText('Enviado');
  await bar.getByRole('button', { name: 'Receber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Receber: Pedido 8' });
  await dialog.getByLabel(/^Quantidade da nota/).fill('10000');
  await dialog.getByLabel(/^Quantidade da balança/).fill('9400');
  await dialog.getByLabel(/^Nota fiscal/).fill('48300');
  await expect(dialog).toContainText('Balança 6,00% a menos que a nota: acima de 5%.');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Registrar recebimento' }).click();
  await expect(bar).toContainText('Entregue');
  await bar.getByRole('link', { name: 'Ver o movimento de ração' }).click();
  await expect(page.getByRole('dialog')).toContainText('Movimento de ração');
});

test('a question to the platform is answered by a master, in the thread and at the bell @mobile', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: '/solicitacoes/novo' });
  await page.getByRole('radio', { name: /^Plataforma/ }).check();
  await page.getByLabel(/^Tipo/).click();
  await page.getByRole('option', { name: 'Dúvida' }).click();
  await page.getByLabel(/^Mensagem/).fill('Como incluo um aviário novo?');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Solicitação enviada.')).toBeVisible();

  await signIn('master', { at: '/administracao-react/solicitacoes' });
  await page.getByText('Como incluo um aviário novo?').first().click();
  await page.getByLabel(/^Resposta/).fill('Em Patrimônio, galpões de aves.');
  await page.getByRole('radio', { name: 'Respondida' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();

  await signIn('produtor', { at: '/solicitacoes' });
  await page.getByText('Como incluo um aviário novo?').first().click();
  const thread = page.getByRole('list', { name: 'Conversa' });
  await expect(thread).toContainText('Em Patrimônio, galpões de aves.');
  await expectNoSeriousAxe(page);
  await page.getByLabel(/^Mensagem/).fill('Encontrei, obrigado.');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(thread).toContainText('Encontrei, obrigado.');
  await page
    .getByRole('button', { name: /notificaç/i })
    .first()
    .click();
  await expect(page.getByText('Resposta da solicitação: Como incluo um aviário novo?')).toBeVisible();
});

test('both pages in English', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/pedido-de-racao' });
  await expectEnglish(page, [
    ['/pedido-de-racao', 'Feed order'],
    ['/pedido-de-racao/7', 'Order 7'],
    // The list shows what customers wrote, in their own language.
    ['/solicitacoes/novo', 'New solicitation'],
  ]);
});
