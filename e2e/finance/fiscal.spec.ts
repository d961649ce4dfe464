import { expect, expectNoSeriousAxe, keptDrafts, test } from '../fixtures';

test.use({ expectedErrors: [/400/] });

const PKCS12 = Buffer.from([0x30, 0x82, 0x0a, 0x10, 0x02, 0x01, 0x03, 0x30]);

test('a state registration is checked by its state; a bad certificate is refused and a good one sent once', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(90_000);
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
  const input = upload.locator('input[type=file]');
  const send = upload.getByRole('button', { name: 'Enviar', exact: true });
  const password = upload.getByLabel(/^Senha do certificado/);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/x-pkcs12', buffer });
  await password.fill('Segredo 9');
  const refusals: readonly (readonly [ReturnType<typeof file>, RegExp])[] = [
    [file('nota.pdf', Buffer.from('%PDF-1.7')), /\.pfx|\.p12/],
    [
      file('grande.pfx', Buffer.concat([PKCS12, Buffer.alloc(40 * 1024 * 1024)])),
      /grande\.pfx tem .+; o máximo é 50 KB/,
    ],
    [file('falso.pfx', Buffer.from('texto')), /falso\.pfx não é de um tipo aceito/],
    [file('outro.pfx', PKCS12), /não é deste produtor/],
    [file('vencido.pfx', PKCS12), /O certificado está vencido/],
  ];
  for (const [bad, reason] of refusals) {
    await input.setInputFiles(bad);
    if (await send.isEnabled()) await send.click();
    await expect(upload.getByText(reason).last(), bad.name).toBeVisible();
    await expect(password, bad.name).toHaveValue('Segredo 9');
    const takeOut = upload.getByRole('button', { name: new RegExp(bad.name.replace('.', '\\.')) });
    if (await takeOut.isVisible()) await takeOut.click();
  }
  // What is no certificate is refused here; the server judges the others.
  expect(await demo.calls('/DigitalCertificate/Upload')).toHaveLength(2);
  await input.setInputFiles(file('produtor.pfx', PKCS12));
  await password.fill('errada');
  await send.click();
  await expect(upload.getByText('Senha do certificado incorreta.').first()).toBeVisible();
  await password.fill('Segredo 10');
  await send.click();
  await expect(upload).toHaveCount(0);
  await expect(page).toHaveURL('/fiscal/certificado');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept + (await page.evaluate(keptDrafts))).not.toContain('Segredo');
  await expectNoSeriousAxe(page);
});
