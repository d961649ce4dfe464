import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Performance } from '../performance/PerformancePage';
import { Component as Results } from '../results/ResultsPage';
import { Component as Report } from './ReportPage';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotReports', 'lotOccurrences', 'sheet', 'chart', 'grid', 'forms', 'common', 'ui'],
});

const REPORT = '/ChickenLotReport/GetByLot';
const openAt = (path: string, element: React.ReactNode, search = '') =>
  openSignedIn({ routes: [{ path, element }], at: `${path}${search}` });
const openReport = (search = '') => openAt('/avicultura/relatorio-de-lote', <Report />, search);
const openResults = (search = '') => openAt('/avicultura/dashboard-de-resultados', <Results />, search);
const openPerformance = (search = '') => openAt('/performance-e-consumo', <Performance />, search);
const lots = (closed: boolean) =>
  demo.world.poultryLots.filter(
    (lot) => lot.customerId === 1 && lot.housingDate !== null && (lot.closingDate !== null) === closed,
  );
const oneOf = (closed: boolean) => {
  const [lot] = lots(closed).filter(({ status }) => status === 'FINISHED' || !closed);
  if (!lot) throw new Error('no lot');
  return lot;
};

describe('lot report', () => {
  it('shows the days of a closed lot with their sums and its result in both variants', async () => {
    const lot = oneOf(true);
    openReport(`?lote=${lot.id}`);
    const result = await screen.findByRole('region', { name: /Resultado do lote/ });
    expect(within(result).getByText('CA (peso entregue)')).toBeInTheDocument();
    expect(within(result).getByText('IEP (ganho)')).toBeInTheDocument();
    expect(await screen.findByRole('grid')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: `Lote ${lot.number}` });
    expect(link).toHaveAttribute('href', `/avicultura/lote/${lot.id}`);
    expect(link.parentElement).toHaveTextContent(new RegExp(`^Lote ${lot.number} · \\S.* · alojado em`));
    expect(callsTo(REPORT).at(-1)?.query).toEqual({ lotId: String(lot.id) });
  });

  it('names what is unusual, and days without feed', async () => {
    const lot = oneOf(false);
    const day = (at: number, more: object = {}) => ({
      date: `2026-10-0${at + 1}T00:00:00`,
      dead: 0,
      eliminated: 0,
      feedConsumed: 1_000,
      waterConsumed: 1_800,
      occurrences: [],
      ...more,
    });
    backend.answers('readLotReport', {
      id: lot.id,
      number: lot.number,
      aviaryName: 'AVIARIO 1',
      housingDate: '2026-10-01T00:00:00',
      quantityReceived: 10_000,
      discardedOnDelivery: 0,
      days: [
        day(0),
        day(1),
        day(2),
        day(3, { waterConsumed: 1_400 }),
        day(4, { feedConsumed: null, dead: 300, occurrences: [{ id: 1, type: 'mortos-e-eliminados' }] }),
      ],
      reference: { name: 'COBB', days: [{ day: 4, mortality: 1 }] },
      sentAt: '2026-11-22T23:00:00Z',
    });
    openReport(`?lote=${lot.id}`);
    expect(await screen.findByText('A água caiu antes da ração.')).toBeInTheDocument();
    expect(screen.getByText('Relação água:ração fora do usual.')).toBeInTheDocument();
    expect(screen.getByText('Perdas acima da referência.')).toBeInTheDocument();
    expect(screen.getByText(/^1 dia sem consumo de ração/)).toBeInTheDocument();
    expect(screen.getByText('Enviado em 22/11/2026 20:00')).toBeInTheDocument();
    expect(await screen.findByRole('gridcell', { name: 'Mortos' })).toBeInTheDocument();
  });

  it('says that a lot is gone; a failed call can be asked again', async () => {
    openReport('?lote=999999');
    expect(await screen.findByText('Lote não encontrado')).toBeInTheDocument();
    backend.breaks('readLotReport');
    openReport();
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });
});

describe('results', () => {
  it('compares closed lots, leads to their report and groups them', async () => {
    // The last round of lots: of every lot of years a simulated document takes half a minute.
    const { user, router } = openResults(`?de=${addDays(today(), -120)}`);
    const grid = await screen.findByRole('grid');
    expect((await within(grid).findAllByText(/^AVIARIO \d/)).length).toBeGreaterThan(5);
    await user.click(screen.getByRole('button', { name: 'Linhagem' }));
    expect(await within(await screen.findByRole('grid')).findByText(/^COBB 500/)).toBeInTheDocument();
    expect(router.state.location.search).toContain('por=lineage');
  });

  it('an end before the start is said, and shows nothing', async () => {
    openResults('?de=2026-05-01&ate=2026-04-01');
    expect(await screen.findByText('A data final é anterior à inicial.')).toBeInTheDocument();
    expect(await screen.findByText('Nenhum lote fechado no período')).toBeInTheDocument();
  });
});

describe('performance and consumption', () => {
  it('asks for a lot first; one alone stands beside reference and former lots', async () => {
    openPerformance();
    expect(await screen.findByText('Nenhum lote escolhido')).toBeInTheDocument();
    openPerformance(`?lote=${oneOf(true).id}`);
    const table = await screen.findByRole('grid');
    expect(within(table).getByRole('columnheader', { name: /Referência/ })).toBeInTheDocument();
  });

  it('offers the lots in progress: all beside each other, or one alone', async () => {
    const { user, router } = openPerformance();
    const offered = within(await screen.findByRole('group', { name: 'Lotes em andamento' }));
    const [all, first] = offered.getAllByRole('button');
    expect(all).toHaveTextContent(/^Comparar os \d+ lotes em andamento$/);
    await user.click(first ?? document.body);
    expect(router.state.location.search).toMatch(/^\?lote=\d+$/);
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  it('several stand side by side, ten at most', async () => {
    const ids = lots(true).map(({ id }) => id);
    openPerformance(`?${ids.map((id) => `lote=${id}`).join('&')}&medida=water`);
    expect(await screen.findByText(/^Até 10 lotes/)).toBeInTheDocument();
    await screen.findByRole('grid');
    expect(within(screen.getByRole('grid')).getAllByRole('columnheader').length).toBeGreaterThan(10);
  });
});
