import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const AREA = '/administracao-react';

/** The next account of the same browser, as after a change of shift. */
async function leave(page: Page): Promise<void> {
  // A page of this address on which nothing is under way.
  await page.goto('/__demo/requests');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

test.describe('with a refusal', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('a request becomes a customer with modules and Assist', async ({ page, signIn, demo }) => {
    await signIn('master', { at: `${AREA}/cliente-pre-cadastro` });
    const request = page.getByRole('row', { name: /FAZENDA SANTA RITA DO CHAPADAO/ });
    await request.getByRole('button', { name: 'Aprovar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aprovar FAZENDA SANTA RITA DO CHAPADAO?' });
    await dialog.getByLabel('Dias de teste').fill('30');
    // A refused save keeps what was typed.
    await demo.refuses(
      'approveRegistration',
      { errors: { TrialDays: ['No máximo 20 dias.'] } },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Aprovar' }).click();
    await expect(dialog.getByText('No máximo 20 dias.').first()).toBeVisible();
    await dialog.getByLabel('Dias de teste').fill('20');
    await dialog.getByRole('button', { name: 'Aprovar' }).click();
    await page.getByRole('button', { name: 'Abrir cliente' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'FAZENDA SANTA RITA DO CHAPADAO' }),
    ).toBeVisible();
    expect((await demo.calls('/CustomerReact/GetById')).at(-1)).toMatchObject({ method: 'GET' });

    await page.getByLabel('E-mail', { exact: false }).first().fill('produtor@demo.com.br');
    await expect(page.getByText('Este e-mail já é do cliente')).toBeVisible();
    expect((await demo.calls('/Customer/GetCustomerByEmail')).at(-1)?.body).toEqual({
      email: 'produtor@demo.com.br',
    });

    // Without the financial module the Assist is not offered.
    await page.getByRole('tab', { name: 'Assist' }).click();
    await expect(page.getByText('Sem o módulo Financeiro.')).toBeVisible();
    await page.getByRole('tab', { name: 'Módulos' }).click();
    await page.getByRole('switch', { name: /^Financeiro/ }).check();
    await page.getByRole('button', { name: 'Salvar módulos' }).click();
    await expect(page.getByText('Registro salvo com sucesso.').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Assist' }).click();
    await page.getByRole('switch', { name: 'Assist ativo' }).click();
    await expect(page.getByText('O botão Assist aparece para os administradores da conta.')).toBeVisible();
    // What was typed in the form waited behind the other tabs.
    await page.getByRole('tab', { name: 'Dados' }).click();
    await expect(page.getByText('Este e-mail já é do cliente')).toBeVisible();
  });
});

test('new terms and a new version reach the customers', async ({ page, signIn }) => {
  await signIn('master', { at: `${AREA}/versao-sistema/novo` });
  await page.getByLabel('Nome da versão').fill('Safra nova');
  await page.getByLabel('Ano').fill('26');
  await page.getByLabel('Mês').fill('12');
  await page.getByLabel('Correção').fill('3');
  await page.getByLabel('No ar desde').first().fill('01/01/2026');
  await page.getByRole('textbox', { name: 'O que mudou' }).fill('Romaneio com balança integrada.');
  const preview = page.getByRole('region', { name: 'Como aparece no início' });
  await expect(preview.getByText('26.12.3')).toBeVisible();
  await expect(preview.getByText('Romaneio com balança integrada.')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();

  await page.goto(`${AREA}/termos-de-uso/2?aba=acceptances`);
  await expect(page.getByRole('row', { name: /JOSE CARLOS ZANCHETTIN/ })).toContainText('Aceito');
  await expect(page.getByRole('row', { name: /HELENA CRISTINA VOLPATO/ })).toContainText('Aguardando');
  // From here on all users have to accept, its publisher too.
  await page.goto(`${AREA}/termos-de-uso`);
  const draft = page.getByRole('row', { name: /TERMOS DE USO 3.0/ });
  await draft.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('TERMOS DE USO 3.0 publicado.')).toBeVisible();

  await leave(page);
  await signIn('produtor');
  await expect(page).toHaveURL(/aceitar-termos-de-uso/);
  await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/inicio');
  await expect(page.getByText('26.12.3').first()).toBeVisible();
});
