import { expect, expectNoSeriousAxe, test } from '../fixtures';

const BASE = '/financeiro/cadastros-financeiros';

test.describe('the financial registers', () => {
  test.use({ expectedErrors: [/(?:401|500)/] });

  test('an account, the card it pays, and what keeps it from being deleted', async ({
    page,
    demo,
    signIn,
  }) => {
    test.setTimeout(60_000);
    await signIn('produtor', { at: `${BASE}/1` });
    await expect(page).toHaveURL(`${BASE}/contas-correntes`);

    // The card of the hub begins a record; a failed save loses nothing, and two clicks save once.
    await page.getByRole('link', { name: 'Novo: Contas-correntes' }).click();
    const account = page.getByRole('dialog', { name: 'Nova conta' });
    await account.getByLabel('Banco').fill('bradesco');
    await page.getByRole('option', { name: '237 - BANCO BRADESCO S.A.' }).click();
    await account.getByLabel('Agência').fill('1234');
    await account.getByLabel('Número da conta').fill('55555-0');
    await expect(account.getByLabel('Nome')).toHaveValue('BANCO BRADESCO AG 1234 CC 55555-0');
    await account.getByLabel('Moeda').fill('real');
    await page.getByRole('option', { name: 'REAL', exact: true }).click();
    await account.getByLabel('Saldo inicial').fill('1500,25');
    await account.getByLabel('Data do saldo').fill('02/01/2026');
    const failure = { details: [{ message: 'Tempo esgotado no banco de dados' }] };
    await demo.breaks('createAccount', { times: 1, body: failure });
    await account.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Tempo esgotado no banco de dados')).toBeVisible();
    await expect(account.getByLabel('Número da conta')).toHaveValue('55555-0');
    await demo.forgetCalls();
    await demo.waits('createAccount', 300, { times: 1 });
    await account.getByRole('button', { name: 'Salvar' }).dblclick();
    await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
    const saved = await demo.calls('/CurrentAccount/Create');
    expect(saved).toHaveLength(1);
    expect(saved[0]?.body).toMatchObject({
      openingBalance: 1500.25,
      openingDate: '2026-01-02',
      companyId: null,
    });

    // The new account stands in the select of the next form without a reload.
    await page.getByRole('link', { name: 'Novo: Cartões de crédito' }).click();
    const card = page.getByRole('dialog', { name: 'Novo cartão' });
    await card.getByLabel('Nome').fill('Visa da fazenda');
    await card.getByLabel('Bandeira').fill('visa');
    await page.getByRole('option', { name: 'VISA', exact: true }).click();
    await card.getByLabel('Final do cartão').fill('4111111111111111');
    await card.getByLabel('Limite').fill('20000');
    await card.getByLabel('Dia do fechamento').fill('31');
    await card.getByLabel('Dia do vencimento').fill('10');
    await expect(card.getByText(/^Próximo fechamento: \d{2}\/\d{2}\/\d{4}\.$/)).toBeVisible();
    await expect(card.getByText(/^Próximo vencimento: 10\//)).toBeVisible();
    await card.getByLabel('Conta que paga a fatura').fill('bradesco');
    await page.getByRole('option', { name: 'BANCO BRADESCO AG 1234 CC 55555-0' }).click();
    await card.getByRole('button', { name: 'Salvar' }).click();
    await expect(card.getByText(/^Por segurança, não guardamos o número do cartão/)).toBeVisible();
    await card.getByLabel('Final do cartão').fill('1111');
    await card.getByRole('button', { name: 'Salvar' }).click();
    // The dialog closes when the card is kept; the message of the account may still stand.
    await expect(card).toBeHidden();

    await page.goto(`${BASE}/contas-correntes`);
    const row = page.getByRole('row').filter({ hasText: 'BANCO BRADESCO' });
    await row.getByRole('button', { name: 'Excluir' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/Cartões de crédito: 1/)).toBeVisible();
    await question.getByRole('button', { name: 'Inativar' }).click();
    await expect(row.getByText('Inativo')).toBeVisible();
    // Its card still names it, though no list offers it any more.
    await page.goto(`${BASE}/cartoes-de-credito`);
    await page.getByText('VISA DA FAZENDA').click();
    await expect(
      page.getByRole('dialog', { name: 'Cartão' }).getByLabel('Conta que paga a fatura'),
    ).toHaveValue('BANCO BRADESCO AG 1234 CC 55555-0');
  });

  test('a company, a currency of one’s own, and a loan with its installments', async ({
    page,
    demo,
    signIn,
  }) => {
    test.setTimeout(60_000);
    await signIn('produtor', { at: `${BASE}/empresas?registro=novo` });
    const company = page.getByRole('dialog', { name: 'Nova empresa' });
    await company.getByLabel('Nome ou razão social').fill('Agro Novíssima Ltda');
    await company.getByLabel('CNPJ').fill('12abc34501de36');
    await company.getByRole('button', { name: 'Salvar' }).click();
    await expect(company.getByText('CNPJ inválido').first()).toBeVisible();
    await company.getByLabel('CNPJ').fill('12abc34501de35');
    await company.getByLabel('Estado').fill('paraná');
    await page.getByRole('option', { name: 'Paraná' }).click();
    await company.getByLabel('Cidade').fill('toledo');
    await page.getByRole('option', { name: 'Toledo' }).click();
    await company.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('12.ABC.345/01DE-35')).toBeVisible();

    await page.getByRole('link', { name: 'Novo: Moedas' }).click();
    const currency = page.getByRole('dialog', { name: 'Nova moeda' });
    await currency.getByLabel('Nome').fill('Saca de milho');
    await currency.getByLabel('Código').fill('milho');
    await currency.getByLabel('Símbolo').fill('sc milho');
    await currency.getByLabel('Produto').check();
    await currency.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Registro salvo com sucesso.').last()).toBeVisible();

    await page.getByRole('link', { name: 'Novo: Empréstimos' }).click();
    const loan = page.getByRole('form', { name: 'Novo empréstimo' });
    await loan.getByLabel('Nome').fill('Troca por milho');
    await loan.getByLabel('Número do contrato').fill('CPR 77/2026');
    await loan.getByLabel('Credor').fill('cooperativa agro');
    await page.getByRole('option', { name: /COOPERATIVA AGROINDUSTRIAL/ }).click();
    await loan.getByLabel('Conta', { exact: false }).first().fill('sicredi');
    await page.getByRole('option', { name: /SICREDI/ }).click();
    await loan.getByLabel('Moeda').fill('milho');
    await page.getByRole('option', { name: 'SACA DE MILHO' }).click();
    await loan.getByLabel('Valor financiado').fill('6000');
    await loan.getByLabel('Juros ao ano').fill('10');
    await loan.getByLabel('Data do contrato').fill('15/03/2026');
    await loan.getByLabel('Primeiro vencimento').fill('15/03/2025');
    await loan.getByLabel('Número de parcelas').fill('3');
    await loan.getByLabel('SAC (amortização constante)').check();
    await loan.getByRole('button', { name: 'Salvar' }).click();
    await expect(
      loan.getByText('Primeiro vencimento não pode ser menor que Data do contrato').first(),
    ).toBeVisible();
    await loan.getByLabel('Primeiro vencimento').fill('15/03/2027');
    await expect(
      loan.getByText(/Primeira parcela: sc milho\s2\.600,00 em 15\/03\/2027\. Última: sc milho\s2\.200,00/),
    ).toBeVisible();
    await loan.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('TROCA POR MILHO').click();
    await page.getByRole('tab', { name: 'Parcelas' }).click();
    await expect(page.getByRole('columnheader', { name: 'Juros (sc milho)' })).toBeVisible();
    await expect(page.getByText('3 parcelas')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('1.200,00', { exact: true })).toBeVisible();
    await expectNoSeriousAxe(page);
    expect(await demo.calls('/Loan/Create')).toHaveLength(1);

    // A user who lost the key meanwhile reads so.
    const refusal = {
      error: JSON.stringify({ constantFilter: 'FINANCIAL_REGISTERS', message: 'Não autorizada' }),
    };
    await demo.forbids('listPayments', refusal, { times: 1 });
    await page.getByRole('link', { name: 'Formas de pagamento', exact: true }).click();
    await expect(page).toHaveURL(/\/401$/);
    await expect(page.getByRole('heading', { name: 'Página ou ação não autorizada' })).toBeVisible();
  });
});
