import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { Component as BulletinPage } from '../bulletins/BulletinPage';
import { lotsRoutes } from '../lotsRoutes';
import { Component as PerformancePage } from '../performance/PerformancePage';
import { Component as ReportPage } from '../report/ReportPage';
import { Component as SettlementPage } from '../settlement/SettlementPage';

startDemo({
  routes: lotsRoutes,
  namespaces: [
    'lotBulletins',
    'lotReports',
    'lotSettlement',
    'lotOccurrences',
    'chickenLots',
    'sheet',
    'chart',
    'grid',
    'forms',
    'common',
    'ui',
  ],
});
beforeEach(() => setLogSink(() => undefined));

const LISTED = 'listLotsToChoose';
const LOTS = [
  { id: 1, number: '31', aviaryId: 1, aviaryName: 'AVIARIO 1', housingDate: '2026-05-01', closingDate: null },
  {
    id: 2,
    number: '30',
    aviaryId: 1,
    aviaryName: 'AVIARIO 1',
    housingDate: '2026-03-01',
    closingDate: '2026-04-10',
  },
];
const open = (Page: ComponentType, at = '/x') =>
  openSignedIn({
    routes: [
      { path: '/x', element: <Page /> },
      { path: '/avicultura/boletim/:company?', element: <Page /> },
    ],
    at,
    keys: [],
  });

describe.each([
  ['report', ReportPage, '/ChickenLotReport/GetByLot', 'Nenhum lote alojado', '1'],
  ['settlement', SettlementPage, '/ChickenSettlement/GetByLot', 'Nenhum lote fechado', '2'],
  ['bulletin', BulletinPage, '/ChickenBulletin/GetByLot', 'Nenhum lote alojado', '1'],
] as const)('the page of a %s', (_, Page, path, none, first) => {
  it('is requested again where the lots cannot be read; without any says so', async () => {
    backend.answers(LISTED, []);
    backend.breaks(LISTED, { times: 1 });
    const { user } = open(Page);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText(none)).toBeVisible();
    expect(callsTo(path)).toEqual([]);
  });

  it('begins with the first lot, whose answer is requested again where it fails', async () => {
    backend.answers(LISTED, LOTS);
    backend.breaks({ method: 'GET', path });
    const { user } = open(Page);
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(callsTo(path).map(({ query }) => query['lotId'])).toEqual([first]);
    expect(screen.getByRole('combobox', { name: 'Lote' })).toHaveDisplayValue(/^AVIARIO 1/);
    await user.click(again);
    await waitFor(() => expect(callsTo(path)).toHaveLength(2));
  });

  it('of a lot that is not offered says so', async () => {
    backend.answers(LISTED, LOTS);
    open(Page, '/x?lote=77');
    expect(await screen.findByText('Lote não encontrado')).toBeVisible();
    expect(callsTo(path)).toEqual([]);
    expect(screen.queryByText(none)).toBeNull();
  });
});

it('a settlement is of closed lots alone', async () => {
  backend.answers(LISTED, LOTS);
  open(SettlementPage, '/x?lote=1');
  expect(await screen.findByText('Lote não encontrado')).toBeVisible();
});

it('the report of a lot that lives says when it is sent; its facts stand below its name', async () => {
  backend.answers(LISTED, LOTS);
  const report = {
    id: 1,
    number: '31',
    aviaryName: 'AVIARIO 1',
    farmName: '',
    lineage: 'COBB',
    housingDate: '2026-05-01',
    days: [],
  };
  backend.answers('readLotReport', report);
  open(ReportPage);
  expect(await screen.findByText('Enviado todos os dias às 20h')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lote 31' }).parentElement).toHaveTextContent(
    /^Lote 31 · COBB · alojado em 01\/05\/2026$/,
  );
});

it('the report of a closed lot is sent no more', async () => {
  backend.answers(LISTED, LOTS);
  const report = {
    id: 2,
    number: '30',
    aviaryName: 'AVIARIO 1',
    farmName: 'SEDE',
    lineage: '',
    housingDate: '2026-03-01',
    closingDate: '2026-04-10',
    days: [],
  };
  backend.answers('readLotReport', report);
  open(ReportPage, '/x?lote=2');
  expect(await screen.findByText(/SEDE · alojado em/)).toBeVisible();
  expect(screen.queryByText(/^Enviado/)).toBeNull();
});

describe('performance', () => {
  it('is requested again where the lots or their courses cannot be read', async () => {
    backend.answers(LISTED, LOTS);
    backend.breaks(LISTED, { times: 1 });
    backend.breaks('readLotCourses', { times: 1 });
    const { user } = open(PerformancePage, '/x?lote=2');
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(callsTo('/PerformanceConsumption/GetByLots')).toHaveLength(2));
    expect(screen.queryByText(/^Até 10 lotes/)).toBeNull();
  });

  it('measures weight until another is chosen', async () => {
    backend.answers(LISTED, LOTS);
    const { user, router } = open(PerformancePage);
    await screen.findByText('Nenhum lote escolhido');
    expect(screen.getByRole('button', { name: 'Peso' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Peso' }));
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Água' }));
    expect(router.state.location.search).toBe('?medida=water');
  });
});

describe('the bulletin', () => {
  it('of an integrator is named after it, and chosen into the address with its lot', async () => {
    backend.answers(LISTED, LOTS);
    backend.breaks('readBulletin');
    const { user, router } = open(BulletinPage, '/avicultura/boletim/lar?lote=2');
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await user.click(screen.getByRole('combobox', { name: /^Integradora|^Modelo/ }));
    const [common] = await screen.findAllByRole('option');
    await user.click(common ?? document.body);
    expect(`${router.state.location.pathname}${router.state.location.search}`).toMatch(/boletim\?lote=2$/);
  });
});
