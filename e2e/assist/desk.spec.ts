import { expect, expectNoSeriousAxe, test } from '../fixtures';
import {
  countOf,
  focusRow,
  idAt,
  LIST,
  meanwhile,
  openDesk,
  rowOf,
  rows,
  said,
  START,
  tab,
} from './deskPage';

test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ timeout: 120_000 });

test("an assistant's hour at the desk, by the keyboard alone", async ({ page, signIn, demo }) => {
  // Rows that are scrolled away are not drawn, and those of this hour stand down to the fifteenth.
  await page.setViewportSize({ width: 1366, height: 1080 });
  await signIn('suporte');
  await openDesk(page);
  await expect(page.getByRole('tab')).toHaveCount(9);
  expect(await countOf(page, /^Todos/)).toBeGreaterThan(100);
  await said(page, /^Atualizado às \d\d:\d\d$/);
  await expectNoSeriousAxe(page);

  // The tab of a key stands in the address; the oldest document comes first.
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/\/assist\/novos-documentos/);
  await expect(tab(page, /^Novos/)).toHaveAttribute('aria-selected', 'true');
  const waiting = await countOf(page, /^Novos/);
  const first = await idAt(page, 0);
  await expect(rowOf(page, first).getByText('Fora do prazo')).toBeAttached();

  // Edit asks, starts, opens; the desk comes back from the answered groups, without asking for the list again.
  await demo.forgetCalls();
  await page.keyboard.press('l');
  await page.keyboard.press('e');
  const question = page.getByRole('alertdialog', { name: 'Iniciar esta assistência?' });
  await question.getByRole('button', { name: 'Iniciar' }).press('Enter');
  await said(page, 'Assistência iniciada para esse documento.');
  await expect(page).toHaveURL(new RegExp(`/assist/novos-documentos/documento/${first}$`));
  expect(await demo.calls(LIST)).toHaveLength(0);
  const [started] = await demo.calls(START);
  expect(started?.body).toMatchObject({ CustomerAssistDocumentId: first });
  await page.goBack();
  await expect(tab(page, /^Novos/)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => countOf(page, /^Novos/)).toBe(waiting - 1);

  // A refused action says why; a document that is read by the AI already is not read again.
  const read = rows(page).filter({ hasText: 'Lido pela IA' }).first();
  const readId = Number(await read.getAttribute('data-id'));
  await focusRow(page, readId);
  await page.keyboard.press('r');
  await said(page, 'Com o status “Lido pela IA” não é possível reprocessar.');
  await page.keyboard.press('v');
  await expect(page).toHaveURL(new RegExp(`/documento/${readId}\\?modo=ver$`));
  await page.goBack();

  const failed = rows(page).filter({ hasText: 'Falha da IA' }).first();
  await expect(failed).toBeVisible();
  await focusRow(page, Number(await failed.getAttribute('data-id')));
  await page.keyboard.press('r');
  await said(page, 'Documento enviado para reprocessamento.');
  await focusRow(page, readId);
  await page.keyboard.press('i');
  await said(page, 'Documento inativado.');
  await expect(rowOf(page, readId)).toHaveCount(0);
  await page.keyboard.press('9');
  await expect(rowOf(page, readId).getByText('Inativado')).toBeVisible();
  await focusRow(page, readId);
  await page.keyboard.press('a');
  await said(page, 'Documento ativado.');
  await expect(rowOf(page, readId)).toHaveCount(0);

  // My queue stands in the address and comes back with it.
  await page.keyboard.press('1');
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Minha fila' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/filtro\.assistente=\d+/);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const mine = await rows(page).count();
  await expect(rows(page).filter({ hasText: 'Você' })).toHaveCount(mine);
  await page.keyboard.press('m');

  // The search looks at senders too, whose column is hidden.
  await page.keyboard.press('/');
  await page.keyboard.type('dalla costa');
  await expect(page).toHaveURL(/busca=dalla\+costa/);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');

  // No future days; the period stands in the address, and the usual one comes back.
  await page.getByRole('button', { name: /^Período/ }).click();
  const period = page.getByRole('dialog', { name: 'Período' });
  await period.getByRole('textbox', { name: 'Data final' }).fill('01/01/2099');
  await period.getByRole('button', { name: 'Aplicar' }).click();
  await expect(period.getByText('A data não pode ser futura.')).toBeVisible();
  await period.getByRole('textbox', { name: 'Data final' }).fill('hoje');
  await period.getByRole('textbox', { name: 'Data inicial' }).fill('01/01/2020');
  await period.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/de=2020-01-01/);
  await page.getByRole('button', { name: /^Período/ }).click();
  await period.getByRole('button', { name: 'Últimos 14 dias' }).click();
  await expect(page).not.toHaveURL(/de=/);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Teclas da mesa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  const workload = page.getByRole('dialog', { name: 'Carga por assistente' });
  await workload.getByRole('button', { name: /JULIA PRADO/ }).click();
  await expect(rows(page).first()).toContainText('JULIA PRADO');
  await page.getByRole('combobox', { name: 'Assistente' }).click();
  await page.getByRole('option', { name: 'Todos', exact: true }).click();

  // The next document: the oldest that may be edited, claimed without a question.
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/novos-documentos/);
  const oldest = await idAt(page, 0);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`/documento/${oldest}$`));
  await expect.poll(async () => (await demo.calls(START)).length).toBe(2);
});

test('two assistants race for one row; the AI finishes meanwhile', async ({
  page,
  signIn,
  browser,
  baseURL,
  request,
}) => {
  await page.clock.install();
  await signIn('suporte');
  await openDesk(page, 'novos-documentos');
  const wanted = await idAt(page, 0);

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' });
  const other = await context.newPage();
  await other.goto('/login-v2');
  await other.getByLabel('E-mail').fill('suporte2@demo.com.br');
  await other.getByLabel('Senha', { exact: true }).fill('demo1234');
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(other).not.toHaveURL(/login-v2/);
  await openDesk(other, 'novos-documentos');
  await focusRow(other, wanted);
  await other.keyboard.press('e');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Iniciar' }).click();
  await said(other, 'Assistência iniciada para esse documento.');
  await context.close();

  // This list does not know yet. The row stays where it stood and says who has it.
  await focusRow(page, wanted);
  await page.keyboard.press('e');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Iniciar' }).click();
  await expect(rowOf(page, wanted)).toContainText('BEATRIZ NOGUEIRA LEAL pegou');
  await said(page, /BEATRIZ NOGUEIRA LEAL iniciou o documento nº \d+ antes de você/);
  await expect(rowOf(page, wanted).getByRole('button', { name: 'Editar' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // The next document is taken away in the same moment: it leads back here.
  const next = await idAt(page, 1);
  await meanwhile(request, { action: 'takenByOther', id: next });
  await page.keyboard.press('n');
  await expect(rowOf(page, next)).toContainText('BEATRIZ NOGUEIRA LEAL pegou');
  await expect(page).toHaveURL(/\/assist\/novos-documentos/);

  // Refreshed when somebody comes back to the window, and every minute: focus and scroll stay where they are.
  await page.keyboard.press('1');
  const reading = rows(page).filter({ hasText: 'Processando na IA' }).first();
  await page.getByRole('grid').hover();
  await page.mouse.wheel(0, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(reading).toBeVisible({ timeout: 500 });
  }).toPass();
  const readingId = Number(await reading.getAttribute('data-id'));
  await focusRow(page, readingId);
  const scrolled = () =>
    page.locator('.MuiDataGrid-virtualScroller').evaluate((element) => element.scrollTop);
  // The wheel comes to rest first.
  let before = -1;
  await expect(async () => {
    const last = before;
    before = await scrolled();
    expect(before).toBe(last);
  }).toPass({ intervals: [300] });
  await meanwhile(request, { action: 'aiFinishes', id: readingId });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(rowOf(page, readingId)).toContainText('Lido pela IA', { timeout: 500 });
  }).toPass();
  await meanwhile(request, { action: 'aiFails', id: readingId });
  await page.clock.fastForward(61_000);
  await expect(rowOf(page, readingId)).toContainText('Falha da IA');
  expect(await scrolled()).toBe(before);
  await expect(rowOf(page, readingId).getByRole('gridcell').nth(1)).toBeFocused();
});

test('what fails is said, and can be tried again', async ({ page, signIn, demo }) => {
  await signIn('suporte');
  await demo.breaks('listAssistDocuments', { times: 1 });
  await page.goto('/assist/novos-documentos');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(rows(page).first()).toBeVisible();

  // Malformed, and an answer without groups: what stands there stays, and says that it is old.
  for (const body of ['{"sents":', { rows: [] }]) {
    await demo.answers('listAssistDocuments', body, { times: 1 });
    await page.getByRole('button', { name: 'Atualizar' }).click();
    const stale = page.getByRole('button', { name: /tentar novamente|atualizar/i }).last();
    await expect(page.getByText('Não foi possível atualizar')).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    const answered = page.waitForResponse((answer) => answer.url().includes(LIST) && answer.ok());
    await stale.click();
    await answered;
    await expect(page.getByText('Não foi possível atualizar')).toHaveCount(0);
  }

  // An action that fails reloads the grid and leads nowhere.
  const id = await idAt(page, 0);
  await demo.breaks('startAssistance', { times: 1 });
  await demo.forgetCalls();
  await focusRow(page, id);
  await page.keyboard.press('e');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Iniciar' }).click();
  await said(page, 'Ocorreu um erro inesperado. código: 500');
  await expect.poll(async () => (await demo.calls(LIST)).length).toBe(1);
  await expect(page).toHaveURL(/novos-documentos$/);

  // Without a connection the next document leads back here, and nothing is lost.
  await page.context().setOffline(true);
  const claim = page.waitForEvent('requestfailed', (call) => call.url().includes(START));
  await page.keyboard.press('n');
  await claim;
  await said(page, /[Ss]em conexão/);
  await expect(page).toHaveURL(/novos-documentos$/);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Não foi possível atualizar')).toHaveCount(0);
  await expect(rowOf(page, id)).toBeVisible();

  // Slow, and pressed twice: one call.
  await demo.waits('deactivateAssistDocument', 800, { times: 1 });
  await rowOf(page, id).getByRole('button', { name: 'Inativar' }).dblclick();
  await said(page, 'Documento inativado.');
  expect(await demo.calls('/CustomerAssistDocument/Inactivate')).toHaveLength(1);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await said(page, 'Documento ativado.');

  // The session is over: back to the sign-in.
  await demo.endsSession('listAssistDocuments', { times: 1 });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page).toHaveURL(/login-v2/);
});
