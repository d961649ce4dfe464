import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSeriousAxe, test } from '../fixtures';
import { leaveAccount } from '../home/home';
import { openBell } from './bell';

const EDIT = '/NotificationSetting/Edit';
const CREATE = '/NotificationSetting/Create';
test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ timeout: 120_000 });

type Body = Record<string, Record<string, unknown>[]>;

async function open(page: Page): Promise<Locator> {
  await page.goto('/inicio?janela=notificacoes-configuracao');
  const dialog = page.getByRole('dialog', { name: 'Configurar notificações' });
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeVisible();
  return dialog;
}
const section = (dialog: Locator, name: RegExp) => dialog.getByRole('button', { name, expanded: false });
const saved = (page: Page) => page.getByText('Registro salvo com sucesso.');

test('opens from the bell with the five sections, and saves what is changed in each', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  const panel = await openBell(page);
  await panel.getByRole('button', { name: 'Configurar notificações' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configurar notificações' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    /^Agricultura/,
    /^Avicultura/,
    /^Financeiro/,
    /^Piscicultura/,
    /^Manutenção de bens/,
  ]);
  const [read] = await demo.calls('/NotificationSetting/GetNotificationSettingsByUser');
  expect(read?.query).toEqual({ customerId: '1', userId: '1' });

  await dialog.getByRole('switch', { name: 'Previsão de chuva' }).check();
  await dialog.getByRole('radio', { name: 'Três dias antes' }).check();
  await dialog.getByRole('combobox', { name: /Intervalo entre alertas/ }).click();
  await expect(page.getByRole('option')).toHaveText(['30 min', '1 h', '3 h', '6 h']);
  await page.getByRole('option', { name: '6 h' }).click();
  await dialog.getByRole('textbox', { name: 'Temperatura, acima de' }).fill('31');

  await section(dialog, /^Avicultura/).click();
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveCount(10);
  const aviary = dialog.getByRole('region', { name: 'AVIARIO 1' });
  await aviary.getByRole('checkbox', { name: 'Alertas de silo' }).uncheck();

  await section(dialog, /^Financeiro/).click();
  await dialog.getByRole('combobox', { name: /Quando avisar/ }).click();
  await expect(page.getByRole('option')).toHaveText([
    'No dia do vencimento',
    '1 dia antes do vencimento',
    '3 dias antes do vencimento',
    '7 dias antes do vencimento',
    '14 dias antes do vencimento',
  ]);
  await page.getByRole('option', { name: '7 dias antes' }).click();

  await section(dialog, /^Piscicultura/).click();
  await dialog.getByRole('combobox', { name: 'Viveiros' }).click();
  await page.getByRole('option', { name: 'VIVEIRO 2' }).click();
  await page.keyboard.press('Escape');

  await section(dialog, /^Manutenção/).click();
  await dialog.getByRole('switch', { name: 'Manutenções solicitadas' }).uncheck();

  await expectNoSeriousAxe(page);

  // Leaving asks first.
  await page.keyboard.press('Escape');
  const discard = page.getByRole('alertdialog', { name: 'Descartar alterações?' });
  await discard.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(dialog.getByRole('switch', { name: 'Previsão de chuva' })).toBeChecked();

  // A failed save says nothing, keeps the dialog and what was chosen, and may be tried again.
  const save = dialog.getByRole('button', { name: 'Salvar' });
  await demo.breaks('changeNotificationSettings', { times: 1, body: { error: { message: 'Falhou aqui' } } });
  await save.click();
  await expect.poll(async () => (await demo.calls(EDIT)).length).toBe(1);
  await expect(save).toBeEnabled();
  await expect(dialog.getByText('Alterações não salvas')).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Previsão de chuva' })).toBeChecked();
  await expect(page.getByText('Falhou aqui')).toHaveCount(0);

  // What a server refuses by the profile, and what never reaches it, the dialog says itself.
  const profile = { error: JSON.stringify({ profile: 'customer_user' }) };
  await demo.forbids('changeNotificationSettings', profile, { times: 1 });
  await save.click();
  const said = dialog.getByRole('alert');
  await expect(said).toHaveText('Você não tem permissão para isto. O que você digitou continua aqui.');
  await demo.cutsOff('changeNotificationSettings');
  await save.click();
  await expect(said).toHaveText(/^Sem conexão com o servidor\. O que você digitou continua aqui/);
  await expect(dialog.getByRole('switch', { name: 'Previsão de chuva' })).toBeChecked();
  await demo.recovers();

  // An error of the server finds its field.
  await demo.refuses(
    'changeNotificationSettings',
    { errors: { 'NotificationSettingAgricultures[0].WindSpeedUpperLimit': ['Acima do permitido.'] } },
    { times: 1 },
  );
  await save.click();
  const wind = dialog.getByRole('textbox', { name: 'Velocidade do vento, acima de' });
  await expect(wind).toHaveAccessibleDescription('Acima do permitido.');
  await wind.fill('22');
  await demo.forgetCalls();
  await save.click();
  await expect(saved(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  const [call] = await demo.calls(EDIT);
  expect(call?.method).toBe('PUT');
  expect(call?.query).toEqual({ id: '1' });
  const body = call?.body as Body & { userLinkedToCustomerId: number };
  expect(body.userLinkedToCustomerId).toEqual(expect.any(Number));
  expect(body['notificationSettingAgricultures']).toMatchObject([
    {
      notifyRainForecast: true,
      notifySatteliteMap: true,
      notifyOneDayBefore: false,
      notifyThreeDaysBefore: true,
      timeInterval: 360,
      temperatureUpperLimit: 31,
      temperatureLowerLimit: 8,
    },
  ]);
  expect(body['notificationSettingPoultryFarmings']).toHaveLength(10);
  expect(body['notificationSettingPoultryFarmings']?.[0]).toMatchObject({ id: 1, notifyFeedReceipt: false });
  expect(body['notificationSettingFinancials']).toMatchObject([{ timeInterval: 7 }]);
  expect(body['notificationSettingPiscicultures']).toMatchObject([
    { notificationSettingPiscicultureFishPonds: [{ fishPondId: 1 }, { fishPondId: 2 }] },
  ]);
  expect(body['notificationSettingMaintenanceAssets']).toMatchObject([{ notifyRequestedMaintenance: false }]);

  // Read anew, it stands as it was saved.
  const again = await open(page);
  await expect(again.getByRole('switch', { name: 'Previsão de chuva' })).toBeChecked();
  await expect(again.getByRole('textbox', { name: 'Temperatura, acima de' })).toHaveValue('31');
});

test('creates where there is none, with the default limits; a double click sends once', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('dono');
  const dialog = await open(page);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([/^Agricultura/, /^Financeiro/]);
  const limit = (name: string) => dialog.getByRole('textbox', { name });
  await expect(limit('Temperatura, abaixo de')).toHaveValue('5');
  await expect(limit('Temperatura, acima de')).toHaveValue('35');
  await expect(limit('Umidade relativa, abaixo de')).toHaveValue('25');
  await expect(limit('Umidade relativa, acima de')).toHaveValue('99');
  for (const [name, value] of [
    ['Índice UV', '11'],
    ['Radiação solar', '30'],
    ['Evapotranspiração', '10'],
    ['Velocidade do vento', '25'],
    ['Chuva', '2'],
    ['Dias sem chuva', '15'],
  ] as const) {
    const exact = (end: string) => dialog.getByRole('textbox', { name: `${name}, ${end} de`, exact: true });
    await expect(exact('acima')).toHaveValue(value);
    await expect(exact('abaixo')).toHaveCount(0);
  }
  await dialog.getByRole('switch', { name: 'Alertas da estação meteorológica' }).check();
  const table = dialog.getByRole('table');
  await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(8);

  await demo.waits('createNotificationSettings', 800);
  await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await expect(saved(page)).toBeVisible();
  const calls = await demo.calls(CREATE);
  expect(calls).toHaveLength(1);
  expect(Object.keys(calls[0]?.body as object).sort()).toEqual([
    'notificationSettingAgricultures',
    'notificationSettingFinancials',
    'notificationSettingMaintenanceAssets',
    'notificationSettingPiscicultures',
    'notificationSettingPoultryFarmings',
    'userLinkedToCustomerId',
  ]);

  const again = await open(page);
  await again.getByRole('switch', { name: 'Ocorrências', exact: true }).check();
  await again.getByRole('button', { name: 'Salvar' }).click();
  await expect(again).toBeHidden();
  expect(await demo.calls(EDIT)).toHaveLength(1);
});

test('days wait for their switch, limits are integers in order, one aviary is copied to all', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('produtor');
  const dialog = await open(page);
  const planned = dialog.getByRole('switch', { name: 'Ocorrências planejadas' });
  const radios = dialog.getByRole('radio');
  await expect(radios.nth(1)).toBeChecked();
  await radios.nth(0).check();
  await expect(radios.nth(1)).not.toBeChecked();
  await planned.uncheck();
  for (const index of [0, 1, 2]) await expect(radios.nth(index)).toBeDisabled();
  await planned.check();
  await expect(radios.nth(0)).toBeEnabled();

  const wind = dialog.getByRole('textbox', { name: 'Velocidade do vento, acima de' });
  await wind.click();
  await wind.press('Delete');
  await wind.pressSequentially('12,5');
  await expect(wind).toHaveValue('12');
  const above = dialog.getByRole('textbox', { name: 'Temperatura, acima de' });
  const below = dialog.getByRole('textbox', { name: 'Temperatura, abaixo de' });
  await below.fill('40');
  await section(dialog, /^Financeiro/).click();
  const days = dialog.getByRole('combobox', { name: /Quando avisar/ });
  await dialog.getByRole('switch', { name: 'Vencimento do certificado digital' }).uncheck();
  await expect(days).toHaveAttribute('aria-disabled', 'true');

  // A lower limit above the upper one is refused beside it, in a section that opens by itself.
  await dialog.getByRole('button', { name: /^Agricultura/ }).click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(below).toBeVisible();
  await expect(below).toHaveAccessibleDescription('Temperatura: limite inferior deve ser no máximo 33.');
  await expect(below).toBeFocused();
  await expectNoSeriousAxe(page);
  expect(await demo.calls(EDIT)).toHaveLength(0);
  // A row goes back to its defaults alone.
  await dialog.getByRole('button', { name: 'Restaurar padrão: Temperatura' }).click();
  await expect(above).toHaveValue('35');
  await expect(below).toHaveValue('5');
  await expect(wind).toHaveValue('12');

  await section(dialog, /^Avicultura/).click();
  const first = dialog.getByRole('region', { name: 'AVIARIO 1' });
  await first.getByRole('checkbox', { name: 'Falta de energia' }).uncheck();
  await first.getByRole('button', { name: 'Copiar para todos os aviários' }).click();
  await expect(dialog.getByRole('button', { name: /Avicultura 10 de 10 aviários/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
  const body = (await demo.calls(EDIT))[0]?.body as Body;
  const list = body['notificationSettingPoultryFarmings'] ?? [];
  expect(
    list.map(({ aviaryId, active, notifyPowerOutage }) => [aviaryId, active, notifyPowerOutage]),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => [id, true, false]));
});

test('what cannot be read is asked for again; who has none of the menus, or no say, is told so @mobile', async ({
  page,
  signIn,
  demo,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Configurar notificações' });
  await demo.answers('readNotificationSettings', '{"id":', { times: 1 });
  await demo.breaks('listAviaries');
  await signIn('produtor', { at: '/inicio?janela=notificacoes-configuracao' });
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeVisible();
  // Aviaries that do not load keep what was chosen, and join when they come.
  await section(dialog, /^Avicultura/).click();
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveCount(9);
  const first = dialog.getByRole('region', { name: 'AVIARIO 1' });
  await first.getByRole('checkbox', { name: 'Alertas de gás' }).uncheck();
  await demo.recovers();
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveCount(10);
  await expect(first.getByRole('checkbox', { name: 'Alertas de gás' })).not.toBeChecked();
  await expect(first.getByRole('checkbox', { name: 'Alertas de silo' })).toBeChecked();
  const heads = dialog.getByRole('heading', { level: 3 }).getByRole('button');
  for (const index of [2, 3, 4]) await heads.nth(index).click();
  await expect(dialog.getByRole('switch', { name: 'Manutenções solicitadas' })).toBeVisible();
  await expectNoSeriousAxe(page);

  await leaveAccount(page);
  await signIn('expirado', { at: '/inicio?janela=notificacoes-configuracao' });
  await expect(dialog.getByText('Sem permissão para configurar notificações')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  // Somebody else's setting is for who administers the account.
  await leaveAccount(page);
  await signIn('usuario', { at: '/inicio?janela=notificacoes-configuracao&janela.linkId=1&janela.userId=1' });
  await expect(dialog.getByText('Sem acesso')).toBeVisible();
  expect(await demo.calls('/NotificationSetting/GetNotificationSettingsByUser')).toHaveLength(2);
});
