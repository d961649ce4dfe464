import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { AccountDialog } from '../dialogs/AccountDialog';
import { ManualReadingDialog } from '../dialogs/ManualReadingDialog';
import { ShareDialog } from '../dialogs/ShareDialog';
import type { Station } from '../stationTypes';
import type { StationPeriod } from '../useStationPeriod';
import { LeaveOutDialog } from './LeaveOutDialog';
import { LeftOutCard } from './LeftOutCard';
import { ManualReadingsCard } from './ManualReadingsCard';
import { ReadingsCard } from './ReadingsCard';

startDemo({ namespaces: ['common', 'ui', 'grid', 'forms', 'agricultureStations'] });

const REPORT = 'readStationReport';
const LEFT_OUT = 'listLeftOutReadings';
const STATION = {
  id: 1,
  name: 'SEDE',
  magnitudes: ['TEMPERATURE', 'RAIN'],
  sharedWith: [{ id: 900, name: 'ANA' }],
} as unknown as Station;
const PERIOD = { view: 'leituras', from: '2026-01-01', to: '2026-12-31' } as unknown as StationPeriod;
const show = (element: ReactNode) => openSignedIn({ routes: [{ path: '*', element }], at: '/x' });
const point = (at: string, value: number | null) => ({ at, value, min: null, max: null, share: null });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  // A refusal is reported.
  setLogSink(() => undefined);
  backend.answers(LEFT_OUT, []);
});

describe('all readings of a year', () => {
  const open = (points: readonly object[], magnitude: 'TEMPERATURE' | 'RAIN' = 'TEMPERATURE') => {
    backend.answers(REPORT, { points });
    return show(<ReadingsCard station={STATION} period={PERIOD} magnitude={magnitude} />);
  };
  const POINTS = [
    point('2026-07-01T12:00:00Z', 20),
    point('2026-07-01T12:15:00Z', null),
    point('2026-07-02T15:00:00Z', 90),
    point('2026-07-03T12:00:00Z', 22),
  ];
  const chosen = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .find((text) => /:/.test(text)) ?? '';

  it('are counted, those that cannot be apart, and read one by one', async () => {
    const { user } = open(POINTS);
    expect(await screen.findByText('2 leituras. 1 leitura duvidosa ficou de fora.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Temperatura, todas as leituras de 2026' })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/, de 01\/01\/2026 00:00 a 01\/01\/2027 00:00$/);
    expect(screen.queryByRole('button', { name: 'Desconsiderar esta leitura' })).toBeNull();
    await user.click(button('Próxima leitura'));
    expect(chosen()).toBe('03/07/2026 09:00: 22,00 °C');
    await user.click(button('Leitura anterior'));
    expect(chosen()).toBe('01/07/2026 09:00: 20,00 °C');
    await user.click(button('Desconsiderar esta leitura'));
    const dialog = within(screen.getByRole('dialog', { name: 'Desconsiderar leituras' }));
    expect(dialog.getAllByDisplayValue('01/07/2026 09:00')).toHaveLength(2);
  });

  it('are left out without a reading that is chosen: their moments are entered', async () => {
    const { user } = open(POINTS);
    await screen.findByText(/^2 leituras\./);
    await user.click(screen.getAllByRole('button', { name: 'Desconsiderar leituras' })[0] ?? document.body);
    expect(within(screen.getByRole('dialog')).getByLabelText(/^Primeira leitura/)).toHaveValue('');
  });

  it('come nearer, follow the one that is read, and are whole again', async () => {
    const { user } = open(POINTS);
    await screen.findByText(/^2 leituras\./);
    for (let at = 0; at < 9; at += 1) await user.click(button('Aproximar'));
    const near = screen.getByRole('img').getAttribute('aria-label');
    expect(near).not.toMatch(/01\/01\/2026 00:00/);
    await user.click(button('Próxima leitura'));
    expect(chosen()).toBe('03/07/2026 09:00: 22,00 °C');
    expect(screen.getByRole('img').getAttribute('aria-label')).not.toBe(near);
    await user.click(button('Ano inteiro'));
    expect(screen.getByRole('img')).toHaveAccessibleName(/, de 01\/01\/2026 00:00 a 01\/01\/2027 00:00$/);
  });

  it('are none where none was read', async () => {
    open([point('2026-07-01T12:00:00Z', null)], 'RAIN');
    expect(await screen.findByText('Sem leituras neste período')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('0 leituras.')).toBeVisible();
  });

  it('that cannot be read are requested again', async () => {
    backend.answers(REPORT, { points: [] });
    backend.breaks(REPORT, { times: 1 });
    const { user } = show(<ReadingsCard station={STATION} period={PERIOD} magnitude="RAIN" />);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Sem leituras neste período')).toBeVisible();
  });
});

describe('what was left out', () => {
  const row = (id: number, from: string, to: string) => ({
    id,
    greatness: 'RAIN',
    from,
    to,
    reason: 'Folhas',
    userName: 'ANA',
  });

  it('is named with its moments, its reason and who did it', async () => {
    const onNew = vi.fn();
    backend.answers(LEFT_OUT, [
      row(1, '2026-05-01T12:00:00Z', '2026-05-01T12:00:00Z'),
      row(2, '2026-05-02T12:00:00Z', '2026-05-02T13:00:00Z'),
    ]);
    const { user } = show(<LeftOutCard station={STATION} onNew={onNew} />);
    await screen.findAllByRole('listitem');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chuva02/05/2026 09:00 a 02/05/2026 10:00FolhasANA',
      'Chuva01/05/2026 09:00FolhasANA',
    ]);
    expect(screen.queryByText('Nenhuma leitura foi desconsiderada.')).toBeNull();
    await user.click(button('Desconsiderar leituras'));
    expect(onNew).toHaveBeenCalledOnce();
  });

  it('is nothing, or could not be read', async () => {
    backend.breaks(LEFT_OUT, { times: 1 });
    const { user } = show(<LeftOutCard station={STATION} onNew={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nenhuma leitura foi desconsiderada.')).toBeVisible();
  });

  it('begins with the moment that was chosen, and is sent in full', async () => {
    const onClose = vi.fn();
    const at = Date.parse('2026-05-01T12:00:00Z');
    const { user } = show(<LeaveOutDialog station={STATION} magnitude="RAIN" at={at} onClose={onClose} />);
    await user.type(screen.getByLabelText(/^Motivo/), 'Folhas');
    await user.click(button('Salvar'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(callsTo('/WeatherStation/LeaveOut')[0]?.body).toEqual({
      id: 1,
      greatness: 'RAIN',
      from: '2026-05-01T12:00:00.000Z',
      to: '2026-05-01T12:00:00.000Z',
      reason: 'Folhas',
    });
  });
});

describe('a gauge read by hand', () => {
  const open = (points: readonly object[]) => {
    backend.answers(REPORT, { points });
    return show(<ManualReadingsCard station={STATION} day="2026-05-20" />);
  };
  const POINTS = [
    point('2026-05-03T03:00:00Z', 12),
    point('2026-05-04T03:00:00Z', null),
    point('2026-05-05T03:00:00Z', 0),
  ];

  it('has the days of the month that were written down, the newest first', async () => {
    const { user } = open(POINTS);
    await screen.findAllByRole('listitem');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '05/05/20260,00 mm',
      '03/05/202612,00 mm',
    ]);
    expect(callsTo('/WeatherStation/GetReport')[0]?.query).toMatchObject({
      from: '2026-05-01',
      to: '2026-05-31',
      step: 'DAY',
    });
    await user.click(button('Corrigir a leitura de 03/05/2026'));
    const dialog = within(screen.getByRole('dialog', { name: 'Chuva de 03/05/2026 em SEDE' }));
    expect(dialog.getByRole('textbox', { name: /^Chuva/ })).toHaveValue('12,00');
    expect(dialog.queryByLabelText(/^Dia/)).toBeNull();
  });

  it('with none says so; a new one asks for its day', async () => {
    const { user } = open([]);
    expect(await screen.findByText('Nenhuma leitura neste mês.')).toBeVisible();
    await user.click(button('Registrar chuva'));
    const dialog = within(screen.getByRole('dialog', { name: 'Chuva em SEDE' }));
    expect(dialog.getByLabelText(/^Dia/)).not.toHaveValue('');
    expect(dialog.getByRole('textbox', { name: /^Chuva/ })).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be read is requested again', async () => {
    backend.answers(REPORT, { points: [] });
    backend.breaks(REPORT, { times: 1 });
    const { user } = show(<ManualReadingsCard station={STATION} day="2026-05-20" />);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nenhuma leitura neste mês.')).toBeVisible();
  });

  it('loses a day only when that is confirmed; one that is refused stays', async () => {
    const { user } = open(POINTS);
    const remove = async (answer: string) => {
      await user.click(await screen.findByRole('button', { name: 'Excluir a leitura de 03/05/2026' }));
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent('12,00 mm em SEDE deixam de contar');
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    };
    await remove('Cancelar');
    expect(callsTo('/WeatherStation/DeleteManualReading')).toEqual([]);
    backend.refuses('deleteManualReading', { error: { message: 'Mês fechado.' } });
    const before = callsTo('/WeatherStation/GetReport').length;
    await remove('Excluir leitura');
    expect(await screen.findByText(/Mês fechado\./)).toBeVisible();
    expect(screen.queryByText('Leitura de 03/05/2026 excluída.')).toBeNull();
    await waitFor(() => expect(callsTo('/WeatherStation/GetReport').length).toBeGreaterThan(before));
  });

  it('is written down by its day', async () => {
    const onClose = vi.fn();
    backend.answers('saveManualReading', null);
    const { user } = show(
      <ManualReadingDialog station={STATION} reading={{ date: '2026-05-03', rain: 12 }} onClose={onClose} />,
    );
    await user.click(button('Salvar'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(callsTo('/WeatherStation/SaveManualReading')[0]?.body).toMatchObject({
      id: 1,
      date: '2026-05-03',
    });
  });
});

describe('the account of the partner', () => {
  it('that is connected is named, and can be disconnected', () => {
    show(<AccountDialog account="sede@exemplo.com" onClose={() => undefined} />);
    expect(screen.getByRole('textbox', { name: /^Conta/ })).toHaveValue('sede@exemplo.com');
    expect(button('Desvincular conta')).toBeVisible();
  });

  it('that is none is only connected', () => {
    show(<AccountDialog account={null} onClose={() => undefined} />);
    expect(screen.getByText(/^Com a conta conectada/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Desvincular conta' })).toBeNull();
  });
});

it('a station is shared with those that it was shared with before, until others are chosen', async () => {
  const onClose = vi.fn();
  const { user } = show(<ShareDialog station={STATION} onClose={onClose} />);
  expect(screen.getByText('ANA')).toBeVisible();
  await user.click(button('Salvar'));
  await waitFor(() =>
    expect(callsTo('/WeatherStation/Share')[0]?.body).toMatchObject({ id: 1, userIds: [900] }),
  );
});
