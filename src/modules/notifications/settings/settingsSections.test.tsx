import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { openOverlay } from '../overlay.test.kit';
import { Component as SettingsDialog } from '../dialogs/SettingsDialog';

startDemo({ namespaces: ['notifications', 'forms', 'ui', 'common'] });
beforeEach(() => setLogSink(() => undefined));

const CREATE = '/NotificationSetting/Create';
const EDIT = '/NotificationSetting/Edit';
type Body = Record<string, Record<string, unknown>[]>;
const open = () => openOverlay('notificacoes-configuracao', SettingsDialog);
const dialog = () => within(screen.getByRole('dialog', { name: 'Configurar notificações' }));
const section = (name: RegExp) => dialog().getByRole('button', { name });
const on = (name: string | RegExp) => dialog().getByRole('switch', { name });
const saves = () => dialog().findByRole('button', { name: 'Salvar' });

describe('poultry', () => {
  it('an aviary that is off shows nothing to choose, and one is copied to all', async () => {
    const { user } = open();
    await saves();
    await user.click(section(/^Avicultura/));
    const aviary = (number: number) => within(dialog().getByRole('region', { name: `AVIARIO ${number}` }));
    expect(aviary(1).getAllByRole('checkbox')).toHaveLength(11);
    const active = aviary(1).getByRole('switch', { name: 'Receber notificações' });
    await user.click(active);
    expect(aviary(1).queryAllByRole('checkbox')).toHaveLength(0);
    expect(aviary(1).queryByRole('button', { name: 'Copiar para todos os aviários' })).toBeNull();
    await user.click(active);
    await user.click(aviary(1).getByRole('checkbox', { name: 'Falta de energia' }));
    await user.click(aviary(1).getByRole('button', { name: 'Copiar para todos os aviários' }));
    expect(await screen.findByText('Escolhas copiadas para todos os aviários.')).toBeInTheDocument();
    expect(section(/^Avicultura/)).toHaveTextContent('10 de 10 aviários');
    await user.click(await saves());
    expect(await screen.findByText('Registro salvo com sucesso.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('fechado')).toBeInTheDocument());
    const list = (callsTo(EDIT)[0]!.body as Body)['notificationSettingPoultryFarmings']!;
    expect(list.map((each) => each['aviaryId'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(list.map((each) => each['aviaryName'])).size).toBe(10);
    expect(list.every((each) => each['active'] === true && each['notifyPowerOutage'] === false)).toBe(true);
  });

  it('aviaries that failed join later, and keep what was chosen meanwhile', async () => {
    backend.breaks('listAviaries');
    const { user } = open();
    await saves();
    await user.click(section(/^Avicultura/));
    const before = dialog().getAllByRole('heading', { level: 4 }).length;
    expect(before).toBe(9);
    const first = () => within(dialog().getByRole('region', { name: 'AVIARIO 1' }));
    const gas = () => first().getByRole('checkbox', { name: 'Alertas de gás' });
    const former = (gas() as HTMLInputElement).checked;
    await user.click(gas());
    backend.recovers();
    await user.click(
      within(dialog().getAllByRole('alert')[0]!).getByRole('button', { name: 'Tentar novamente' }),
    );
    await waitFor(() => expect(dialog().getAllByRole('heading', { level: 4 })).toHaveLength(10));
    expect((gas() as HTMLInputElement).checked).toBe(!former);
    expect(dialog().queryAllByRole('alert')).toEqual([]);
  });

  it('of a customer that has none yet says so', async () => {
    backend.answers('listAviaries', []);
    backend.answers('readNotificationSettings', 'null');
    const { user } = open();
    await saves();
    await user.click(section(/^Avicultura/));
    expect(dialog().getByText('Nenhum aviário cadastrado')).toBeInTheDocument();
    expect(dialog().queryAllByRole('heading', { level: 4 })).toEqual([]);
  });

  it('a single aviary is copied nowhere', async () => {
    backend.answers('listAviaries', [{ id: 3, name: 'AVIARIO UNICO' }]);
    backend.answers('readNotificationSettings', 'null');
    const { user } = open();
    await saves();
    await user.click(section(/^Avicultura/));
    const only = within(dialog().getByRole('region', { name: 'AVIARIO UNICO' }));
    const active = only.getByRole('switch', { name: 'Receber notificações' });
    if (!(active as HTMLInputElement).checked) await user.click(active);
    expect(only.getAllByRole('checkbox')).toHaveLength(11);
    expect(only.queryByRole('button', { name: 'Copiar para todos os aviários' })).toBeNull();
  });
});

describe('money, fish and maintenance', () => {
  beforeEach(() => {
    backend.answers('listAviaries', []);
    backend.answers('readNotificationSettings', 'null');
  });

  it('the certificate’s days wait for its switch', async () => {
    const { user } = open();
    await saves();
    await user.click(section(/^Financeiro/));
    const days = () => dialog().getByRole('combobox', { name: /Quando avisar/ });
    const certificate = on('Vencimento do certificado digital');
    if (!(certificate as HTMLInputElement).checked) await user.click(certificate);
    expect(days()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(days());
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'No dia do vencimento',
      '1 dia antes do vencimento',
      '3 dias antes do vencimento',
      '7 dias antes do vencimento',
      '14 dias antes do vencimento',
    ]);
    await user.click(screen.getByRole('option', { name: '7 dias antes do vencimento' }));
    await user.click(certificate);
    expect(days()).toHaveAttribute('aria-disabled', 'true');
    expect(on('Contas a pagar e a receber')).toBeInTheDocument();
    expect(on('Romaneios de carga')).toBeInTheDocument();
  });

  it('ponds and maintenance are saved as chosen; a double click saves once', async () => {
    const { user } = open();
    await saves();
    await user.click(section(/^Piscicultura/));
    await user.click(await dialog().findByRole('combobox', { name: 'Viveiros' }));
    await user.click(await screen.findByRole('option', { name: 'VIVEIRO 2' }));
    await user.keyboard('{Escape}');
    await user.click(section(/^Manutenção/));
    const requested = on('Manutenções solicitadas');
    const former = (requested as HTMLInputElement).checked;
    await user.click(requested);
    await user.dblClick(await saves());
    await waitFor(() => expect(callsTo(CREATE)).toHaveLength(1));
    const body = callsTo(CREATE)[0]?.body as Body;
    expect(body['notificationSettingPiscicultures']).toMatchObject([
      { notificationSettingPiscicultureFishPonds: [{ fishPondId: 2 }] },
    ]);
    expect(body['notificationSettingMaintenanceAssets']).toMatchObject([
      { notifyRequestedMaintenance: !former },
    ]);
  });
});
