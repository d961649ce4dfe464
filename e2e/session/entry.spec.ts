import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { COMMUNITIES, fillSignIn, openByPalette, REFUSED } from './session';

test.use({ signInByForm: true });

test('terms are accepted before anything else opens @mobile', async ({ page, signIn, demo }) => {
  await signIn('termos');
  await expect(page).toHaveURL('/aceitar-termos-de-uso');
  await expect(page.getByText('5. Vigência')).toBeAttached();
  await expectNoSeriousAxe(page);
  await page.goto(COMMUNITIES);
  await expect(page).toHaveURL(/^[^?]*\/aceitar-termos-de-uso\?destino=/);
  const go = page.getByRole('button', { name: 'Continuar' });
  await expect(go).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).check();
  await go.click();
  await expect(page).toHaveURL(COMMUNITIES);
  const [accepted] = await demo.calls('/SystemTermsOfUse/SetSystemTermsOfUseForUser');
  expect(accepted).toMatchObject({ method: 'PATCH', body: { termOfUseType: 1 } });
  await page.goto('/aceitar-termos-de-uso');
  await expect(page).toHaveURL('/inicio');
});

test('who does not accept can leave', async ({ page, signIn }) => {
  await signIn('termos');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login-v2');
});

test('the picker: all customers, search, way back @mobile', async ({ page, demo }) => {
  await page.goto(COMMUNITIES);
  await fillSignIn(page, 'multi');
  await expect(page).toHaveURL(/\/selecionar-produtor\?destino=/);
  const rows = page.getByRole('list', { name: 'Produtores' }).getByRole('button');
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoSeriousAxe(page);
  await page.getByRole('searchbox', { name: 'Buscar produtor' }).fill('sitio água');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('SITIO AGUA CLARA');
  await rows.first().press('Enter');
  await expect(page).toHaveURL(COMMUNITIES);
  await expect.poll(() => demo.calls('/User/SetUserLinkedToCustomerAccessLog')).toHaveLength(1);
});

test('the search of the picker waits half a second', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('multi');
  const rows = page.getByRole('list', { name: 'Produtores' }).getByRole('button');
  await expect(rows).toHaveCount(10);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Buscar produtor' }).fill('granja');
  await page.clock.runFor(450);
  await expect(rows).toHaveCount(10);
  await page.clock.runFor(100);
  await expect(rows).toHaveCount(1);
});

test.describe('refusals', () => {
  test.use({ expectedErrors: REFUSED });

  test('a customer that cannot be opened leaves the picker with a message', async ({
    page,
    signIn,
    demo,
  }) => {
    await signIn('multi');
    await demo.breaks('chooseCustomer', { times: 1 });
    const row = page.getByRole('button', { name: /GRANJA SANTO ANTONIO/ });
    await row.click();
    await expect(page.getByText(/^Não foi possível abrir GRANJA SANTO ANTONIO/)).toBeVisible();
    await row.click();
    await expect(page).toHaveURL('/inicio');

    // Nor does the palette leave the page when the customer cannot be opened.
    await page.goto(COMMUNITIES);
    await demo.refuses('chooseCustomer', {}, { times: 1 });
    await openByPalette(page, 'Trocar para SITIO AGUA CLARA');
    await expect(page.getByText('Não foi possível trocar de produtor. Tente novamente.')).toBeVisible();
    await expect(page).toHaveURL(COMMUNITIES);
  });
});

test('the page of the terms shows their text, and only what is harmless of it @mobile', async ({
  page,
  demo,
}) => {
  const hostile = [
    '<h1>Termos</h1><h2>1. Uso</h2><p style="position:fixed" class="colado" onclick="alert(1)">Leia <b>tudo</b>.</p>',
    '<script>document.title = "script"</script><img src=x onerror="document.title=\'img\'" alt="Logo">',
    '<img src="https://tracker.example/p.gif"><iframe src="https://frame.example/"></iframe>',
    '<style>main{display:none}</style><form action="/login/signIn"><input name="Password"><button>Ok</button></form>',
    '<svg onload="document.title=\'svg\'"></svg><link rel="stylesheet" href="https://css.example/x.css">',
    '<a href="javascript:alert(1)">um</a> <a href="https://www.gov.br/lgpd" target="_top">dois</a>',
    '<a href="//evil.example">três</a> <a href="/login-v2">quatro</a> <a href="mailto:a@b.com">cinco</a>',
  ].join('');
  await demo.answers('readTerms', { htmlCode: hostile });
  const outside: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('.example')) outside.push(call.url());
  });
  await page.goto('/termos-de-uso');
  const text = page.locator('main section');
  await expect(text.getByText('Leia tudo.')).toBeVisible();
  await expect(page).toHaveTitle(/^Termos de uso/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de uso');
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Termos');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('1. Uso');
  await expect(text.locator('script, style, iframe, form, input, button, img, svg, link')).toHaveCount(0);
  await expect(text.locator('[style], .colado, [onclick], [id]')).toHaveCount(0);
  const address = (name: string) => text.getByText(name, { exact: true }).getAttribute('href');
  expect(await address('um')).toBeNull();
  expect(await address('três')).toBeNull();
  expect(await address('quatro')).toBe('/login-v2');
  expect(await address('cinco')).toBe('mailto:a@b.com');
  await expect(text.getByRole('link', { name: 'dois' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  await expect(text.getByRole('link', { name: 'dois' })).toHaveAttribute('target', '_blank');
  expect(outside).toEqual([]);
  await expectNoSeriousAxe(page);
});

test('maintenance is spelled as it is @mobile', async ({ page }) => {
  await page.goto('/manutencao');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Pagina em manutenção', exact: true }),
  ).toBeVisible();
  await expectNoSeriousAxe(page);
});
