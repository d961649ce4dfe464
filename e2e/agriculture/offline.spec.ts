import { expect, expectNoSeriousAxe, isKeptOffline, test } from '../fixtures';

const PATH = '/agricultura/ocorrencia';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CACHE_MISS|Failed to fetch/] });

test.describe('when the telephone has closed the page', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  test('it opens without a network, takes a note, and sends it once when asked @mobile', async ({
    page,
    signIn,
    demo,
  }) => {
    test.setTimeout(120_000);
    await signIn('produtor', { at: PATH });
    await expect(page.getByText('Realizada', { exact: true }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(isKeptOffline), { timeout: 30_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Ocorrências agrícolas' })).toBeVisible();
    await expect(page.getByText('Realizada', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Nova ocorrência' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Diário de bordo' }).click();
    const form = page.getByRole('dialog', { name: 'Diário de bordo' });
    await form.getByLabel(/^Talhão/).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Tab');
    await form.getByLabel(/^Anotação/).fill('Percevejo no terço médio');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form).toHaveCount(0);
    const strip = page.getByRole('region', { name: '1 ocorrência guardada neste aparelho' });
    await expect(strip).toBeVisible();
    await page.reload();
    await expect(strip).toBeVisible();
    await page.context().setOffline(false);
    await strip.getByRole('button', { name: 'Enviar agora' }).click();
    await expect(page.getByText('1 ocorrência enviada.')).toBeVisible();
    await expect(strip).toHaveCount(0);
    expect(await demo.calls('/AgricultureOccurrence/Create')).toHaveLength(1);
  });
});

test('two notes in the field without a network, sent once each when asked @mobile', async ({
  page,
  signIn,
  demo,
}) => {
  test.setTimeout(90_000);
  await signIn('produtor', { at: PATH });
  await expect(page.getByText('Realizada', { exact: true }).first()).toBeVisible();
  const open = async () => {
    await page.getByRole('button', { name: 'Nova ocorrência' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Diário de bordo' }).click();
    return page.getByRole('dialog', { name: 'Diário de bordo' });
  };
  const fill = async (text: string) => {
    const form = await open();
    await form.getByLabel(/^Talhão/).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Tab');
    await form.getByLabel(/^Anotação/).fill(text);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form).toHaveCount(0);
  };
  // What the form needs is loaded with the page.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await fill('Lagarta na bordadura');
  await fill('Ferrugem no baixeiro');
  const strip = page.getByRole('region', { name: '2 ocorrências guardadas neste aparelho' });
  await expect(strip).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(strip).toBeVisible();
  await expect(page.getByText('Aguarda envio').first()).toBeVisible();
  await expectNoSeriousAxe(page);
  // Nothing goes by itself.
  expect(await demo.calls('/AgricultureOccurrence/Create')).toEqual([]);
  await strip.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByText('2 ocorrências enviadas.')).toBeVisible();
  await expect(strip).toHaveCount(0);
  const sent = await demo.calls('/AgricultureOccurrence/Create');
  expect(sent.map(({ body }) => (body as { values: { text: string } }).values.text)).toEqual([
    'Lagarta na bordadura',
    'Ferrugem no baixeiro',
  ]);
  await expect(page.getByText('Aguarda envio')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/Lagarta na bordadura/)).toHaveCount(1);
  await expect(page.getByText(/Ferrugem no baixeiro/)).toHaveCount(1);
});
