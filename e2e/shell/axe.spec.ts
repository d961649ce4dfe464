import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PUBLIC = [
  '/login-v2',
  '/esqueci-minha-senha',
  '/confirmacao-de-email',
  '/redefinir-minha-senha/1/abc/produtor%40demo.com.br',
  '/termos-de-uso',
  '/manutencao',
  '/401',
  '/404',
  '/500',
];
const PRIVATE = [
  '/inicio',
  '/configuracao-de-propriedade/comunidades-rurais',
  '/configuracao-de-propriedade/comunidades-rurais?registro=novo',
  '/financeiro/cadastros-financeiros/fonte-de-cotacao',
  '/inicio?janela=aparencia',
  '/inicio?janela=teclas',
  '/inicio?janela=faq',
  '/agenda',
];

for (const path of PUBLIC) {
  test(`${path} opens with one heading and no serious finding`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoSeriousAxe(page);
  });
}

test('every page of the catalogue opens with one heading and no serious finding', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor');
  for (const path of PRIVATE) {
    await page.goto(path);
    // By element: under an open dialog the page's own heading is hidden from assistive technology.
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
    await expectNoSeriousAxe(page);
  }
});
