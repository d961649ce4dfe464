import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { openOverlay } from '../overlay.test.kit';
import { deviceToken } from '../push/deviceMemory';
import { Component as DevicesDialog } from './DevicesDialog';

startDemo({ namespaces: ['notifications', 'ui', 'common'] });
beforeEach(() => setLogSink(() => undefined));

const open = () => openOverlay('notificacoes-dispositivos', DevicesDialog);
const dialog = () => within(screen.getByRole('dialog', { name: 'Dispositivos conectados' }));
const HOURS = 3_600_000;
const device = (id: string, deviceDescription: string, hoursAgo: number) => ({
  _Id: id,
  token: `token-${id}`,
  deviceDescription,
  createdAt: new Date(Date.now() - hoursAgo * HOURS - 60_000).toISOString(),
  updatedAt: null,
});
const TWO = [device('dev-1', 'Chrome, Windows', 72), device('dev-2', '', 2)];
const rows = () =>
  dialog()
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('names each browser and since when, this one too', async () => {
  deviceToken.keep({ token: 'token-dev-1', userId: '1' });
  backend.answers('listDevices', TWO);
  const { user } = open();
  await dialog().findByRole('table');
  expect(
    dialog()
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Dispositivo', 'Notificações ativas', 'Ações']);
  expect(rows()).toEqual([
    'Chrome, WindowsEste dispositivohá 3 diasDesativar',
    'Dispositivo sem nomehá 2 horasDesativar',
  ]);
  expect(dialog().getAllByRole('row')[1]!.querySelector('time')).toHaveAttribute(
    'datetime',
    TWO[0]!.createdAt,
  );
  await user.click(dialog().getByRole('button', { name: 'Fechar' }));
  expect(screen.getByText('fechado')).toBeInTheDocument();
});

it('takes one out once the server has; until then it waits, and a failure leaves it', async () => {
  const { user } = open();
  const button = await dialog().findByRole('button', { name: 'Desativar Chrome, Android' });
  expect(rows()).toHaveLength(3);
  backend.breaks('disconnectDevice', { times: 1, delayMs: 100 });
  await user.click(button);
  expect(button).toBeDisabled();
  await waitFor(() => expect(button).toBeEnabled());
  expect(rows()).toHaveLength(3);
  await user.click(button);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(callsTo('/Ncc/DeleteTokenById')).toHaveLength(2);
  expect(callsTo('/Ncc/DeleteTokenById')[0]?.query['_id']).toMatch(/^dev-\d+$/);
  expect(screen.queryByText(/Chrome, Android/)).toBeNull();
});

it('forgets the registration of this browser with its line', async () => {
  deviceToken.keep({ token: 'token-dev-1', userId: '1' });
  backend.answers('listDevices', TWO);
  backend.answers('disconnectDevice', true);
  const { user } = open();
  await user.click(await dialog().findByRole('button', { name: 'Desativar Dispositivo sem nome' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(deviceToken.read()?.token).toBe('token-dev-1');
  await user.click(dialog().getByRole('button', { name: 'Desativar Chrome, Windows' }));
  await waitFor(() => expect(deviceToken.read()).toBeNull());
});

it('waits with a skeleton, and says that there is none', async () => {
  backend.answers('listDevices', [], { delayMs: 300 });
  open();
  expect(dialog().getByText('Carregando')).toBeInTheDocument();
  expect(screen.getByRole('dialog').querySelectorAll('[aria-hidden] > div > .MuiSkeleton-root')).toHaveLength(
    9,
  );
  expect(dialog().queryByText('Sem dados')).toBeNull();
  expect(await dialog().findByText('Sem dados')).toBeInTheDocument();
  expect(dialog().queryByRole('table')).toBeNull();
  expect(dialog().queryByText('Carregando')).toBeNull();
});

it('asks again for what failed', async () => {
  backend.breaks('listDevices', { times: 1 });
  const { user } = open();
  expect(await dialog().findByText('Código 500')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(dialog().queryByText('Código 500')).toBeNull();
});

it('keeps what it knows while it is loaded anew, and when that fails', async () => {
  const { user, router } = open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.click(dialog().getByRole('button', { name: 'Fechar' }));
  backend.breaks('listDevices');
  await act(() => router.navigate('/inicio?janela=notificacoes-dispositivos'));
  expect(rows()).toHaveLength(3);
  await waitFor(() => expect(callsTo('/Ncc/GetTokenFirebase')).toHaveLength(2));
  expect(rows()).toHaveLength(3);
  expect(dialog().queryByText('Código 500')).toBeNull();
});
