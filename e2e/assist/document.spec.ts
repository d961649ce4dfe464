import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, keptDrafts, test } from '../fixtures';
import { meanwhile, said } from './deskPage';

test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ timeout: 180_000 });

const SAVE = '/CustomerAssistDocument/SavePreReleasedInvoice';
const FINISH = '/CustomerAssistDocument/Finish';

const open = (page: Page, id: number, search = '') =>
  page.goto(`/assist/todos-documentos/documento/${id}${search}`);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function start(page: Page): Promise<void> {
  await button(page, 'Iniciar assistência').click();
  await said(page, 'Assistência iniciada para esse documento.');
}

/** Chooses of a list that is searched by typing. */
async function choose(page: Page, label: string, index = 0): Promise<void> {
  await page.getByRole('combobox', { name: label }).first().click();
  await page.getByRole('option').nth(index).click();
}

test('a document is entered from its XML and finished; others fail and are cancelled', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('suporte');
  await open(page, 2);
  const title = await page.getByRole('heading', { level: 1, name: /^Documento nº \d+$/ }).innerText();
  await start(page);

  // Work goes on in the first field, and the window carries the document's number.
  await expect(page.getByRole('combobox', { name: 'Parceiro cadastrado' })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${title} · `));

  // The XML fills an empty form by itself; that is said, can be undone, and done again.
  await said(page, 'Preenchido com nfe-1002.xml.');
  await expect(field(page, 'CPF ou CNPJ')).toHaveValue('08.112.233/0004-30');
  await expect(page.getByRole('combobox', { name: 'Tipo de documento' })).toHaveValue('NF-E');
  await expectNoSeriousAxe(page);
  await button(page, 'Desfazer').click();
  await expect(field(page, 'CPF ou CNPJ')).toHaveValue('');
  await button(page, 'Preencher com o XML').click();
  const number = await field(page, 'Número').inputValue();
  expect(number).toMatch(/^\d+$/);

  // Another attachment, by key.
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByRole('tab', { name: 'danfe-1002.pdf' })).toHaveAttribute('aria-selected', 'true');

  // What is missing is listed; a line of the list leads to its place.
  await page.keyboard.press('Control+Enter');
  const problems = page.getByRole('region', { name: /^Falta resolver/ });
  await expect(problems).toBeFocused();
  await problems.getByRole('button', { name: 'Adicione ao menos um rateio.' }).click();
  await expect(page.getByRole('region', { name: 'Rateio', exact: true })).toBeFocused();
  await button(page, 'Adicionar rateio').click();
  await choose(page, 'Propriedade');
  await expect(field(page, 'Percentual')).toHaveValue('100,00');
  await expect(problems).toHaveCount(0);

  // Another total makes the sums differ, live; half of the apportionment is half of the value.
  const total = await field(page, 'Valor total').inputValue();
  await field(page, 'Valor total').fill('1000');
  await expect(problems.getByText(/^Os itens somam/)).toBeVisible();
  await button(page, 'Usar como total').click();
  await expect(field(page, 'Valor total')).toHaveValue(total);
  await field(page, 'Observação').fill('CONFERIDO');

  // A half-entered form survives a reload, and the XML leaves it alone.
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('CONFERIDO');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await said(page, /^Rascunho de/);
  await expect(field(page, 'Observação')).toHaveValue('CONFERIDO');
  await expect(page.getByRole('combobox', { name: 'Propriedade' })).not.toHaveValue('');
  await expect(page.getByText('Preenchido com nfe-1002.xml.')).toHaveCount(0);

  // A double click saves once. Finishing opens the next document.
  await demo.forgetCalls();
  await button(page, 'Salvar').dblclick();
  await said(page, 'Dados salvos.');
  expect(await demo.calls(SAVE)).toHaveLength(1);
  await page.keyboard.press('Control+Enter');
  await said(page, `${title} concluído e enviado ao cliente para conferência.`);
  expect(await demo.calls(FINISH)).toHaveLength(1);
  await expect(page).toHaveURL(/documento\/(?!2$)\d+$/);

  // One that cannot be identified: its justification is required, and goes to the customer.
  const second = page.url();
  await expect(button(page, 'Concluir')).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Falha na identificação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Falha na identificação' });
  await dialog.getByRole('button', { name: 'Enviar ao cliente' }).click();
  await expect(dialog.getByText('Justificativa é obrigatório.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Justificativa' }).fill('A foto está cortada.');
  await dialog.getByRole('button', { name: 'Enviar ao cliente' }).click();
  await said(page, /devolvido ao cliente com a justificativa\.$/);
  await expect(page).not.toHaveURL(second);

  // And one that is cancelled, after a question.
  await expect(button(page, 'Concluir')).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Cancelar documento' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar documento' }).click();
  await said(page, /cancelado\.$/);
});

test('what the AI has read is confirmed; a duplicate, a held document and the talk', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('suporte');
  await open(page, 46);
  await said(page, '10 campos lidos pela IA a confirmar.');
  await button(page, 'Confirmar Data de emissão').click();
  await said(page, '9 campos lidos pela IA a confirmar.');
  // Typing into a field confirms it as well.
  await field(page, 'Número').fill('777');
  await said(page, '8 campos lidos pela IA a confirmar.');
  await button(page, 'Concluir').click();
  await expect(
    page.getByRole('button', { name: 'Itens: lido pela IA, ainda sem confirmação.' }),
  ).toBeVisible();
  expect(await demo.calls(FINISH)).toHaveLength(0);
  await button(page, 'Confirmar todos').click();
  await expect(page.getByText(/lidos? pela IA a confirmar/)).toHaveCount(0);
  await button(page, 'Salvar').click();
  await said(page, 'Dados salvos.');
  const [saved] = await demo.calls(SAVE);
  expect(JSON.stringify(saved?.body)).toContain('"confirmedFields":["issueDate","documentNumber"');

  // The talk: a message is sent, and stays within its thousand characters.
  await page.getByRole('tab', { name: /^Conversa/ }).click();
  await field(page, 'Mensagem').fill('Qual é a propriedade?');
  await button(page, 'Enviar mensagem').click();
  await expect(page.getByRole('group', { name: 'Conversa do documento' })).toContainText(
    'Qual é a propriedade?',
  );
  await expect(page.getByRole('tab', { name: 'Conversa 1' })).toBeVisible();

  // The keys, and the bar between the two sides.
  await page.getByRole('tab', { name: 'Dados' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Teclas do documento' })).toContainText('Próximo anexo');
  await page.keyboard.press('Escape');
  const bar = page.getByRole('separator');
  const before = Number(await bar.getAttribute('aria-valuenow'));
  // Pressed, it goes from width to width; who cannot drag needs no keyboard either.
  for (const width of ['65', '30', '48']) {
    await bar.click();
    await expect(bar).toHaveAttribute('aria-valuenow', width);
  }
  await bar.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuenow', String(before + 2));

  // Somebody else's is shown, and cannot be typed into.
  await open(page, 41);
  await said(page, /Em atendimento por BEATRIZ/);
  await expect(bar).toHaveAttribute('aria-valuenow', String(before + 2));
  await expect(button(page, 'Salvar')).toHaveCount(0);
  await expect(field(page, 'Número')).toHaveAttribute('readonly', '');

  // The same invoice was entered before: that is said as soon as it is known, and confirmed before it is finished.
  await open(page, 3);
  await start(page);
  await said(page, 'Possível duplicidade:');
  const link = page.getByRole('link', { name: /^nº \d+, .*, Confirmado/ });
  await expect(link.first()).toHaveAttribute('href', /documento\/87\?modo=ver$/);
  await button(page, 'Adicionar rateio').click();
  await choose(page, 'Propriedade');
  await choose(page, 'Forma de pagamento');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'Concluir mesmo assim?' });
  await question.getByRole('button', { name: 'Revisar' }).click();
  await expect(question).toHaveCount(0);
  expect(await demo.calls(FINISH)).toHaveLength(0);
  await button(page, 'Concluir').click();
  await question.getByRole('button', { name: 'Concluir mesmo assim' }).click();
  await said(page, /concluído e enviado ao cliente para conferência\.$/);
});

test('faults of the server lose nothing that was typed', async ({ page, signIn, demo, request }) => {
  await signIn('suporte');
  await demo.answers('openAssistDocument', [], { times: 1 });
  await open(page, 44);
  await button(page, 'Tentar novamente').click();
  await field(page, 'Número').fill('4411');

  await demo.breaks('enterAssistDocument', { times: 1 });
  await button(page, 'Salvar').click();
  await said(page, 'Não foi salvo. O que você digitou continua aqui.');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Número')).toHaveValue('4411');

  await page.context().setOffline(true);
  await button(page, 'Salvar').click();
  await said(page, 'Não foi salvo. O que você digitou continua aqui.');
  await page.context().setOffline(false);
  await button(page, 'Salvar').click();
  await said(page, 'Dados salvos.');

  // A fault of the attachment stays in its side.
  await demo.breaks('openAssistFile', { times: 1 });
  await page.reload();
  await expect(field(page, 'Número')).toHaveValue('4411');
  await said(page, 'O anexo não pôde ser aberto');
  await button(page, 'Tentar novamente').click();
  await expect(page.getByText('O anexo não pôde ser aberto')).toHaveCount(0);

  // Taken by somebody else meanwhile: the refusal names them, what was typed stays.
  await field(page, 'Número').fill('4412');
  await meanwhile(request, { action: 'takenByOther', id: 44 });
  await button(page, 'Salvar').click();
  await said(page, /Documento em atendimento por/);
  await expect(field(page, 'Número')).toHaveValue('4412');

  // The session ends meanwhile: after the sign-in the form is there as it was left.
  await open(page, 46);
  await field(page, 'Observação').fill('MEIO PREENCHIDO');
  await demo.endsSession('enterAssistDocument', { times: 1 });
  await button(page, 'Salvar').click();
  await expect(page).toHaveURL(/login-v2/);
  await page.getByLabel('E-mail').fill('suporte@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await button(page, 'Entrar').click();
  await expect(page).toHaveURL(/documento\/46$/);
  await expect(field(page, 'Observação')).toHaveValue('MEIO PREENCHIDO');
  page.once('dialog', (dialog) => void dialog.accept());
  await open(page, 999_999);
  await said(page, 'Documento não encontrado');
});

test('the paper comes first on a telephone; on a laptop an entry shows its lines too', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn('suporte');
  await open(page, 44);
  for (const name of ['Adicionar item', 'Adicionar rateio'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 3);
  await expect(page.getByRole('tab', { name: 'Documento', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await start(page);
});
