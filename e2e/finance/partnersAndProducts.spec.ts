import { expect, expectNoSeriousAxe, test } from '../fixtures';

test.use({ expectedErrors: [/400|500/] });

test('a partner is entered once however often it is pressed, found by role, and stays while it is in use', async ({
  page,
  signIn,
  demo,
}) => {
  test.slow();
  await signIn('produtor', { at: '/parceiros' });
  await page.getByRole('button', { name: 'Novo parceiro' }).click();
  const form = page.getByRole('form', { name: 'Novo parceiro' });
  await form.getByLabel('CPF ou CNPJ').fill('04.122.334/0001-99');
  await expect(form.getByText('Este documento já é de')).toBeVisible();
  await form.getByLabel('CPF ou CNPJ').fill('12.abc.345/01df-17');
  await expect(form.getByText('Este documento já é de')).toBeHidden();
  await form.getByLabel('Nome ou razão social').fill('Armazéns São João');
  await form.getByRole('combobox', { name: 'Papéis' }).click();
  await page.getByRole('option', { name: 'Comprador' }).click();
  await page.getByRole('option', { name: 'Transportador' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('combobox', { name: 'Estado' }).fill('paran');
  await page.getByRole('option', { name: 'Paraná' }).click();
  await form.getByRole('combobox', { name: 'Cidade' }).fill('casca');
  await page.getByRole('option', { name: 'Cascavel' }).click();
  await form.getByRole('combobox', { name: 'Tipo da chave Pix' }).click();
  await page.getByRole('option', { name: 'Telefone' }).click();
  await form.getByLabel('Chave Pix', { exact: true }).fill('45998');
  await form.getByRole('button', { name: 'Salvar' }).click();
  // Wrong check digits, and no phone.
  await expect(form.getByText('CPF ou CNPJ inválido').first()).toBeVisible();
  await expect(form.getByText(/não é do tipo escolhido/).first()).toBeVisible();
  await form.getByLabel('CPF ou CNPJ').fill('11.444.777/0001-61');
  await form.getByLabel('Chave Pix', { exact: true }).fill('45 99876-5432');
  const details = { details: [{ message: 'Banco de dados indisponível.' }] };
  await demo.breaks('createPartner', { times: 1, body: details });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Banco de dados indisponível.')).toBeVisible();
  await expect(form.getByLabel('Nome ou razão social')).toHaveValue('ARMAZENS SAO JOAO');
  await demo.forgetCalls();
  await form.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  const [created, ...more] = await demo.calls('/Person/Create');
  expect(more).toEqual([]);
  expect(created?.body).toMatchObject({
    document: '11444777000161',
    name: 'ARMAZENS SAO JOAO',
    roles: ['BUYER', 'CARRIER'],
    pixKind: 'PHONE',
    pixKey: '45998765432',
  });

  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByLabel('Transportador').check();
  await filters.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('row', { name: /ARMAZENS SAO JOAO/ })).toContainText('Cascavel - PR');
  await expect(page.getByText('2 parceiros')).toBeVisible();
  await expectNoSeriousAxe(page);

  // The two are given a role together, behind those they have; what else they have stays.
  await page
    .getByRole('checkbox', { name: /Selecionar tudo|todas|todos/i })
    .first()
    .check();
  await page.getByRole('button', { name: 'Editar em lote' }).click();
  const bulk = page.getByRole('dialog', { name: 'Editar 2 registros' });
  await bulk.getByRole('checkbox', { name: 'Alterar Papéis' }).check();
  await bulk.getByRole('combobox', { name: 'Papéis' }).click();
  await page.getByRole('option', { name: 'Fornecedor' }).click();
  await page.keyboard.press('Escape');
  await bulk.getByRole('button', { name: 'Alterar 2 registros' }).click();
  await expect(page.getByText('2 registros alterados.')).toBeVisible();
  const edits = await demo.calls('/Person/Edit');
  expect(edits.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({
      name: 'ARMAZENS SAO JOAO',
      roles: ['BUYER', 'CARRIER', 'SUPPLIER'],
      pixKey: '45998765432',
    }),
  );

  await page.getByRole('button', { name: 'Limpar seleção' }).click();
  await page.getByRole('button', { name: 'Remover filtro Papéis: Transportador' }).click();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('posto');
  await page
    .getByRole('row', { name: /POSTO E TRANSPORTADORA/ })
    .getByRole('button', { name: 'Excluir' })
    .click();
  const question = page.getByRole('alertdialog', { name: /Excluir o parceiro POSTO/ });
  await expect(question.getByText(/Em uso por Documentos: \d+/)).toBeVisible();
  await question.getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText('Registro inativado.')).toBeVisible();
});

test('a line and a product of it: the code is given, and a table changes only what it brings', async ({
  page,
  signIn,
  demo,
}) => {
  test.slow();
  await signIn('produtor', { at: '/cadastro-de-produtos/linhas-de-produto?registro=novo' });
  const line = page.getByRole('dialog', { name: 'Nova linha de produto' });
  await line.getByLabel('Nome').fill('Hortaliças');
  await line.getByLabel('Produção').check();
  await line.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  expect(await demo.calls('/ProductLine/Create')).toHaveLength(1);

  await page.getByRole('link', { name: /Produtos.*Novo|Novo.*Produtos/ }).click();
  const form = page.getByRole('dialog', { name: 'Novo produto' });
  await expect(form.getByText('Em branco, será 1031.')).toBeVisible();
  await form.getByLabel('Nome').fill('Alface crespa');
  await form.getByRole('combobox', { name: 'Linha de produto' }).fill('horta');
  await page.getByRole('option', { name: 'HORTALICAS' }).click();
  await form.getByRole('combobox', { name: 'Unidade', exact: true }).fill('cx');
  await page.getByRole('option', { name: /^CX/ }).click();
  await form.getByLabel('Uma unidade equivale a').fill('24');
  await form.getByRole('combobox', { name: 'Unidade da conversão' }).fill('un');
  await page.getByRole('option', { name: /^UN/ }).click();
  await expect(form.getByText('1 CX = 24 UN')).toBeVisible();
  await demo.breaks('createProduct', { times: 1 });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Alterações não salvas')).toBeVisible();
  await expect(form.getByLabel('Nome')).toHaveValue('ALFACE CRESPA');
  await expect(form.getByRole('button', { name: 'Salvar' })).toBeEnabled();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  await page.getByPlaceholder('Buscar').last().fill('alface');
  await expect(page.getByRole('row', { name: /1031 ALFACE CRESPA HORTALICAS CX/ })).toBeVisible();

  await page.getByRole('button', { name: 'Importar planilha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar Produtos' });
  await expect(dialog.getByLabel('Escolher arquivo')).toBeEnabled();
  const lines = [
    'Código;Nome;Linha de produto;Unidade;Estoque mínimo',
    '1031;Alface crespa;hortaliças;CX;12,5',
    'RUC;Rúcula;Hortaliças;cx;',
    '1001;Semente;Flores;SC;1',
  ];
  await dialog
    .getByLabel('Escolher arquivo')
    .setInputFiles({ name: 'produtos.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(dialog.getByText('Esta linha de produto não existe.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Gravar 2 registros' }).click();
  await expect(page.getByText('Registros importados com sucesso.')).toBeVisible();
  expect((await demo.calls('/Product/Edit'))[0]?.body).toMatchObject({
    code: '1031',
    minimumStock: 12.5,
    conversionFactor: 24,
  });
  await expectNoSeriousAxe(page);
});
