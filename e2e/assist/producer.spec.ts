import { expect, expectNoSeriousAxe, keptDrafts, test } from '../fixtures';
import { pngOf } from '../account/picture';
import { pdfOf, withCameraAndMicrophone } from './assistFiles';

const SEND = '/CustomerAssistDocument/Send';
const MEGABYTE = 1_048_576;

interface Sent {
  FileName: string;
  ContentType: string;
  ContentAsBase64String: string;
  Note: string;
}

test.use({ expectedErrors: [/status of 400/] });

test('a producer sends three files of which one is refused, and again what the server refused', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn('produtor');
  await page.getByRole('button', { name: 'Assist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assist' })).toBeVisible();

  await page.getByLabel('Arquivos para enviar').setInputFiles([
    { name: 'nota.pdf', mimeType: 'application/pdf', buffer: pdfOf('Nota 4821') },
    { name: 'programa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090 programa') },
    { name: 'colheita.png', mimeType: 'image/png', buffer: pngOf(3 * MEGABYTE) },
  ]);
  await expect(page.getByRole('alert')).toHaveText(
    'programa.pdf não é de um tipo aceito (PDF, imagem, XML, áudio).',
  );
  const chosen = page.getByRole('list', { name: 'Arquivos escolhidos' });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(chosen).toContainText('foto reduzida');

  await page.getByLabel('Recado para quem vai lançar (opcional)').fill('Compra da Fazenda Sede');
  await demo.refuses(
    'sendAssistDocument',
    { errors: { ContentAsBase64String: ['O arquivo passa do tamanho permitido.'] } },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Enviar 2 documentos' }).click();
  await expect(page.getByText('Registro enviado com sucesso.')).toBeVisible();
  await expect(chosen).toContainText('O arquivo passa do tamanho permitido.');
  await page.getByRole('button', { name: 'Tentar enviar nota.pdf novamente' }).click();
  await expect(chosen).toHaveCount(0);
  const calls = await demo.calls(SEND);
  const bodies = calls.map(({ body }) => body as Sent);
  expect(bodies.map(({ FileName, ContentType, Note }) => [FileName, ContentType, Note])).toEqual([
    ['nota.pdf', 'application/pdf', 'Compra da Fazenda Sede'],
    ['colheita.jpg', 'image/jpeg', 'Compra da Fazenda Sede'],
    ['nota.pdf', 'application/pdf', 'Compra da Fazenda Sede'],
  ]);
  const picture = Buffer.from(bodies[1]?.ContentAsBase64String ?? '', 'base64');
  expect(picture.length).toBeLessThanOrEqual(MEGABYTE);
  await page.getByRole('tab', { name: /Em andamento/ }).click();
  await expect(page.getByRole('button', { name: /nota\.pdf.*Enviado/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /colheita\.jpg.*Enviado/ })).toBeVisible();
});

test('a producer confirms one document and returns another with a message', async ({ page, signIn }) => {
  await signIn('produtor');
  await page.goto('/assist-produtor');
  await page.getByRole('button', { name: /conta-luz-1078/ }).click();
  const document = page.getByRole('dialog', { name: /Documento nº/ });
  await expect(document.getByRole('img', { name: 'conta-luz-1078.jpg' })).toBeVisible();
  await document.getByRole('tab', { name: 'conta-luz-1078.pdf' }).click();
  // The words of the page lie over its picture and can be selected.
  const words = document.getByRole('group', { name: 'Página 1 de 3' }).getByText('Valor total: R$ 6436,75');
  await expect(words).toBeVisible();
  await words.dblclick();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe('');
  const sheet = document.getByRole('group', { name: 'Página 1 de 3' });
  const before = await sheet.boundingBox();
  await document.getByRole('document').press('+');
  await expect
    .poll(async () => (await sheet.boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.2);
  await document.getByRole('document').press('r');
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return (box?.width ?? 0) > (box?.height ?? 0);
    })
    .toBe(true);
  await document.getByRole('document').press('End');
  await expect(document.getByText('3 de 3')).toBeVisible();
  await expectNoSeriousAxe(page);
  await document.getByRole('button', { name: 'Confirmar lançamento' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar lançamento' }).click();
  await expect(page.getByText('Lançamento confirmado.')).toBeVisible();
  await expect(document).toHaveCount(0);

  await page.getByRole('button', { name: /nfe-1081/ }).click();
  // An invoice is shown as an invoice; its XML is there too.
  const reading = document.getByRole('region', { name: 'nfe-1081.xml em leitura' });
  await expect(reading.getByText('SEMENTES VALE DO PIQUIRI S.A.').first()).toBeVisible();
  await document.getByRole('button', { name: 'XML', exact: true }).click();
  await expect(document.getByRole('tree', { name: 'Elementos de nfe-1081.xml' })).toBeVisible();
  await document.getByRole('button', { name: 'Devolver com recado' }).click();
  await document.getByLabel('O que precisa ser corrigido').fill('A semente foi para o Talhão Norte.');
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('Talhão Norte');
  await page.reload();
  await expect(document.getByLabel('O que precisa ser corrigido')).toHaveValue(
    'A semente foi para o Talhão Norte.',
  );
  await document.getByRole('button', { name: 'Devolver documento' }).click();
  await expect(page.getByText('Documento devolvido para correção.')).toBeVisible();
  await expect(document.getByText('Devolvido por você')).toBeVisible();
  await expect(document.getByText('A semente foi para o Talhão Norte.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /Encerrados/ }).click();
  await expect(page.getByRole('button', { name: /conta-luz-1078.*Confirmado/ })).toBeVisible();
});

test('what was not understood is answered, and a photograph and a voice are sent @mobile', async ({
  page,
  request,
  signIn,
}) => {
  const logs = [
    {
      id: 8101,
      text: 'A foto está cortada: envie o documento inteiro.',
      kind: 'FAILURE',
      userName: 'JULIA PRADO',
      fromCustomer: false,
      createdAt: '2026-11-20T12:00:00Z',
    },
  ];
  const fields = { status: 'FALHA NA IDENTIFICACAO', logs };
  await request.post('/__demo/assist', { data: { action: 'change', id: 81, fields } });
  await withCameraAndMicrophone(page);
  await signIn('produtor');
  await page.goto('/assist-produtor');
  await page.getByRole('button', { name: /nfe-1081.*Falha na identificação/ }).click();
  const document = page.getByRole('dialog', { name: /Documento nº/ });
  await expect(document.getByRole('note')).toContainText('A foto está cortada');
  await document.getByRole('button', { name: 'Responder' }).click();
  await document.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(document.getByText('Texto da resposta é obrigatório.', { exact: true })).toBeVisible();
  await document.getByLabel('Texto da resposta').fill('Segue outra foto.');
  await document.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(document.getByText('Devolvido por você')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(document).toHaveCount(0);

  await page.getByRole('button', { name: 'Gravar áudio' }).click();
  const recorder = page.getByRole('dialog', { name: 'Gravar áudio' });
  await recorder.getByRole('button', { name: 'Começar a gravar' }).click();
  await expect(recorder.getByRole('timer')).toHaveText('1 de 30 segundos');
  await recorder.getByRole('button', { name: 'Parar' }).click();
  await expect(recorder.getByRole('button', { name: /Tocar/ })).toBeVisible();
  await recorder.getByRole('button', { name: 'Usar gravação' }).click();
  await page.getByRole('button', { name: 'Enviar 1 documento' }).click();
  await expect(page.getByText('Registro enviado com sucesso.')).toBeVisible();
  await page.getByRole('tab', { name: /Em andamento/ }).click();
  await expect(page.getByRole('button', { name: /audio-.*Enviado/ })).toBeVisible();
});

test('chosen files outlive the loss of their page; a second window shows none of them', async ({
  page,
  context,
  demo,
  signIn,
}) => {
  await signIn('produtor', { at: '/assist-produtor' });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('Arquivos para enviar').setInputFiles([
    { name: 'pagina-1.pdf', mimeType: 'application/pdf', buffer: pdfOf('Pagina 1') },
    { name: 'pagina-2.pdf', mimeType: 'application/pdf', buffer: pdfOf('Pagina 2') },
  ]);
  await expect(page.getByRole('button', { name: 'Enviar 2 documentos' })).toBeEnabled();
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('pagina-2.pdf');
  await page.reload();
  await expect(page.getByText('2 arquivos escolhidos antes ainda não foram enviados.')).toBeVisible();
  const chosen = page.getByRole('list', { name: 'Arquivos escolhidos' }).getByRole('listitem');
  await expect(chosen).toHaveText([/pagina-1\.pdf/, /pagina-2\.pdf/]);

  const second = await context.newPage();
  await second.goto('/assist-produtor');
  await expect(second.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible();
  await expect(second.getByRole('list', { name: 'Arquivos escolhidos' })).toHaveCount(0);
  await second.close();

  await page.getByRole('button', { name: 'Enviar 2 documentos' }).click();
  await expect(page.getByText('2 registros enviados com sucesso.')).toBeVisible();
  expect(await demo.calls(SEND)).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
});
