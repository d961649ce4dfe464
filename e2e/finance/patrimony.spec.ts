import { expect, expectNoSeriousAxe, test } from '../fixtures';

test.describe('the assets', () => {
  test('a tractor wears off month by month from its purchase', async ({ page, demo, signIn }) => {
    test.setTimeout(60_000);
    await signIn('produtor', { at: '/patrimonio' });
    await expect(page).toHaveURL('/patrimonio/imoveis');
    await page.goto('/patrimonio/maquinas?registro=novo');
    const form = page.getByRole('form', { name: 'Nova máquina' });
    await form.getByLabel(/^Nome/).fill('Trator de teste');
    await form.getByLabel(/^Tipo/).click();
    await page.getByRole('option', { name: 'Trator', exact: true }).click();
    await form.getByLabel(/^Data da compra/).fill('01/01/2026');
    await form.getByLabel(/^Valor de compra/).fill('300000');
    await form.getByLabel(/^Vida útil/).fill('120');
    await form.getByLabel(/^Valor residual/).fill('300000,01');
    await form.getByRole('button', { name: /^Salvar/ }).click();
    await expect(
      form.getByText('Valor residual não pode ser maior que Valor de compra').first(),
    ).toBeVisible();
    await form.getByLabel(/^Valor residual/).fill('60000');
    await expect(form.getByText(/2\.000,00 por mês, de 01\/2026 a 12\/2035/)).toBeVisible();
    await form.getByRole('button', { name: /^Salvar/ }).click();
    await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
    const [saved] = await demo.calls('/MachinePatrimony/Create');
    expect(saved?.body).toMatchObject({
      name: 'TRATOR DE TESTE',
      purchasePrice: 300_000,
      residualValue: 60_000,
      usefulLifeMonths: 120,
    });

    await page.goto('/patrimonio/maquinas');
    await page.getByText('TRATOR DE TESTE', { exact: true }).first().click();
    await page.getByRole('tab', { name: 'Depreciação' }).click();
    await expect(page.getByRole('grid', { name: 'Depreciação mês a mês' })).toBeVisible();
    await expect(page.getByText('298.000,00').first()).toBeVisible();
    await expectNoSeriousAxe(page);
  });

  test('no area below what the map links, no counter that goes back', async ({ page, signIn }) => {
    await signIn('produtor', { at: '/patrimonio/imoveis/1' });
    const estate = page.getByRole('form', { name: 'Imóvel' });
    await expect(estate.getByText(/^No mapa: .* ha vinculados/)).toBeVisible();
    await estate.getByLabel(/^Área total/).fill('1');
    await estate.getByRole('button', { name: /^Salvar/ }).click();
    await expect(estate.getByText(/A área não pode ser menor que os/).first()).toBeVisible();
    await estate.getByLabel(/^Área total/).fill('900');
    await estate.getByRole('button', { name: /^Salvar/ }).click();
    await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();

    await page.goto('/despesas-e-receitas-patrimonios?registro=5');
    const entry = page.getByRole('dialog', { name: 'Lançamento' });
    await entry.getByLabel(/^Horímetro/).fill('2200');
    await expect(entry.getByText(/^O contador não pode voltar/).first()).toBeVisible();
    await expectNoSeriousAxe(page);
    await entry.getByLabel(/^Horímetro/).fill('2320');
    await entry.getByRole('button', { name: /^Salvar/ }).click();
    await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible();
    await page.goto('/patrimonio/maquinas');
    await expect(page.getByText('2.320,0').first()).toBeVisible();
  });

  test('a photograph of a telephone is made smaller, kept with the machine, and seen large', async ({
    page,
    demo,
    signIn,
  }) => {
    test.setTimeout(60_000);
    await signIn('produtor', { at: '/patrimonio/maquinas/1002?aba=files' });
    const files = page.getByRole('region', { name: 'Fotos e arquivos' });
    await expect(files.getByText('Nenhuma foto nem arquivo')).toBeVisible();
    const picture = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1000, 800];
      const paint = canvas.getContext('2d');
      if (!paint) throw new Error('no canvas');
      const noise = paint.createImageData(canvas.width, canvas.height);
      // As good as chance: such a picture cannot be packed.
      let last = 1;
      for (let at = 0; at < noise.data.length; at += 1) {
        last = (last * 16_807) % 2_147_483_647;
        noise.data[at] = at % 4 === 3 ? 255 : last % 256;
      }
      paint.putImageData(noise, 0, 0);
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    });
    const buffer = Buffer.from(picture, 'base64');
    expect(buffer.length).toBeGreaterThan(1024 * 1024);
    await files
      .locator('input[type=file]')
      .setInputFiles({ name: 'trator.png', mimeType: 'image/png', buffer });
    const photo = files.getByRole('button', { name: 'Abrir trator.jpg' });
    // Decoding and packing such a picture without a graphics card takes a while.
    await expect(photo).toBeVisible({ timeout: 30_000 });
    const [sent] = await demo.calls('/Patrimony/Attach');
    expect(sent?.body).toMatchObject({ kind: 'MACHINE', id: 1002, contentType: 'image/jpeg' });
    await expectNoSeriousAxe(page);
    await photo.click();
    const viewer = page.getByRole('dialog', { name: 'trator.jpg' });
    await expect(viewer.getByRole('img').first()).toBeVisible();
    await page.reload();
    await expect(photo).toBeVisible();
  });
});
