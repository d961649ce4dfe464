import { expect, test } from '../fixtures';
import { pdfOf, pngHead, withCameraAndMicrophone } from './assistFiles';

const BOMB = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><l>&b;</l>`;
const PAGE = '<!doctype html><script>parent.document.title = document.title = "ferido"</script>';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title = \'ferido\'"><script>1</script></svg>';

/** Bytes that the server might hold under the name of a bill, and what is said of them. */
const HARMFUL: readonly (readonly [Buffer, RegExp])[] = [
  [Buffer.from(PAGE), /é uma página da internet/],
  [Buffer.from('MZ\u0090\u0000 programa'), /não é de um PDF, imagem, XML ou áudio/],
  [pdfOf('Nota').subarray(0, 200), /O PDF termina antes do fim/],
  [Buffer.from('%PDF-1.7\n%%EOF\n'), /O PDF está danificado/],
  [pngHead(60_000, 60_000), /60\.000 × 60\.000 pontos/],
  [Buffer.from(BOMB), /define abreviações próprias/],
  [Buffer.from('<a>'.repeat(20_000)), /níveis demais/],
  [Buffer.from(DRAWING), /Por segurança, aparece como texto/],
  [Buffer.from('<nota><script>document.title = "ferido"</script></nota>'), /não são executados/],
  [pdfOf('Boleto 77'), /o conteúdo é um arquivo PDF/],
];

test('files that mean harm are refused or shown harmlessly', async ({ page, signIn }) => {
  let body: Buffer = Buffer.alloc(0);
  // What the store holds may have come by other ways than this page.
  await page.route('**/CustomerAssistDocument/GetAttachment*', (route) =>
    route.fulfill({ body, contentType: 'image/jpeg' }),
  );
  await signIn('produtor');
  await page.goto('/assist-produtor');
  const document = page.getByRole('dialog', { name: /Documento nº/ });
  for (const [bytes, words] of HARMFUL) {
    body = bytes;
    await page.getByRole('button', { name: /conta-luz-1078/ }).click();
    await expect(document.getByText(words)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(document).toHaveCount(0);
  }
  await expect(page).not.toHaveTitle(/ferido/);

  await page.getByLabel('Arquivos para enviar').setInputFiles(
    [
      ['pagina.xml', PAGE],
      ['desenho.png', DRAWING],
      ['bomba.xml', BOMB],
      ['erro.xml', '<a><b></a>'],
      ['cortado.pdf', pdfOf('Nota').subarray(0, 200).toString('latin1')],
      ['vazio.pdf', ''],
    ].map(([name = '', text = '']) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(text, 'latin1'),
    })),
  );
  const refused = page.getByRole('alert');
  await expect(refused).toContainText('pagina.xml é uma página ou um desenho com comandos');
  await expect(refused).toContainText('desenho.png é uma página ou um desenho com comandos');
  await expect(refused).toContainText('bomba.xml define abreviações próprias');
  await expect(refused).toContainText('erro.xml tem erros');
  await expect(refused).toContainText('cortado.pdf está incompleto');
  await expect(refused).toContainText('vazio.pdf está vazio');
  await expect(page.getByRole('button', { name: /^Enviar/ })).toHaveCount(0);
});

test('a photograph is taken in the page; without a microphone it says what to do', async ({
  page,
  signIn,
}) => {
  await withCameraAndMicrophone(page);
  await signIn('produtor');
  await page.goto('/assist-produtor');
  await page.getByRole('button', { name: 'Fotografar' }).click();
  const camera = page.getByRole('dialog', { name: 'Fotografar documento' });
  await camera.getByRole('button', { name: 'Fotografar', exact: true }).click();
  await expect(camera.getByRole('img', { name: 'Foto tirada' })).toBeVisible();
  await camera.getByRole('button', { name: 'Usar foto' }).click();
  await expect(page.getByRole('list', { name: 'Arquivos escolhidos' })).toContainText(/foto-.*\.jpg/);

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Gravar áudio' }).click();
  const recorder = page.getByRole('dialog', { name: 'Gravar áudio' });
  await recorder.getByRole('button', { name: 'Começar a gravar' }).click();
  await expect(recorder.getByRole('alert')).toContainText('não permitiu usar o microfone');
});
