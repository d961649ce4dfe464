import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { openBell } from './bell';

// Each walks a whole passage.
test.describe.configure({ timeout: 120_000 });

test.use({ expectedErrors: [/Failed to load resource/] });

test('lists the browsers with the time since, and takes one out; what fails stays without a word', async ({
  page,
  signIn,
  demo,
}) => {
  await demo.breaks('listDevices', { times: 1 });
  await signIn('produtor');
  const panel = await openBell(page);
  await panel.getByRole('button', { name: 'Dispositivos conectados' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispositivos conectados' });
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog.getByRole('columnheader', { name: 'Dispositivo' })).toBeVisible();
  await expect(dialog.getByRole('columnheader', { name: 'Notificações ativas' })).toBeVisible();
  // Renewed three days ago, counted from midday; never renewed, made 41 days ago.
  await expect(dialog.getByRole('row', { name: /Chrome, Windows há [23] dias/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Chrome, Android há 1 mês/ })).toBeVisible();
  await expectNoSeriousAxe(page);

  await dialog.getByRole('button', { name: 'Desativar Chrome, Android' }).dblclick();
  await expect(dialog.getByRole('row', { name: /Chrome, Android/ })).toHaveCount(0);
  await expect(dialog.getByRole('row')).toHaveCount(3);
  const calls = await demo.calls('/Ncc/DeleteTokenById');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query['_id']).toMatch(/^dev-\d+$/);

  await demo.breaks('disconnectDevice', { body: { error: { message: 'Falhou aqui' } } });
  const button = page.getByRole('button', { name: 'Desativar Safari, iOS' });
  await button.click();
  await expect.poll(async () => (await demo.calls('/Ncc/DeleteTokenById')).length).toBe(2);
  await expect(button).toBeEnabled();
  await expect(page.getByText('Falhou aqui')).toHaveCount(0);

  await demo.answers('listDevices', []);
  await page.goto('/inicio?janela=notificacoes-dispositivos');
  await expect(page.getByRole('dialog').getByText('Sem dados')).toBeVisible();
});
