import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { COMMUNITIES, fillSignIn, REFUSED, storeToken, tokenUntil } from './session';

test.use({ signInByForm: true });

const LANDINGS = {
  produtor: '/inicio',
  multi: '/selecionar-produtor',
  usuario: '/inicio',
  dono: '/inicio',
  agronomo: '/inicio',
  veterinario: '/inicio',
  contador: '/inicio',
  integrador: '/inicio',
  instalador: '/inicio',
  gratis: '/inicio',
  expirado: '/inicio',
  nfpe: '/inicio',
  termos: '/aceitar-termos-de-uso',
  suporte: '/inicio',
  suporte2: '/inicio',
  master: '/inicio',
};

for (const [account, path] of Object.entries(LANDINGS)) {
  test(`${account} lands on ${path}`, async ({ page, signIn }) => {
    await signIn(account);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the sign-in page is finished at every width @mobile', async ({ page }) => {
  await page.goto('/login-v2');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute('rel', /noopener/);
  await expectNoSeriousAxe(page);
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(scroll).toBe(width);
});

test('the frame stays where the splash had drawn it @mobile', async ({ page }) => {
  // Holds the application back while the static page is measured.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login-v2', { waitUntil: 'commit' });
  const card = page.locator('#splash .card');
  await card.waitFor();
  const splash = await card.boundingBox();
  release();
  const email = page.getByLabel('E-mail');
  await email.waitFor();
  const frame = await page.locator('main > div').boundingBox();
  expect(frame).toEqual(splash);
});

test('a wrong password is said in both languages, and changes nothing else', async ({ page }) => {
  await page.goto('/login-v2');
  const button = page.getByRole('button', { name: 'Entrar', exact: true });
  const before = await button.boundingBox();
  await fillSignIn(page, 'produtor', 'errada');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    'Login ou senha incorreto',
  );
  expect(await button.boundingBox()).toEqual(before);
  await expect(page).toHaveURL('/login-v2');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Incorrect login or password.',
  );
});

test('the whole entry is there in English', async ({ page }) => {
  await page.goto('/login-v2');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/inicio');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  // Kept for the next start, and for the user.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a double click signs in once', async ({ page, demo }) => {
  await demo.waits('signIn', 300);
  await page.goto('/login-v2');
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeDisabled();
  await expect(page).toHaveURL('/inicio');
  expect(await demo.calls('/login/signIn')).toHaveLength(1);
});

test('what comes after sign-in is fetched while the user types', async ({ page }) => {
  await page.goto('/login-v2');
  const shell = page.waitForResponse(/\/assets\/inside-.*\.js/);
  await page.getByLabel('E-mail').pressSequentially('p');
  await shell;
});

test('the way back is kept', async ({ page }) => {
  await page.goto(`${COMMUNITIES}?busca=linha`);
  await expect(page).toHaveURL(/\/login-v2\?destino=/);
  await fillSignIn(page, 'produtor');
  await expect(page).toHaveURL(`${COMMUNITIES}?busca=linha`);
});

test('a way back to another site is not taken', async ({ page }) => {
  await page.goto('/login-v2?destino=%2F%2Fexample.com%2F');
  await fillSignIn(page, 'produtor');
  await expect(page).toHaveURL('/inicio');
});

test.describe('refusals', () => {
  test.use({ expectedErrors: REFUSED });

  test('a malformed answer is said as an error, and can be tried again', async ({ page, demo }) => {
    await demo.answers('loadUser', '{"loggedUser":');
    await page.goto('/login-v2');
    await fillSignIn(page, 'produtor');
    await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro. Tente novamente em instantes.');
    await demo.recovers();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL('/inicio');
  });

  test('a 4xx with the message is read like a refusal', async ({ page, demo }) => {
    const body = { success: false, error: { message: 'Conta bloqueada' } };
    await demo.refuses('signIn', body);
    await page.goto('/login-v2');
    await fillSignIn(page, 'produtor');
    await expect(page.getByRole('alert')).toHaveText('Conta bloqueada');
  });

  test('no answer at all is said as such', async ({ page, demo }) => {
    await demo.cutsOff('signIn');
    await page.goto('/login-v2');
    await fillSignIn(page, 'produtor');
    await expect(page.getByRole('alert')).toHaveText(/^Sem resposta do servidor/);
  });
});

test.describe('start with a kept token', () => {
  test.use({ expectedErrors: REFUSED });

  test('that is valid opens the page, and its calls carry the token', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    await demo.forgetCalls();
    await page.goto(COMMUNITIES);
    await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();
    const [requested] = await demo.calls('/User/GetLoggedUser');
    expect(requested?.headers['authorization']).toMatch(/^Bearer ey/);
  });

  const texts = {
    expired: ['Sua sessão expirou. Entre novamente.', 'access_token expired', tokenUntil(-5)],
    garbled: ['Não foi possível retomar sua sessão. Entre novamente.', 'Failed to login with token.', 'lixo'],
  } as const;
  for (const [kind, [portuguese, english, token]] of Object.entries(texts)) {
    test(`that is ${kind} ends in words, in both languages`, async ({ page }) => {
      await storeToken(page, token);
      await page.goto(COMMUNITIES);
      await expect(page).toHaveURL(/\/login-v2\?destino=/);
      await expect(page.getByRole('status')).toHaveText(portuguese);
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('status')).toHaveText(english);
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    });
  }

  test('that is missing shows the sign-in without a word', async ({ page, demo }) => {
    await page.goto('/inicio');
    await expect(page).toHaveURL('/login-v2');
    await expect(page.getByRole('status')).toHaveCount(0);
    expect(await demo.calls('/User/GetLoggedUser')).toEqual([]);
  });

  test('that may not even be read is none: one signs in for as long as the page stands', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/inicio');
    await expect(page).toHaveURL('/login-v2');
    await fillSignIn(page, 'produtor');
    await expect(page).toHaveURL('/inicio');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('waits for a server that is down', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    await demo.cutsOff('loadUser');
    await page.goto(COMMUNITIES);
    await expect(page.getByRole('heading', { name: 'Sem resposta do servidor' })).toBeVisible();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
    await demo.recovers();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page).toHaveURL(COMMUNITIES);
    await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();
  });

  test('that the server refuses ends the session', async ({ page, signIn, demo }) => {
    await signIn('produtor');
    await demo.breaks('loadUser');
    await page.goto('/inicio');
    await expect(page).toHaveURL('/login-v2');
    await expect(page.getByRole('status')).toHaveText(
      'Não foi possível retomar sua sessão. Entre novamente.',
    );
  });
});
