import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './AviaryPage';

const PATH = '/avicultura/dashboard-aviario';
const CALL = '/AviaryDashboard/GetByAviary';

startDemo({
  routes: {
    ...lotsRoutes,
    financePatrimony: {
      path: '/patrimonio/:id?/:registro?',
      title: '',
      namespaces: [],
      page: () => Promise.reject(new Error('another page')),
    },
  },
  namespaces: ['lotsAviary', 'chickenLots', 'chart', 'grid', 'forms', 'common', 'ui'],
});

const aviaryNamed = (name: string) => {
  const aviary = demo.world.aviaries.find((row) => row.customerId === 1 && row.name === name);
  if (!aviary) throw new Error(`no ${name}`);
  return aviary;
};
const open = (search = '') =>
  openSignedIn({ routes: [{ path: PATH, element: <Page /> }], at: `${PATH}${search}` });
const tile = async (name: string) => within(await screen.findByRole('group', { name }));

const NOW = '2026-11-20T15:00:00.000Z';
const sensor = (more: object) => ({
  sensorId: 1,
  name: 'TEMPERATURA',
  magnitude: 'TEMPERATURE',
  phase: null,
  enabled: true,
  contingencyMinutes: 60,
  intervalMinutes: 5,
  startAt: '2026-11-20T14:45:00.000Z',
  values: [28, 28, 31, 31],
  ...more,
});
const board = (sensors: object[], more: object = {}) => ({
  serverTime: NOW,
  aviaryId: aviaryNamed('AVIARIO 5').id,
  aviaryName: 'AVIARIO 5',
  lot: { id: 9, number: '412', housingDate: `${addDays(today(new Date(NOW)), -10)}T00:00:00`, alive: 20_000 },
  reference: { name: 'AMBIENCIA', days: [{ day: 10, temperatureMin: 26, temperatureMax: 30 }] },
  gas: { capacityCubicMetres: 10, kgPerCubicMetre: 5.7 },
  sensors,
  ...more,
});
const answered = (sensors: object[], more: object = {}) => {
  backend.answers('openAviary', board(sensors, more));
  open(`?aviario=${aviaryNamed('AVIARIO 5').id}`);
};

describe('now', () => {
  it('is held against the band of the lot’s day', async () => {
    answered([sensor({})]);
    const temperature = await tile('TEMPERATURA');
    expect(temperature.getByText('31,0')).toBeInTheDocument();
    expect(temperature.getByText('Acima')).toBeInTheDocument();
    expect(temperature.getByText('faixa do dia: 26,0 a 30,0 °C')).toBeInTheDocument();
    expect(screen.getByText(/dia 10 · 20\.000 aves/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lote 412' })).toHaveAttribute('href', '/avicultura/lote/9');
  });

  it('never shows the last value of a silent sensor as the present one, and 0 as 0', async () => {
    answered([
      sensor({ startAt: '2026-11-20T11:45:00.000Z' }),
      sensor({ sensorId: 2, name: 'UMIDADE', magnitude: 'HUMIDITY', values: [null, null] }),
      sensor({ sensorId: 3, name: 'VAZAO', magnitude: 'WATER_FLOW', values: [3, 0] }),
    ]);
    const silent = await tile('TEMPERATURA');
    expect(silent.getByText('Sem transmitir')).toBeInTheDocument();
    expect(silent.getByText('última leitura: 31,0 °C, há 3 horas')).toBeInTheDocument();
    expect(silent.getByText('–')).toBeInTheDocument();
    expect((await tile('UMIDADE')).getByText('nunca transmitiu')).toBeInTheDocument();
    expect((await tile('VAZAO')).getByText('0,0')).toBeInTheDocument();
  });

  it('tells no store, litres or dark hours by a sensor that is silent', async () => {
    const day = { intervalMinutes: 60, startAt: '2026-11-16T03:00:00.000Z' };
    const hours = (value: (at: number) => number | null) => Array.from({ length: 108 }, (_, at) => value(at));
    answered([
      sensor({
        ...day,
        name: 'SILO',
        magnitude: 'SILO_WEIGHT',
        values: hours((at) => (at < 90 ? 9_000 - at : null)),
      }),
      sensor({
        ...day,
        sensorId: 2,
        name: 'GAS',
        magnitude: 'GAS_LEVEL',
        values: hours((at) => (at < 90 ? 25 : null)),
      }),
      sensor({ ...day, sensorId: 3, magnitude: 'WATER_FLOW', values: hours((at) => (at < 90 ? 2 : null)) }),
      sensor({ ...day, sensorId: 4, magnitude: 'BRIGHTNESS', values: hours(() => 0) }),
    ]);
    // Its chart bears the same name.
    const [card] = await screen.findAllByRole('region', { name: 'SILO' });
    if (!card) throw new Error('no silo');
    const silo = within(card);
    expect(silo.getByText(/^sem transmitir; última leitura: 8\.911 kg/)).toBeInTheDocument();
    expect(silo.getByText('o sensor está sem transmitir')).toBeInTheDocument();
    const gas = within(screen.getByRole('region', { name: 'GAS' }));
    expect(gas.getByText(/última leitura: 25 %/)).toBeInTheDocument();
    const water = within(screen.getByRole('region', { name: 'Água' }));
    expect(water.getByText('sem leituras')).toBeInTheDocument();
    expect(water.getByText('2.160')).toBeInTheDocument();
    const dark = within(screen.getByRole('region', { name: 'Horas de escuro' }));
    expect(dark.getByText('12,0')).toBeInTheDocument();
  });

  it('computes power of three phases, and names an outage that lasts', async () => {
    const phase = (at: number, magnitude: string, value: number) =>
      sensor({ sensorId: at, name: `F${at}`, magnitude, phase: ((at - 1) % 3) + 1, values: [value, value] });
    answered([1, 2, 3].flatMap((at) => [phase(at, 'CURRENT', 10), phase(at + 3, 'VOLTAGE', 220)]));
    expect((await tile('Potência')).getByText('6.072')).toBeInTheDocument();
    expect((await tile('Quedas de energia')).getByText('nenhuma no período lido')).toBeInTheDocument();
  });

  it('a missing phase leaves the power unknown; all currents at 0 are an outage', async () => {
    answered([
      sensor({ sensorId: 1, name: 'F1', magnitude: 'CURRENT', phase: 1, values: [5, 0, 0] }),
      sensor({ sensorId: 2, name: 'V1', magnitude: 'VOLTAGE', phase: 1, values: [null] }),
    ]);
    expect((await tile('Potência')).getByText('falta a leitura de uma fase')).toBeInTheDocument();
    expect((await tile('Quedas de energia')).getByText(/^sem energia desde/)).toBeInTheDocument();
  });
});

describe('the demo’s aviary', () => {
  it('changes the conversion of its gas and asks anew', async () => {
    const { user } = open(`?aviario=${aviaryNamed('AVIARIO 5').id}`);
    await user.click(await screen.findByRole('button', { name: '5,70 kg/m³' }));
    const field = await screen.findByRole('textbox', { name: /Quilos por metro cúbico/ });
    await user.clear(field);
    await user.type(field, '0');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText(/maior que zero/i)).length).toBeGreaterThan(0);
    await user.clear(field);
    await user.type(field, '2,5');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('button', { name: '2,50 kg/m³' })).toBeInTheDocument();
    expect(callsTo('/AviaryDashboard/EditGasFactor').at(-1)?.body).toMatchObject({ kgPerCubicMetre: 2.5 });
  });

  it('chooses aviary and period by the address, and asks for a month where it is shown', async () => {
    const { user, router } = open(`?aviario=${aviaryNamed('AVIARIO 5').id}`);
    expect(await screen.findByRole('region', { name: /Agora/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '30 dias' }));
    await screen.findByRole('region', { name: /Tempo na faixa/ });
    expect(router.state.location.search).toContain('periodo=30');
    expect(callsTo(CALL).at(-1)?.query).toMatchObject({ days: '30' });
  });

  it('says that an aviary is gone, and offers to try again after a failure', async () => {
    const { router } = open('?aviario=999999');
    expect(await screen.findByText('Aviário não encontrado')).toBeInTheDocument();
    backend.breaks('openAviary');
    await router.navigate(`${PATH}?aviario=${aviaryNamed('AVIARIO 5').id}`);
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });
});

it('leads who has no house to their register', async () => {
  openSignedIn({
    account: 'multi',
    customerId: 8,
    routes: [{ path: PATH, element: <Page /> }],
    at: PATH,
  });
  expect(await screen.findByRole('link', { name: 'Cadastrar aviário' })).toHaveAttribute(
    'href',
    '/patrimonio/galpao-aves',
  );
});
