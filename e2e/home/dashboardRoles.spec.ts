import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { card } from './home';

const two = (value: number) => String(value).padStart(2, '0');

/** A day so many from today, as the server writes it. */
function serverDate(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T00:00:00`;
}

/** Has the trial end another day than the demo's. */
async function trialEnds(page: Page, days: number): Promise<void> {
  await page.route('**/User/GetLoggedUser', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      currentCustomer: { customer: { trialPeriodExpiration: string } } | null;
    };
    if (body.currentCustomer) body.currentCustomer.customer.trialPeriodExpiration = serverDate(days);
    await route.fulfill({ response, json: body });
  });
}

for (const [days, text] of [
  [5, 'Período de teste: restam 5 dias.'],
  [1, 'Período de teste: resta 1 dia.'],
  [0, 'Período de teste: hoje é o último dia. Restam 0 dias.'],
  [-1, 'Período de teste encerrado. A conta está na versão gratuita limitada.'],
] as const) {
  test(`a trial that ends in ${days} days says so`, async ({ page, signIn }) => {
    await trialEnds(page, days);
    await signIn('gratis');
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  });
}

test('the trial banner of the demo accounts, waved away for the day', async ({ page, signIn }) => {
  await signIn('gratis');
  await expect(page.getByText('Período de teste: restam 7 dias.')).toBeVisible();
  await page.getByRole('button', { name: 'Dispensar aviso' }).click();
  await expect(page.getByText(/Período de teste/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Período de teste/)).toHaveCount(0);
});

test('an expired trial and an account for NFP-e alone have texts of their own', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('expirado');
  await expect(page.getByText('Período de teste encerrado.')).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn('nfpe');
  await expect(page.getByText('Versão gratuita para NFP-e.')).toBeVisible();
  await expect(page.getByText(/Período de teste/)).toHaveCount(0);
});

test('who pays sees no trial banner', async ({ page, signIn }) => {
  await signIn('produtor');
  await expect(card(page, 'Atalhos')).toBeVisible();
  await expect(page.getByText(/Período de teste|Versão gratuita/)).toHaveCount(0);
});

test('a master has no menu and no shortcuts, and the rest of the home page', async ({
  page,
  signIn,
  demo,
}) => {
  await demo.forgetCalls();
  await signIn('master');
  for (const title of ['Dólar comercial', 'Blog', 'Versão do sistema', 'Academia eProdutor'])
    await expect(card(page, title)).toBeVisible();
  await expect(card(page, 'Dólar comercial').getByRole('group', { name: 'Compra' })).toBeVisible();
  await expect(card(page, 'Atalhos')).toHaveCount(0);
  expect(await demo.calls('/UserMenuShortcut/GetList')).toEqual([]);
});
