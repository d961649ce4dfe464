import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { COMMUNITIES, openByPalette, REFUSED } from './session';

test.use({ signInByForm: true });

/** Signs in with a token of almost five minutes and leaves a half-typed form open. */
async function openForm(page: Page, signIn: (account: string) => Promise<void>) {
  await page.clock.install();
  await signIn('produtor');
  await page.goto(COMMUNITIES);
  await page.getByRole('button', { name: 'Nova comunidade' }).click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('LINHA SAO PEDRO');
}
const reentry = (page: Page) => page.getByRole('alertdialog', { name: 'Sua sessão expirou' });

test.beforeEach(({ demo }) => demo.tokensLive(295));

test('the last five minutes are counted down @mobile', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('produtor');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^\s*04:\d\d$/);
  await page.clock.fastForward(60_000);
  await expect(timer).toHaveText(/^\s*03:\d\d$/);
  await expectNoSeriousAxe(page);
});

test('at the end sign-in stands over the page, which keeps what was typed @mobile', async ({
  page,
  signIn,
  demo,
}) => {
  await openForm(page, signIn);
  await page.clock.fastForward(296_000);
  const dialog = reentry(page);
  await expect(dialog).toBeVisible();
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectNoSeriousAxe(page);

  await expect(dialog.getByLabel('E-mail')).toHaveValue('produtor@demo.com.br');
  await dialog.getByLabel('Senha', { exact: true }).fill('errada');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog.getByText('Login ou senha incorreto')).toBeVisible();
  await demo.tokensLive(3600);
  await dialog.getByLabel('Senha', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${COMMUNITIES}?registro=novo`);
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('LINHA SAO PEDRO');
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toBeFocused();
  await expect(page.locator('#root')).not.toHaveAttribute('inert', '');
});

test('signing in early needs no waiting and may be left', async ({ page, signIn, demo }) => {
  await page.clock.install();
  await signIn('produtor');
  await page.getByRole('button', { name: 'Continuar na sessão' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Entrar de novo' });
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Continuar na sessão' }).click();
  await demo.tokensLive(3600);
  await dialog.getByLabel('Senha', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('another user starts afresh', async ({ page, signIn, demo }) => {
  await openForm(page, signIn);
  await page.clock.fastForward(296_000);
  await demo.tokensLive(3600);
  const dialog = reentry(page);
  await dialog.getByLabel('E-mail').fill('usuario@demo.com.br');
  await dialog.getByLabel('Senha', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/inicio');
  await expect(page.getByText('LINHA SAO PEDRO')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /MARCOS VINICIUS DA ROSA/ })).toBeVisible();
});

test('leaving is possible', async ({ page, signIn }) => {
  await openForm(page, signIn);
  await page.clock.fastForward(296_000);
  await reentry(page).getByRole('button', { name: 'Sair' }).click();
  // What was typed and not saved is a draft: one question asks whether it stays.
  const drafts = page.getByRole('alertdialog', { name: '1 rascunho: manter neste computador?' });
  await drafts.getByRole('button', { name: 'Manter' }).click();
  await expect(page).toHaveURL('/login-v2');
});

test('a computer that slept through the end locks when it wakes', async ({ page, signIn }) => {
  await openForm(page, signIn);
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(reentry(page)).toBeVisible();
});

test('the same user’s sign-in in another tab continues this one', async ({ page, context, signIn, demo }) => {
  await openForm(page, signIn);
  await page.clock.fastForward(296_000);
  await expect(reentry(page)).toBeVisible();
  await demo.tokensLive(3600);
  const other = await context.newPage();
  await other.goto('/login-v2');
  await other.getByLabel('E-mail').fill('produtor@demo.com.br');
  await other.getByLabel('Senha', { exact: true }).fill('demo1234');
  await other.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(other).toHaveURL('/inicio');
  await expect(reentry(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('LINHA SAO PEDRO');
});

test.describe('refused meanwhile', () => {
  test.use({ expectedErrors: REFUSED });

  test('calls do not sign out', async ({ page, signIn, demo }) => {
    await page.clock.install();
    await signIn('produtor');
    await demo.endsSession('listCommunities', { times: 1, delayMs: 1500 });
    const requests = page.waitForRequest(/Community\/GetGridData/i);
    const answered = page.waitForResponse(/Community\/GetGridData/i);
    await openByPalette(page, 'Comunidades rurais');
    await requests;
    await page.clock.fastForward(296_000);
    await expect(reentry(page)).toBeVisible();
    expect((await answered).status()).toBe(401);
    await expect(reentry(page)).toBeVisible();
    await expect(page).toHaveURL(COMMUNITIES);

    // Refused requests are sent again after the sign-in.
    await demo.tokensLive(3600);
    await reentry(page).getByLabel('Senha', { exact: true }).fill('demo1234');
    await reentry(page).getByRole('button', { name: 'Entrar' }).click();
    await expect(reentry(page)).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});
