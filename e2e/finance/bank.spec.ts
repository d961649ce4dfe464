import { expect, expectNoSeriousAxe, test } from '../fixtures';

const LOOK_BACK = 3;

/** Three lines of a day gone by, two of them equal, in a file of the demo's first account (Banco do Brasil, 12345-6). */
function ofxFile(): { name: string; mimeType: string; buffer: Buffer } {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - LOOK_BACK);
  const posted = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
  const entry = (amount: string, fitId: string, memo: string) =>
    `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${posted}120000[-3:BRT]<TRNAMT>${amount}<FITID>${fitId}<MEMO>${memo}</STMTTRN>`;
  const text = [
    'OFXHEADER:100',
    'VERSION:102',
    'CHARSET:1252',
    '',
    '<OFX><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>001<ACCTID>0000123456</BANKACCTFROM><BANKTRANLIST>',
    entry('-77,31', 'E2E1', 'TARIFA PACOTE DE SERVIÇOS'),
    entry('-41,07', '0', 'PIX ENVIADO FEIRA'),
    entry('-41,07', '0', 'PIX ENVIADO FEIRA'),
    entry('1.234,56', '', 'SALDO DIA'),
    '</BANKTRANLIST></STMTRS></OFX>',
  ].join('\r\n');
  return { name: 'extrato.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(text) };
}

test('the statement of a bank is asked for, fed by its file, and the same file adds nothing', async ({
  page,
  demo,
  signIn,
}) => {
  test.setTimeout(60_000);
  await signIn('produtor', { at: '/extrato-bancario' });
  await expect(page.getByText('Nenhum banco escolhido')).toBeVisible();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await drawer.getByRole('checkbox', { name: /12345-6/ }).check();
  await drawer.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText(/Saldo inicial R\$/)).toBeVisible();
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: 'Importar OFX' }).click();
  await expect(page).toHaveURL(/\/extrato-bancario\/importacao-ofx\?conta=\d+/);
  await page.getByLabel('Arquivos OFX').setInputFiles(ofxFile());
  const preview = page.getByRole('table', { name: /extrato\.ofx/ });
  await expect(preview.getByText('Novo', { exact: true })).toHaveCount(3);
  await expect(preview.getByText('Saldo ignorado')).toBeVisible();
  await expect(page.getByText(/Arquivo não compatível/)).toHaveCount(0);
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Importar 3 linhas' }).click();
  await expect(page.getByText('3 linhas importadas.')).toBeVisible();
  expect((await demo.calls('/BankStatement/Import'))[0]?.body).toMatchObject({
    lines: [{ amount: -77.31, memo: 'TARIFA PACOTE DE SERVIÇOS' }, { amount: -41.07 }, { amount: -41.07 }],
  });

  await page.getByLabel('Arquivos OFX').setInputFiles(ofxFile());
  await expect(preview.getByText('Já importado')).toHaveCount(3);
  await expect(page.getByText('Nenhuma linha nova: nada será importado.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goBack();
  await expect(page.getByText('PIX ENVIADO FEIRA')).toHaveCount(2);
});
