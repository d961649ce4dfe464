import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { type LogEntry, setLogSink } from '@/platform/log/log';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Dashboard } from './FishDashboardPage';
import { Component as Results } from './FishResultsPage';
import { Component as Water } from './WaterPage';

const PATH = '/piscicultura/dashboard';

startDemo({
  routes: lotsRoutes,
  namespaces: [
    'fishBoards',
    'fishReferences',
    'lots',
    'lotsAviary',
    'lotReports',
    'chart',
    'grid',
    'forms',
    'common',
    'ui',
  ],
});
// What an answer differs by is reported, and here awaited.
let drift: LogEntry[] = [];
beforeEach(() => {
  drift = [];
  setLogSink((entry) => drift.push(entry));
});

const open = (at = PATH) =>
  openSignedIn({
    routes: [
      { path: `${PATH}/:lotId?`, element: <Dashboard /> },
      { path: '/piscicultura/dashboard-de-resultados', element: <Results /> },
      { path: '/piscicultura/qualidade-da-agua', element: <Water /> },
    ],
    at,
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const lotOf = (housed: number, status: string) =>
  demo.world.fishLots.find((row) => row.customerId === 1 && row.housed === housed && row.status === status)
    ?.id ?? 0;

describe('the ponds', () => {
  it('show how their lots stand, by the figures of the decisions (LD §5.9)', async () => {
    const { user } = open();
    const first = await card('VIVEIRO 1');
    expect(first.getByText(/^Lote P21 · dia 60 de 200/)).toBeInTheDocument();
    for (const value of ['9.700', '140', '1.358', '1,300', '2,567', '98,18%'])
      expect(first.getAllByText(value, { exact: false }).length).toBeGreaterThan(0);
    expect(first.getByText('amostrado hoje')).toBeInTheDocument();
    expect(first.getByText('0,27 kg/m²')).toBeInTheDocument();
    await user.hover(first.getByRole('button', { name: 'CA sobre o ganho' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('1.380 kg ÷ (1.358 − 296,4) kg = 1,300');
    await user.hover(first.getByRole('button', { name: 'Ração de hoje' }));
    expect(await screen.findByText(/1\.358 kg × 4 % × 100 % = 54,32 kg/)).toBeInTheDocument();

    const unknown = await card('ACUDE DA SEDE');
    expect(unknown.getByText('Peso desconhecido')).toBeInTheDocument();
    expect(unknown.getByText('O lote não tem referência por faixa.')).toBeInTheDocument();
    expect((await card('TANQUE DE ALEVINOS')).getByText(/aguardando o alojamento/)).toBeInTheDocument();
    expect((await card('VIVEIRO 2')).getByText(/^Oxigênio sem transmitir há \d dias/)).toBeInTheDocument();
    expect(drift).toEqual([]);
  });

  it('are summed without the lots that are not known, and filtered in the address', async () => {
    const { user, router } = open();
    const sums = within(await screen.findByRole('group', { name: 'Resumo dos viveiros mostrados' }));
    const kg = within(sums.getByRole('group', { name: 'Biomassa' }));
    expect(kg.getByText('sem 1 lote, que não se conhece')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Bloqueado/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?situacao=bloqueado'));
    expect(screen.queryByRole('region', { name: 'VIVEIRO 1' })).toBeNull();
    const closed = await card('VIVEIRO 3');
    for (const value of ['9.500', '8.050', '1,419', '96,15%'])
      expect(closed.getByText(value, { exact: false })).toBeInTheDocument();
  });

  it('leave a pond that cannot be read out, and say a lot that cannot', async () => {
    backend.answers('listFishPonds', {
      serverTime: '2026-06-10T12:00:00Z',
      ponds: [{ id: 1, name: 'A', lot: { id: 9 } }, { name: 'sem id' }],
    });
    open();
    expect(await screen.findByText('1 viveiro não pôde ser lido e ficou fora.')).toBeInTheDocument();
    expect((await card('A')).getByText('O lote deste viveiro não pôde ser lido.')).toBeInTheDocument();
  });
});

describe('one lot', () => {
  it('shows its curve, three conversions, the target with its band and its water', async () => {
    const { user, router } = open(`${PATH}/${lotOf(10_000, 'IN_PROGRESS')}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'VIVEIRO 1 · lote P21' })).toBeVisible();
    const kinds = await card('Conversão alimentar, três contas');
    expect(kinds.getByRole('row', { name: /^Sobre o ganho 1,300 1\.061,6/ })).toBeInTheDocument();
    expect(kinds.getByRole('row', { name: /^Sobre o produzido 1,016 1\.358/ })).toBeInTheDocument();
    expect(kinds.getByRole('row', { name: /^Com os mortos 1,2\d\d/ })).toBeInTheDocument();
    const target = await card('Quando atinge 900 g?');
    expect(target.getByText(/^em \d+ dias · entre/)).toBeInTheDocument();
    expect(target.getByText(/^Com 1 °C a menos/)).toBeInTheDocument();
    const wanted = screen.getByRole('textbox', { name: /Peso desejado/ });
    await user.clear(wanted);
    await user.type(wanted, '140');
    await user.tab();
    expect(await screen.findByText('já atingiu')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?alvo=140');
    const nets = await card('Amostragens');
    expect(nets.getAllByRole('row')).toHaveLength(5);
    expect(await screen.findByRole('region', { name: 'Oxigênio' })).toBeInTheDocument();
    expect(drift).toEqual([]);
  });

  it('that is not there is said', async () => {
    open(`${PATH}/999999`);
    expect(await screen.findByText('Lote não encontrado')).toBeInTheDocument();
  });
});

it('closed lots are compared by pond, with what a kg paid where it is released', async () => {
  const { user } = open('/piscicultura/dashboard-de-resultados?de=2020-01-01');
  const grid = within(await screen.findByRole('grid'));
  const row = within(await grid.findByRole('row', { name: /VIVEIRO 3.*16\.100/ }));
  for (const value of ['96,15', '1,419', '16.100', '8.050'])
    expect(row.getByText(value, { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fornecedor' }));
  expect((await screen.findAllByText('ALEVINOS OESTE')).length).toBeGreaterThan(0);
  expect(drift).toEqual([]);
});

it('the water of a pond: what dawn brings, its limits as zones, measures by hand beside the sensor', async () => {
  const { user, router } = open('/piscicultura/qualidade-da-agua');
  const nights = await card('Oxigênio na madrugada: quais aerar primeiro');
  expect(nights.getAllByRole('row')[1]).toHaveTextContent(/^VIVEIRO 1Aerar3,\d/);
  expect(nights.getByText(/sem duas noites de leituras · última leitura há 6 dias/)).toBeInTheDocument();
  const oxygen = await card('Oxigênio');
  expect(await oxygen.findByText('Ideal')).toBeInTheDocument();
  expect(oxygen.getByText('Crítico')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '30 dias' }));
  await waitFor(() => expect(router.state.location.search).toContain('periodo=30'));
  const month = await card('Amônia total');
  await user.click(month.getByRole('button', { name: 'Ver como tabela' }));
  expect((await month.findAllByRole('row')).length).toBe(4);
  expect(drift).toEqual([]);
});
