import { expect, expectNoSeriousAxe, test } from '../fixtures';

test('a season is planned by dragging a crop into it; what does not fit says why; it is taken back', async ({
  page,
  signIn,
  demo,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: '/rotacao-de-cultura' });
  const palette = page.getByRole('group', { name: 'Culturas para planejar' });
  const table = page.getByRole('region', { name: 'Rotação de culturas' });
  // Of a plot whose corn no oats follow yet.
  const row = table.getByRole('row').filter({ hasText: 'MILHO' }).filter({ hasNotText: 'AVEIA' }).first();
  const free = row.getByRole('button', { name: /Inverno 2\d{3}\/\d\d: nada planejado$/ }).first();
  // The row is no longer one without oats once they are planned: the cell goes by its place.
  const cell = table.locator(`[data-cell="${(await free.getAttribute('data-cell')) ?? ''}"]`);
  const target = await free.boundingBox();
  if (!target) throw new Error('no free cell');
  const drag = async (crop: string) => {
    await palette.getByRole('button', { name: crop }).hover();
    await page.mouse.down();
    await page.mouse.move(target.x + 20, target.y + 10, { steps: 8 });
  };

  // Corn stands there until July, and wheat comes in May: the reason is said, and nothing is saved.
  await drag('TRIGO');
  await expect(cell).toHaveAttribute('data-drop', 'refused');
  await page.mouse.up();
  await expect(page.getByText(/Divida o talhão ou marque consórcio/).last()).toBeVisible();
  expect(await demo.calls('/CropRotation/Create')).toHaveLength(0);

  await drag('AVEIA PRETA');
  await expect(cell).toHaveAttribute('data-drop', 'fits');
  await page.mouse.up();
  await expect(page.getByText(/AVEIA PRETA fica em .*Inverno/)).toBeVisible();
  await expect(cell).toHaveAccessibleName(/AVEIA PRETA .* planejada/);
  expect(await demo.calls('/CropRotation/Create')).toHaveLength(1);

  // Taken back where the message says so.
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(cell).toHaveAccessibleName(/nada planejado$/);
  await expectNoSeriousAxe(page);
});

test('results answer one set of filters as table, map and three harvests, @mobile', async ({
  page,
  signIn,
}) => {
  await signIn('produtor', { at: '/agricultura/dashboard-de-resultados?por=cultivar' });
  await expect(page.getByText(/^Custo contado: operações/)).toBeVisible();
  await page.getByRole('button', { name: 'Mapa' }).click();
  await expect(page.getByRole('list', { name: 'Legenda do mapa' })).toContainText('sc/ha');
  await page.getByRole('button', { name: 'Três safras' }).click();
  const beside = page.getByRole('group', { name: 'Três safras lado a lado' });
  await expect(beside.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Custo', exact: true }).click();
  await page.getByRole('option', { name: 'Documentos' }).click();
  await expect(page.getByText(/^Custo contado: documentos/)).toBeVisible();
  await expectNoSeriousAxe(page);
});

test('three harvests beside show a figure beside each name, @mobile', async ({ page, signIn }) => {
  await signIn('produtor', { at: '/agricultura/dashboard-de-resultados?visao=safras' });
  const row = page.getByRole('group', { name: 'Três safras lado a lado' }).getByRole('row').nth(1);
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('cell').first()).toBeInViewport({ ratio: 1 });
});

test.describe('a station', () => {
  // The demo has no service of sunrise and sunset.
  test.use({ expectedErrors: [/503/] });

  test('a year of readings is zoomed, and one is left out with its reason, @mobile', async ({
    page,
    signIn,
    demo,
  }) => {
    test.setTimeout(90_000);
    await signIn('produtor', {
      at: '/agricultura/estacoes-meteorologicas?estacao=1&visao=leituras&grandeza=HUMIDITY',
    });
    const picture = page.getByRole('img', { name: /^Umidade do ar, todas as leituras de/ });
    await expect(picture).toBeVisible();
    const whole = await picture.getAttribute('aria-label');
    await page.getByRole('button', { name: 'Aproximar' }).click();
    await expect(picture).not.toHaveAccessibleName(whole ?? '');
    await picture.click({ position: { x: 200, y: 120 } });
    await page.getByRole('button', { name: 'Desconsiderar esta leitura' }).click();
    const form = page.getByRole('dialog', { name: 'Desconsiderar leituras' });
    await form.getByLabel(/^Motivo/).fill('Sensor molhado');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Sensor molhado')).toBeVisible();
    expect((await demo.calls('/WeatherStation/LeaveOut'))[0]?.body).toMatchObject({ greatness: 'HUMIDITY' });
    // The service of sunrise and sunset is down: they are computed, which is said.
    await expect(page.getByText('calculado')).toHaveCount(2);
    await expectNoSeriousAxe(page);
  });
});

test.describe('a station that is removed', () => {
  test.use({ expectedErrors: [/500|503/] });

  test('asks the partner once with the token, also when it fails', async ({ page, signIn, demo }) => {
    await signIn('produtor', { at: '/agricultura/estacoes-meteorologicas' });
    await page.getByRole('button', { name: 'Conectar conta do parceiro' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Conta \(e-mail\)/).fill('sede@exemplo.com');
    await form.getByLabel(/^Token/).fill('segredo-123');
    await form.getByRole('button', { name: 'Conectar' }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: 'ESTACAO DA SEDE' });
    const remove = async () => {
      await row.getByRole('button', { name: /Mais ações/ }).click();
      await page.getByRole('menuitem', { name: /Remover/ }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Remover' }).click();
      // What stands behind a dialog counts as gone.
      await expect(question).toHaveCount(0);
    };
    await demo.breaks('deleteStation', { times: 1 });
    await remove();
    await expect.poll(async () => (await demo.calls('/WeatherStation/DeleteWithToken')).length).toBe(1);
    await expect(row).toBeVisible();
    // Repeated by the user alone, and then it is gone.
    await remove();
    await expect(row).toHaveCount(0);
    const requests = await demo.calls('/WeatherStation/DeleteWithToken');
    expect(requests.map(({ query }) => query['token'])).toEqual(['segredo-123', 'segredo-123']);
    // The token is in memory alone.
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((store) => Object.keys(store).map((key) => store.getItem(key) ?? ''))
        .join(),
    );
    expect(stored).not.toContain('segredo');
  });
});
