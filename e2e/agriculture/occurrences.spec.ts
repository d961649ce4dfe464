import { expect, test } from '../fixtures';

const PATH = '/agricultura/ocorrencia';

test("an agronomist's day: planned, done on plots, stock falls, document cancelled, changed", async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Ocorrências agrícolas' })).toBeVisible();
  await page.getByRole('button', { name: 'Nova ocorrência' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pulverização' }).click();
  const form = page.getByRole('dialog', { name: 'Pulverização' });
  await form.getByLabel(/^Talhão/).click();
  await page.getByRole('option').first().click();
  await page.getByRole('option').nth(1).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await form
    .getByLabel(/^Produto/)
    .first()
    .fill('Glifosato');
  await form.getByLabel(/^Alvo/).fill('Buva');
  await form.getByLabel(/^Volume de calda/).fill('120');
  await form.getByLabel(/^Capacidade do tanque/).fill('2000');
  await form.getByLabel('Vento', { exact: true }).fill('14');
  await expect(form.getByText(/L de calda/)).toBeVisible();
  await expect(form.getByRole('alert').filter({ hasText: 'Vento acima de 10 km/h' })).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Ocorrência salva.')).toBeVisible();
  const [created] = await demo.calls('/AgricultureOccurrence/Create');
  expect(created?.body).toMatchObject({
    type: 'pulverizacao',
    plotIds: [expect.anything(), expect.anything()],
  });

  // Done in one step.
  const done = page.getByRole('button', { name: 'Marcar como realizada', disabled: false });
  await done.first().click();
  await expect(page.getByText('Pulverização: realizada.')).toBeVisible();
});

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/400/] });

  test('what the server does not take stays in the form, said at its field', async ({
    page,
    signIn,
    demo,
  }) => {
    await signIn('produtor');
    await page.goto(`${PATH}/nova?novo=diario-de-bordo`);
    const form = page.getByRole('dialog', { name: 'Diário de bordo' });
    await form.getByLabel(/^Talhão/).click();
    await page.getByRole('option').first().click();
    await form.getByLabel(/^Anotação/).fill('Choveu à noite');
    await demo.fault({
      method: 'POST',
      path: '/AgricultureOccurrence/Create',
      status: 400,
      times: 1,
      body: { errors: { PlotIds: ['Este talhão foi desativado.'] } },
    });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByLabel(/^Anotação/)).toHaveValue('Choveu à noite');
    await expect(
      form
        .getByText('Alterações não salvas')
        .or(form.getByText(/desativado/))
        .first(),
    ).toBeVisible();
  });
});

test('who has no such page is refused', async ({ page, signIn }) => {
  await signIn('contador');
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/401$/);
});
