import { expect, expectNoSeriousAxe, test } from '../fixtures';

test.use({ expectedErrors: [/400|500/] });

test('a collector is registered with its sensors, one takes the place of another, and disabled it sends nothing', async ({
  page,
  signIn,
  demo,
}) => {
  test.setTimeout(60_000);
  await signIn('instalador', { at: '/equipamentos/cadastro' });
  const row = (name: string | RegExp) => page.getByRole('row', { name });
  await expect(row(/COLETOR AVIARIO 10/)).toContainText('Em contingência');
  await expect(row(/BALANCA DO SILO/)).toContainText('Sem conexão');

  await page.getByRole('button', { name: 'Novo equipamento' }).click();
  const device = page.getByRole('dialog', { name: 'Novo equipamento' });
  await device.getByLabel(/^Nome/).fill('Coletor Aviário 7');
  await device.getByLabel(/^Tipo/).click();
  await page.getByRole('option', { name: 'Coletor de dados' }).click();
  await device.getByLabel(/^Número de série/).fill('AG99001');
  await device.getByLabel(/^Propriedade/).fill('agua doce');
  await page.getByRole('option', { name: 'FAZENDA AGUA DOCE' }).click();
  await device.getByLabel('Aviário').fill('aviario 7');
  await page.getByRole('option', { name: 'AVIARIO 7' }).click();
  await device.getByLabel(/^Intervalo/).fill('30');
  await device.getByLabel(/^Entrar em contingência/).fill('20');
  await device.getByRole('button', { name: 'Salvar' }).click();
  await expect(device.getByText(/não pode ser menor que o intervalo/).first()).toBeVisible();
  await device.getByLabel(/^Entrar em contingência/).fill('90');
  // A server that fails leaves what was typed where it is.
  await demo.breaks('createEquipment', { times: 1 });
  await device.getByRole('button', { name: 'Salvar' }).click();
  await expect(device.getByText('Alterações não salvas')).toHaveAttribute('data-failed', 'true');
  await expect(device.getByLabel(/^Número de série/)).toHaveValue('AG99001');
  await demo.forgetCalls();
  await device.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(device).toBeHidden();
  expect(await demo.calls('/Equipment/Create')).toHaveLength(1);
  await expect(row(/COLETOR AVIARIO 7/)).toContainText('Nunca transmitiu');

  await page.goto('/sensores/cadastro');
  await demo.forgetCalls();
  await page.getByRole('button', { name: 'Novo sensor' }).click();
  const sensor = page.getByRole('dialog', { name: 'Novo sensor' });
  await sensor.getByLabel(/^Nome/).fill('Umidade nova');
  await sensor.getByLabel(/^Grandeza/).click();
  await page.getByRole('option', { name: 'Umidade do ar (%)' }).click();
  await sensor.getByLabel(/^Equipamento/).fill('aviario 4');
  expect(await demo.calls('/Equipment/GetEquipmentsForSelect')).toHaveLength(1);
  await page.getByRole('option', { name: 'COLETOR AVIARIO 4' }).click();
  await expect(sensor.getByText('Canais em uso: 1, 2, 3')).toBeVisible();
  await sensor.getByLabel(/^Canal/).fill('2');
  await sensor.getByLabel('Alertar abaixo de').fill('80');
  await sensor.getByLabel('Alertar acima de').fill('40');
  await sensor.getByRole('button', { name: 'Salvar' }).click();
  await expect(sensor.getByText('O limite superior precisa ser maior que o inferior.').first()).toBeVisible();
  await sensor.getByLabel('Alertar acima de').fill('95');
  await sensor.getByRole('button', { name: 'Salvar' }).click();
  await expect(sensor.getByText('O canal 2 já é do sensor UMIDADE AVIARIO 4.').first()).toBeVisible();
  // In the other's place it takes the other's channel.
  await sensor.getByLabel('Substitui o sensor').fill('umidade');
  await page.getByRole('option', { name: 'UMIDADE AVIARIO 4' }).click();
  await expectNoSeriousAxe(page);
  await sensor.getByRole('button', { name: 'Salvar' }).click();
  await expect(sensor).toBeHidden();
  await page.getByLabel('Buscar', { exact: true }).fill('umidade');
  await expect(row(/UMIDADE NOVA/)).toContainText('Abaixo do limite');
  await expect(row(/UMIDADE AVIARIO 4/)).toContainText('Substituído');
  await page.getByText('UMIDADE AVIARIO 4').first().click();
  await expect(
    page.getByRole('dialog').getByText(/Este sensor foi substituído: fica como está/),
  ).toBeVisible();

  await page.goto('/equipamentos/cadastro');
  await row(/COLETOR AVIARIO 4/)
    .getByRole('button', { name: 'Desabilitar' })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Desabilitar COLETOR AVIARIO 4?' });
  await expect(question).toContainText('os 3 sensores ligados a ele deixam de enviar dados');
  await question.getByRole('button', { name: 'Desabilitar' }).click();
  await expect(row(/COLETOR AVIARIO 4/)).toContainText('Desabilitado');
  await page.goto('/sensores/cadastro?busca=umidade+nova');
  await expect(row(/UMIDADE NOVA/)).toContainText('Equipamento desabilitado');
});
