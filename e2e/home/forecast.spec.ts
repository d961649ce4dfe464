import type { Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { leaveAccount } from './home';

const FAVOURITE = '/User/UpdateFavorityCity';

const card = (page: Page) => page.getByRole('region', { name: 'Previsão do tempo' });
const days = (page: Page) => card(page).getByRole('list', { name: 'Previsão por dia' });
const city = (page: Page) => card(page).getByRole('combobox', { name: 'Cidade' });
const star = (page: Page, name: string) => card(page).getByRole('button', { name: new RegExp(name) });

async function choose(page: Page, typed: string, name: string) {
  await city(page).fill(typed);
  await page.getByRole('option', { name }).click();
}

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test.use({ expectedErrors: [/status of 500|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED/] });

test('the favourite city opens first; another one becomes it only when the server has taken it', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  await expect(days(page).getByRole('button')).toHaveCount(7);
  await expect(city(page)).toHaveValue('Toledo - Paraná');
  await choose(page, 'marip', 'Maripá - Paraná');
  await expect(star(page, 'Maripá')).toHaveAttribute('aria-pressed', 'false');
  await expect(days(page)).toBeVisible();

  await demo.breaks('chooseFavouriteCity', { times: 1, body: { error: { message: 'Serviço fora do ar' } } });
  await star(page, 'Maripá').click();
  await expect(page.getByText('Serviço fora do ar')).toHaveCount(1);
  await expect(card(page).getByText('A cidade favorita não foi alterada.')).toBeVisible();
  await expect(star(page, 'Maripá')).toHaveAttribute('aria-pressed', 'false');

  await star(page, 'Maripá').click();
  await expect(star(page, 'Maripá')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page).getByText('A cidade favorita não foi alterada.')).toBeHidden();
  expect(await demo.calls(FAVOURITE)).toHaveLength(2);
  await page.reload();
  await expect(city(page)).toHaveValue('Maripá - Paraná');

  // Without connection the city and its last forecast stand, also after a reload.
  await expect(days(page)).toBeVisible();
  await demo.cutsOff('readForecast');
  await demo.cutsOff('listCities');
  await page.reload();
  await expect(city(page)).toHaveValue('Maripá - Paraná');
  await expect(days(page).getByRole('button')).toHaveCount(7);
  await expect(card(page).getByText(/dados às/)).toBeVisible();
});

test('a day opens its hours, which the keyboard scrolls @mobile', async ({ page, signIn }) => {
  await signIn('produtor');
  await days(page).getByRole('button').nth(1).click();
  const hours = card(page).getByRole('group', { name: /^Previsão por hora/ });
  await expect(hours).toBeFocused();
  await expect(hours.getByRole('columnheader')).toHaveCount(25);
  await expect(
    hours
      .getByRole('row', { name: /^Direção/ })
      .getByRole('cell')
      .first(),
  ).toContainText('vento d');
  await expectNoSeriousAxe(page);
  const place = () => hours.evaluate((element) => element.scrollLeft);
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(before);
  // The page itself stays as wide as the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const today = card(page).getByRole('button', { name: 'Dia anterior' });
  await today.click();
  await expect(today).toHaveAttribute('aria-disabled', 'true');
  await expect(hours.locator('[aria-current=time]')).toBeInViewport();
  await card(page).getByRole('button', { name: 'Resumo' }).click();
  await expect(days(page)).toBeVisible();
  await expectNoSeriousAxe(page);

  // A customer without a favourite chooses a city; one without a forecast says so.
  await leaveAccount(page);
  await signIn('expirado');
  await expect(card(page).getByText('Escolha uma cidade')).toBeVisible();
  await choose(page, 'rorain', 'Rorainópolis - Roraima');
  await expect(card(page).getByText('Sem dados')).toBeVisible();
});
