import { expect, test } from '../fixtures';
import { fillSignIn } from '../session/session';

const AREA = '/administracao-react';
const csv = (lines: readonly string[]) => ({
  name: 'ncm.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'utf8'),
});

test.use({ expectedErrors: [/400|401|500/] });

test('thirteen thousand codes are found by words and filled from a table', async ({ page, signIn, demo }) => {
  await signIn('master', { at: `${AREA}/dfe-ncm` });
  await expect(page.getByText('13.000', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('oleo soja');
  await expect(page.getByText('Óleo de soja em bruto, mesmo degomado')).toBeVisible();
  await expect(page).toHaveURL(/busca=oleo/);

  // The dry run: new, changed, the same, and three that cannot be.
  await page.getByRole('button', { name: 'Importar planilha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar NCM' });
  await expect(dialog.locator('input[type=file]')).toBeEnabled();
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      csv([
        'NCM;Unidade tributável;Descrição;Vigente desde;Vigente até',
        '1005.90.95;KG;Milho, exceto em grão;01/04/2022;',
        '12019000;TON;Soja, mesmo triturada, outras;01/04/2022;',
        '10059010;KG;Milho em grão;01/04/2022;',
        '123;KG;Código curto;;',
        '10059091;BARRIL;Unidade que não há;;',
        '1005.90.95;KG;Repete a primeira;;31/02/2024',
        '10059092;KG;Fim antes do início;01/01/2025;01/01/2024',
      ]),
    );
  for (const count of ['1 novo', '1 alterado', '1 igual', '4 inválidos'])
    await expect(dialog.getByText(count, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/unidade não encontrada/)).toBeVisible();
  await expect(dialog.getByText(/não é uma data/)).toBeVisible();
  expect((await demo.calls('/Ncm/Create')).concat(await demo.calls('/Ncm/Edit'))).toEqual([]);
  // The server refuses one of the two: it is reported, the other is written.
  await demo.refuses('changeNcm', { errors: { UnitId: ['Unidade bloqueada.'] } }, { times: 1 });
  await dialog.getByRole('button', { name: 'Gravar 2 registros' }).click();
  await expect(dialog.getByText('Unidade bloqueada.')).toBeVisible();
  await expect(dialog.getByText('Gravado', { exact: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByText('13.001')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('');
  await expect(page.getByText('13.001', { exact: true })).toBeVisible();
});

test('several codes are changed together, in the ticked fields and in no other', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('master', { at: `${AREA}/dfe-ncm` });
  const together = page.getByRole('dialog', { name: 'Editar 3 registros' });
  const editTogether = async () => {
    await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('cereais 10.03 bruto');
    await expect(page.getByText(/^3$/).first()).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Editar em lote' }).click();
  };
  await editTogether();
  await together.getByLabel('Alterar Unidade tributável').check();
  await together.getByRole('combobox', { name: /^Unidade tributável/ }).click();
  await page.getByRole('option', { name: /^SC/ }).click();
  // The session ends with the first of them: signed in again, the ticked fields come back with their values.
  await demo.endsSession('openNcm', { times: 1 });
  await together.getByRole('button', { name: 'Alterar 3 registros' }).click();
  await fillSignIn(page, 'master');
  await editTogether();
  await expect(together.getByText(/^Rascunho de/)).toBeVisible();
  await expect(together.getByRole('combobox', { name: /^Unidade tributável/ })).toContainText('SC');
  // One of them fails: it is named, and is the only one that is tried again.
  await demo.breaks('changeNcm', { times: 1 });
  await together.getByRole('button', { name: 'Alterar 3 registros' }).click();
  await expect(together.getByText('1 registro não foi alterado:')).toBeVisible();
  await expect(together.getByText(/^Foram alterados 2: .*10\.03.*, .*10\.03/)).toBeVisible();
  await together.getByRole('button', { name: 'Alterar 1 registro' }).click();
  await expect(page.getByText('3 registros alterados.')).toBeVisible();
  const edits = (await demo.calls('/Ncm/Edit')).slice(-3).map(({ body }) => body);
  for (const body of edits)
    expect(body).toMatchObject({ unitId: 4, description: expect.stringContaining('Cereais') });
  await expect(page.getByRole('gridcell', { name: 'SC', exact: true })).toHaveCount(3);
  await page.getByRole('toolbar').getByRole('button', { name: 'Inativar' }).click();
  const question = page.getByRole('dialog', { name: 'Inativar 3 registros?' });
  await question.getByRole('button', { name: 'Inativar 3 registros' }).click();
  await expect(page.getByText('3 registros inativados.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'INATIVO' })).toHaveCount(3);
});

test('a refusal goes to its field, a failed list offers to try again, uses are told first', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('master');
  await demo.breaks('listBenefitCodes', { times: 1 });
  await page.goto(`${AREA}/dfe-codigo-beneficiario`);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByText('PR810012').first().click();
  const form = page.getByRole('dialog', { name: 'Código de benefício' });
  await form.getByRole('textbox', { name: /^Código/ }).fill('sc810012');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Código deve começar com a UF escolhida.').first()).toBeVisible();
  await form.getByRole('textbox', { name: /^Código/ }).fill('PR810006');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Já existe este código de benefício.').first()).toBeVisible();
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(form).toBeHidden();

  await page.goto(`${AREA}/dfe-unidade-de-medida?busca=cabeca`);
  await page.getByRole('button', { name: 'Excluir' }).first().click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toContainText('Em uso por NCM: 2.');
  await confirmation.getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText('Registro inativado.')).toBeVisible();
});
