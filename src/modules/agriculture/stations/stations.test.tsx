import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { Component as Management } from '../pages/StationManagementPage';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { partnerToken } from './partnerToken';
import { StationsScreen } from './StationsScreen';

const drafts = startDemo({
  namespaces: ['common', 'ui', 'grid', 'forms', 'chart', 'mapView', 'agricultureStations'],
});

const routes = [
  { path: '/estacoes', element: <StationsScreen world="agriculture" /> },
  { path: '/gestao', element: <Management /> },
];
const open = (at = '/estacoes') => openSignedIn({ routes, at });

test('a station is removed only with the partner connected, by one call with the token', async () => {
  // What failed is logged without its address.
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = open();
  const row = () => screen.findByRole('row', { name: /ESTACAO DA SEDE/ });
  const remove = async () => {
    await user.click(within(await row()).getByRole('button', { name: /Mais ações/ }));
    return screen.findByRole('menuitem', { name: /Remover/ });
  };
  expect(await remove()).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');

  demo.world.field.weatherAccounts.insert({ customerId: 1, account: 'sede@exemplo.com' });
  act(() => partnerToken.keep('segredo-123'));
  backend.breaks('deleteStation', { times: 1 });
  await user.click(await remove());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(callsTo('/WeatherStation/DeleteWithToken')).toHaveLength(1));
  expect(callsTo('/WeatherStation/DeleteWithToken')[0]?.query).toMatchObject({ token: 'segredo-123' });
  expect(JSON.stringify(warned.mock.calls)).not.toContain('segredo-123');
  // It failed: nothing asks again by itself.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(callsTo('/WeatherStation/DeleteWithToken')).toHaveLength(1);
  expect(await screen.findByRole('row', { name: /ESTACAO DA SEDE/ })).toBeInTheDocument();
});

test('an account that could not be read is not offered to be connected again', async () => {
  demo.world.field.weatherAccounts.insert({ customerId: 1, account: 'sede@exemplo.com' });
  backend.breaks('readStationAccount', { times: 1 });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Conta não carregada: tentar de novo' }));
  expect(await screen.findByRole('button', { name: 'Conta: sede@exemplo.com' })).toBeVisible();
});

test('an account that is connected is named on the page', async () => {
  demo.world.field.weatherAccounts.insert({ customerId: 1, account: 'sede@exemplo.com' });
  open();
  expect(await screen.findByRole('button', { name: 'Conta: sede@exemplo.com' })).toBeInTheDocument();
});

test('the account that was typed comes back when its form is opened again, its token does not', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Conectar conta do parceiro' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Conta/ }), 'sede@exemplo.com');
  await user.type(dialog.getByLabelText(/^Token/), 'segredo-123');
  await waitFor(() =>
    expect([...drafts.values()]).toMatchObject([{ values: { account: 'sede@exemplo.com' } }]),
  );
  expect(JSON.stringify([...drafts.values()])).not.toContain('segredo');
});

test('that an account was not disconnected is taken back once it is', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  demo.world.field.weatherAccounts.insert({ customerId: 1, account: 'sede@exemplo.com' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Conta: sede@exemplo.com' }));
  const disconnect = async () => {
    // A question that is closing has a button of the same name.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Desvincular conta' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: /^Desvincular/ }));
  };
  backend.breaks('disconnectStationAccount', { times: 1 });
  await disconnect();
  expect(await screen.findByText('Erro ao desvincular a conta.')).toBeVisible();
  await disconnect();
  expect(await screen.findByText('Conta desvinculada.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Erro ao desvincular a conta.')).toBeNull());
  warned.mockRestore();
}, 40_000);

test('of a silent station nothing is how it is now, and what rained since is not known', async () => {
  open();
  const row = await screen.findByRole('row', { name: /ESTACAO DA SEDE/ });
  expect(row).toHaveTextContent('Sem sinal');
  expect(
    within(row)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent),
  ).toContain('–');
  const silent = demo.world.weatherStations.find(({ name }) => name === 'ESTACAO DA SEDE');
  open(`/estacoes?estacao=${silent?.id ?? 0}`);
  expect(await screen.findByText(/^Sem leitura desde /)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Agora' })).toBeNull();
  expect(screen.getByText('não se sabe desde a última leitura')).toBeInTheDocument();
});

test('a station shows its readings, and the sun computed when the service is down', async () => {
  open('/estacoes?estacao=1&visao=mes');
  expect(await screen.findByRole('heading', { level: 1, name: /ESTACAO TOLEDO/ })).toBeInTheDocument();
  expect(await screen.findAllByText('calculado')).toHaveLength(2);
  expect(await screen.findByRole('heading', { name: /^Temperatura, / })).toBeInTheDocument();
  expect(await screen.findByText(/^calmaria/)).toBeInTheDocument();
});

test('what fails of a station says so and leaves the rest', async () => {
  backend.breaks('readStationReport');
  open('/estacoes?estacao=1');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Tentar novamente' }).length).toBeGreaterThan(1),
  );
  expect(screen.getByRole('heading', { name: 'Agora' })).toBeInTheDocument();
});

test('the management says which stations are silent', async () => {
  open('/gestao');
  await screen.findByRole('row', { name: /ESTACAO DA SEDE/ });
  expect(await screen.findByText(/^Sem sinal · .*°C/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /PLUVIOMETRO/ })).toHaveTextContent(
    /Leitura manual, a última em \d\d\/\d\d\/\d{4} · chuva \d+,\d\d mm/,
  );
  // A gauge has no signal.
  expect(screen.getByRole('row', { name: /PLUVIOMETRO/ })).not.toHaveTextContent('Sem sinal');
});

test('a suspect reading is left out with a reason, and counts again when asked', async () => {
  const { user } = open('/estacoes?estacao=1&visao=leituras&grandeza=HUMIDITY');
  const heading = /^Umidade do ar, todas as leituras de \d{4}$/;
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  const before = await screen.findByText(/^[\d.]+ leituras\./);
  const counted = before.textContent;
  await user.click(screen.getByRole('button', { name: 'Próxima leitura' }));
  expect(await screen.findByText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desconsiderar esta leitura' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Desconsiderar leituras' }));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  // Without a reason nothing is left out.
  expect(callsTo('/WeatherStation/LeaveOut')).toEqual([]);
  await user.type(await dialog.findByLabelText(/^Motivo/), 'Sensor molhado na limpeza');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  const [sent] = await waitFor(() => {
    const calls = callsTo('/WeatherStation/LeaveOut');
    expect(calls).toHaveLength(1);
    return calls;
  });
  expect(sent?.body).toMatchObject({ greatness: 'HUMIDITY', reason: 'Sensor molhado na limpeza' });
  expect(await screen.findByText('Sensor molhado na limpeza')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(counted ?? '')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Voltar a considerar: Umidade do ar/ }));
  expect(await screen.findByText('Nenhuma leitura foi desconsiderada.')).toBeInTheDocument();
  expect(await screen.findByText(counted ?? '')).toBeInTheDocument();
}, 40_000);

test('a reading that is left out is asked anew by every part that shows it, the wind rose too', async () => {
  const { user } = open('/estacoes?estacao=1&visao=leituras&grandeza=WIND_SPEED');
  const roses = () =>
    callsTo('/WeatherStation/GetReport').filter(({ query }) => query['greatness'] === 'WIND_DIRECTION');
  await screen.findByText(/^calmaria/);
  const before = roses().length;
  await user.click(await screen.findByRole('button', { name: 'Próxima leitura' }));
  await user.click(await screen.findByRole('button', { name: 'Desconsiderar esta leitura' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Desconsiderar leituras' }));
  await user.type(await dialog.findByLabelText(/^Motivo/), 'Galho no anemômetro');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Galho no anemômetro')).toBeInTheDocument();
  await waitFor(() => expect(roses().length).toBeGreaterThan(before));
}, 40_000);

test('a station is shared with the users of the account', async () => {
  const { user } = open();
  const row = await screen.findByRole('row', { name: /ESTACAO TOLEDO/ });
  await user.click(within(row).getByRole('button', { name: /^Compartilhar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Compartilhar/ }));
  await user.click(dialog.getByRole('combobox'));
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(callsTo('/WeatherStation/Share')).toHaveLength(1));
  expect(callsTo('/WeatherStation/Share')[0]?.body).toMatchObject({ userIds: [expect.any(Number)] });
});

test('what a gauge read is corrected and deleted by the day', async () => {
  const gauge = demo.world.weatherStations.filter(({ source }) => source === 'MANUAL')[0];
  const { user } = open(`/estacoes?estacao=${gauge?.id}`);
  const card = within(await screen.findByRole('region', { name: /^Leituras de / }));
  const [first] = await card.findAllByRole('button', { name: /^Corrigir a leitura de / });
  await user.click(first ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(await dialog.findByRole('textbox', { name: /^Chuva/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Chuva/ }), '43,21');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await card.findByText('43,21 mm')).toBeInTheDocument();
  const [remove] = card.getAllByRole('button', { name: /^Excluir a leitura de / });
  await user.click(remove ?? document.body);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Excluir leitura' }));
  await waitFor(() => expect(card.queryByText('43,21 mm')).toBeNull());
  expect(callsTo('/WeatherStation/DeleteManualReading')).toHaveLength(1);
}, 20_000);
