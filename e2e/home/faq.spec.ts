import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Perguntas frequentes' });
const topic = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name}`) });
const search = (page: Page) => dialog(page).getByRole('searchbox');
const question = (page: Page, name: string) => dialog(page).getByRole('button', { name });

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test.use({ expectedErrors: [/status of 500/] });

test('questions are found in their answers, without accents; a link opens one', async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('produtor');
  await page.getByRole('button', { name: 'Perguntas frequentes' }).click();
  await expect(topic(page, 'Primeiros passos')).toHaveAttribute('aria-expanded', 'false');
  await search(page).fill('IMPORTADOS repetidos');
  await expect(topic(page, 'Financeiro')).toHaveAttribute('aria-expanded', 'true');
  await expect(topic(page, 'Primeiros passos')).toBeHidden();
  await question(page, 'Como importo o extrato do banco?').click();
  await expect(dialog(page).locator('mark').filter({ hasText: 'importados' })).toBeVisible();
  await expectNoSeriousAxe(page);
  await search(page).fill('conciliacao');
  await expect(question(page, 'O que significam as cores da conciliação?')).toBeVisible();
  // The letters of a tag are no words of the answer.
  await search(page).fill('strong');
  await expect(dialog(page).getByText('Sem dados para exibir')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Limpar busca' }).click();
  await expect(topic(page, 'Financeiro')).toBeVisible();
  await search(page).fill('extrato');
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/inicio$/);

  await page.goto('/inicio?janela=faq&janela.pergunta=302');
  await expect(question(page, 'Posso importar talhões de outro programa?')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(dialog(page).getByText('KML')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Copiar link da pergunta' }).click();
  await expect(page.getByText('Link copiado.')).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe('/inicio?janela=faq&janela.pergunta=302');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it is in the user menu and fills the screen; failures and no questions are said', async ({
    page,
    signIn,
    demo,
  }) => {
    await demo.breaks('listQuestions', { body: { error: { message: 'Fora do ar' } } });
    await signIn('produtor');
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByRole('button', { name: 'Perguntas frequentes' }).click();
    await expect(dialog(page).getByText('Código 500')).toBeVisible();
    await expectNoSeriousAxe(page);
    await demo.answers('listQuestions', []);
    await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(dialog(page).getByText('Sem dados para exibir')).toBeVisible();
    await demo.passes('listQuestions');
    await page.reload();
    await expect(topic(page, 'Financeiro')).toBeVisible();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });
});
