import { expect, expectNoSeriousAxe, test } from '../fixtures';

test.use({ expectedErrors: [/400/] });

const PKCS12 = Buffer.from([0x30, 0x82, 0x0a, 0x10, 0x02, 0x01, 0x03, 0x30]);

test('a state registration is checked by its state; a certificate is sent once', async ({ page, signIn }) => {
  test.setTimeout(60_000);
  await signIn('produtor', { at: '/fiscal/1' });
  await expect(page).toHaveURL('/fiscal/inscricoes-estaduais');
  await page.getByRole('link', { name: 'Novo: Inscrições estaduais' }).click();
  const form = page.getByRole('dialog', { name: 'Nova inscrição estadual' });
  await form.getByLabel('UF').fill('PR');
  await page.getByRole('option', { name: 'PR', exact: true }).click();
  const registration = form.getByRole('textbox', { name: /^Inscrição estadual/ });
  await registration.fill('1234567851');
  await form.getByRole('button', { name: /^Salvar/ }).click();
  await expect(form.getByText('O dígito verificador não confere com o deste estado.').first()).toBeVisible();
  await expect(registration).toHaveValue('1234567851');
  await registration.fill('123.45678-50');
  await expect(form.getByText('Dígitos conferem com a regra de PR.')).toBeVisible();
  await expectNoSeriousAxe(page);

  await page.goto('/fiscal/certificado?registro=novo');
  const upload = page.getByRole('dialog', { name: 'Enviar certificado' });
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'produtor.pfx', mimeType: 'application/x-pkcs12', buffer: PKCS12 });
  await upload.getByLabel(/^Senha do certificado/).fill('errada');
  await upload.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(upload.getByText('Senha do certificado incorreta.').first()).toBeVisible();
  await upload.getByLabel(/^Senha do certificado/).fill('certa');
  await upload.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(upload).toHaveCount(0);
  await expect(page).toHaveURL('/fiscal/certificado');
  await expectNoSeriousAxe(page);
});
