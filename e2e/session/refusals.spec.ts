import { expect, test } from '../fixtures';
import { COMMUNITIES, fillSignIn, REFUSED } from './session';

test.use({ signInByForm: true });

test.use({ expectedErrors: REFUSED });

for (const reason of [
  { profile: 3 },
  { constantFilter: 'PROPERTY_CONFIGURATION' },
  { ConstantFilter: 'x' },
]) {
  test(`a 401 that speaks of ${JSON.stringify(reason)} refuses the page and keeps the session`, async ({
    page,
    signIn,
    demo,
  }) => {
    await signIn('produtor');
    const body = { error: JSON.stringify(reason) };
    await demo.forbids('listCommunities', body);
    await page.goto(COMMUNITIES);
    await expect(page).toHaveURL('/401');
    await expect(page.getByRole('heading', { name: 'Página ou ação não autorizada' })).toBeVisible();
    await page.goto('/inicio');
    await expect(page).toHaveURL('/inicio');
  });
}

for (const body of [
  undefined,
  { error: 'Sessão inválida' },
  { error: '{"profile"' },
  { error: '"profile"' },
]) {
  test(`a 401 with ${JSON.stringify(body)} ends the session and leads back after sign-in`, async ({
    page,
    signIn,
    demo,
  }) => {
    await signIn('produtor');
    await demo.endsSession('listCommunities', { times: 1, body });
    await page.goto(`${COMMUNITIES}?busca=linha`);
    await expect(page).toHaveURL(/\/login-v2\?destino=/);
    await expect(page.getByRole('status')).toHaveText('Seu acesso não é mais válido. Entre novamente.');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await fillSignIn(page, 'produtor');
    await expect(page).toHaveURL(`${COMMUNITIES}?busca=linha`);
    await expect(page.getByRole('heading', { level: 1, name: 'Comunidades rurais' })).toBeVisible();
  });
}

test('a write after a new sign-in carries the fresh anti-forgery token', async ({ page, signIn, demo }) => {
  await signIn('produtor');
  const token = () => page.evaluate(() => localStorage.getItem('token_form'));
  const first = await token();
  await demo.endsSession('listCommunities', { times: 1 });
  await page.goto(COMMUNITIES);
  await fillSignIn(page, 'produtor');
  await expect(page).toHaveURL(COMMUNITIES);
  const second = await token();
  expect(second).not.toBe(first);
  // Choosing a language is a write: the look is kept on the server.
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.poll(() => demo.calls('/api/auth/user/update')).toHaveLength(1);
  const [kept] = await demo.calls('/api/auth/user/update');
  expect(kept?.headers['requestverificationtoken']).toBe(second);
  expect(kept?.body).toMatchObject({ preferences: { language: 'en-US' } });
});

test('a form keeps what was typed when its save is refused, never arrives or ends the session', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  await page.goto(COMMUNITIES);
  await page.getByRole('button', { name: 'Nova comunidade' }).click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('LINHA SAO PEDRO');
  await demo.endsSession('listCities', { times: 1 });
  await page.getByLabel(/^Estado/).click();
  await page.getByRole('option', { name: 'Paraná' }).click();
  await expect(page).toHaveURL(/\/login-v2\?destino=/);
  await fillSignIn(page, 'produtor');
  await expect(page).toHaveURL(`${COMMUNITIES}?registro=novo`);
  const form = page.getByRole('dialog', { name: 'Nova comunidade' });
  await expect(form.getByText(/^Rascunho de \d\d:\d\d recuperado/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Nome/ })).toHaveValue('LINHA SAO PEDRO');
  await expect(form.getByLabel(/^Estado/)).toHaveText('Paraná');
  await form.getByLabel(/^Município/).fill('toledo');
  await page.getByRole('option', { name: 'Toledo' }).click();

  // Refused what it sends, the form stays and says so; so it does when nothing arrives.
  const save = form.getByRole('button', { name: 'Salvar' });
  const stands = async (said: string) => {
    await save.click();
    await expect(form.getByRole('alert')).toHaveText(said);
    await expect(save).toBeEnabled();
    await expect(form.getByRole('textbox', { name: /^Nome/ })).toHaveValue('LINHA SAO PEDRO');
    await expect(form.getByLabel(/^Município/)).toHaveValue('Toledo');
    await expect(page).toHaveURL(`${COMMUNITIES}?registro=novo`);
  };
  await demo.forbids(
    'createCommunity',
    { error: JSON.stringify({ constantFilter: 'PROPERTY_CONFIGURATION' }) },
    { times: 1 },
  );
  await stands('Você não tem permissão para isto. O que você digitou continua aqui.');
  // A browser tries a broken connection again by itself.
  await demo.cutsOff('createCommunity');
  const offline =
    'Sem conexão com o servidor. O que você digitou continua aqui; tente de novo quando a conexão voltar.';
  await stands(offline);
  // What the form says, no toast says again.
  await expect(page.getByText(/^Sem conexão com o servidor/)).toHaveCount(1);
  await demo.recovers();
  await demo.answers('createCommunity', '{"id":', { times: 1 });
  await stands('Não foi possível confirmar que foi salvo. Confira antes de tentar de novo.');

  // Any other refusal ends the session. The form is there again after the sign-in, and is saved.
  await demo.endsSession('createCommunity', {
    times: 1,
    body: { error: JSON.stringify({ message: 'Sessão inválida' }) },
  });
  await save.click();
  await expect(page).toHaveURL(/\/login-v2\?destino=/);
  await expect(page.getByRole('status')).toHaveText('Seu acesso não é mais válido. Entre novamente.');
  await fillSignIn(page, 'produtor');
  await expect(form.getByText(/^Rascunho de \d\d:\d\d recuperado/)).toBeVisible();
  await expect(form.getByLabel(/^Município/)).toHaveValue('Toledo');
  await save.click();
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
  await expect(form).toBeHidden();
});
