import { expectEnglish } from '../english';
import { expect, expectNoSeriousAxe, test } from '../fixtures';

const PATH = '/agricultura/ocorrencia';
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10);

test('a planned spraying is dragged to another day of the week', async ({ page, signIn, demo }) => {
  await signIn('produtor');
  await page.goto(`${PATH}?visao=calendario&periodo=semana&semana=${day(3)}`);
  const card = page.getByRole('listitem').filter({ hasText: 'Planejada' }).first();
  await expect(card).toBeVisible();
  // Sunday and Saturday are days of the week that is shown; the plan lies on one of them at most.
  const days = page.getByRole('region', { name: /ocorrência/ });
  const target =
    (await days.last().filter({ hasText: 'Planejada' }).count()) > 0 ? days.first() : days.last();
  await card.dragTo(target, { sourcePosition: { x: 60, y: 12 }, targetPosition: { x: 40, y: 60 } });
  await expect(page.getByText(/Pulverização: movida para/)).toBeVisible();
  const [edited] = await demo.calls('/AgricultureOccurrence/Edit');
  expect(edited?.body).toMatchObject({ happenedAt: null, plannedAt: expect.any(String) });
});

test('plots are coloured by what was last done, and lead to their occurrences', async ({ page, signIn }) => {
  await signIn('produtor');
  await page.goto(`${PATH}?visao=mapa`);
  await expect(page.getByRole('list', { name: 'Legenda do mapa' })).toContainText('Pulverização');
  await expect(page.getByRole('application')).toBeVisible();
  await expectNoSeriousAxe(page);
});

test('the hours of a spraying, @mobile', async ({ page, signIn }) => {
  await signIn('produtor');
  await page.goto(`${PATH}/nova?novo=pulverizacao`);
  const form = page.getByRole('dialog', { name: 'Pulverização' });
  await form.getByLabel(/^Talhão/).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  const strip = form.getByRole('region', { name: 'Horas para pulverizar' }).first();
  await expect(strip.getByText(/^Convém|^Nenhuma hora/)).toBeVisible();
  await form.getByRole('button', { name: 'Dia seguinte' }).click();
  const hour = form.getByRole('button', { name: /^07:00 \(previsão\)/ });
  await hour.click();
  await expect(form.getByLabel('Temperatura')).not.toHaveValue('');
  await expectNoSeriousAxe(page);
});

test('the week ahead: the weather refuses an hour, and one press moves the work, @mobile', async ({
  page,
  signIn,
  demo,
}) => {
  // The work is planned for half past seven and takes four hours; the wind is calm from nine to one.
  await page.route(/GetSprayingHours/i, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Date.parse(`${query.get('from')}T03:00:00Z`);
    const count = (Date.parse(`${query.get('to')}T03:00:00Z`) - from) / 3_600_000 + 24;
    const hours = Array.from({ length: count }, (_, hour) => ({
      at: new Date(from + hour * 3_600_000).toISOString(),
      source: 'FORECAST',
      temperature: 24,
      humidity: 70,
      rain: 0,
      wind: hour % 24 >= 9 && hour % 24 < 13 ? 6 : 18,
    }));
    return route.fulfill({ json: { stationName: null, hours } });
  });
  await signIn('produtor');
  await page.goto(`${PATH}?visao=a-frente`);
  const list = page.getByRole('region', { name: 'Trabalho planejado da semana' });
  const refused = list.getByRole('listitem').filter({ hasText: /\(previsão\): vento/ });
  await expect(refused.first()).toBeVisible();
  await expectNoSeriousAxe(page);
  await refused
    .first()
    .getByRole('button', { name: /^Mover para .* 09:00$/ })
    .click();
  await expect(page.getByText(/Pulverização: movida para/)).toBeVisible();
  const [edited] = await demo.calls('/AgricultureOccurrence/Edit');
  expect(edited?.body).toMatchObject({
    happenedAt: null,
    plannedAt: expect.stringMatching(/T12:00:00/),
  });
});

test('the field book is downloaded as PDF', async ({ page, signIn }) => {
  await signIn('produtor');
  await page.goto(`${PATH}?caderno=1`);
  const dialog = page.getByRole('dialog', { name: 'Caderno de campo' });
  await dialog.getByLabel(/^Talhão/).click();
  await page.getByRole('option').first().click();
  await expect(dialog.getByText(/^\d+ ocorrências?\./)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^caderno-de-campo-.*\.pdf$/);
});

test.describe('in English', () => {
  // The demo has no service of sunrise and sunset.
  test.use({ expectedErrors: [/503/] });

  test('the pages of fields and woods', async ({ page, signIn }) => {
    test.setTimeout(120_000);
    await signIn('produtor', { at: '/ciclo' });
    await expectEnglish(page, [
      [PATH, 'Agricultural occurrences'],
      ['/silvicultura/ocorrencia?visao=a-frente', 'Forestry occurrences'],
      ['/rotacao-de-cultura', 'Crop rotation'],
      ['/analise-da-cultura', 'Cultivation analysis'],
      ['/agricultura/relacoes-climaticas', 'Climate relations'],
      ['/agricultura/estacoes-meteorologicas', 'Weather stations'],
      ['/dashboard-irrigacao', 'Irrigation dashboard'],
      ['/agricultura/dashboard-de-resultados', 'Results dashboard'],
    ]);
  });
});
