import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays } from '@/platform/format/date';
import { lotsRoutes } from '../../lotsRoutes';
import type { LotReport, ReportDay } from '../reportTypes';
import { ReportView } from './ReportView';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotReports', 'lotOccurrences', 'sheet', 'grid', 'forms', 'common', 'ui'],
});

const day = (at: number, own: Partial<ReportDay> = {}): ReportDay => ({
  day: at,
  date: addDays('2026-05-01', at),
  dead: 0,
  eliminated: 0,
  feed: 1_000,
  water: 1_800,
  temperature: null,
  humidity: null,
  ammonia: null,
  darkHours: null,
  occurrences: [],
  ...own,
});
const REPORT: LotReport = {
  id: 7,
  number: '31',
  aviaryName: 'AVIARIO 1',
  farmName: 'SEDE',
  lineage: 'COBB',
  housingDate: '2026-05-01',
  closingDate: null,
  housed: 10_000,
  chickWeight: 42,
  area: 1_000,
  days: [day(1), day(2)],
  weighings: [],
  loads: [],
  reference: null,
  sentAt: null,
};
const open = (own: Partial<LotReport> = {}) =>
  openSignedIn({
    routes: [
      { path: '/x', element: <ReportView report={{ ...REPORT, ...own }} /> },
      { path: '*', element: <p>Ocorrências</p> },
    ],
    at: '/x',
  });
const NOTES =
  /não foram informadas: aves vivas|Uma carga não informa|sem consumo de ração|sem lançamento de mortos/;

describe('the days of a lot', () => {
  it('that are whole need no note', async () => {
    open();
    const grid = await screen.findByRole('grid', { name: 'Dias do lote 31, AVIARIO 1' });
    expect(grid).toHaveTextContent('1.000');
    expect(screen.getByText('2 dias')).toBeVisible();
    expect(screen.queryByText(NOTES)).toBeNull();
    expect(screen.queryByText(/^A água caiu|^Relação água|^Perdas acima/)).toBeNull();
    expect(screen.queryByRole('region', { name: /^Resultado do lote/ })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it.each([
    [{ housed: null }, /^As aves alojadas não foram informadas/],
    [{ loads: [{ day: null, birds: 10, kg: 20 }] }, /^Uma carga não informa o dia/],
    [
      {
        loads: [
          { day: 1, birds: 5, kg: 9 },
          { day: 2, birds: null, kg: 20 },
        ],
      },
      /^Uma carga não informa o dia/,
    ],
    [{ days: [day(1, { feed: null }), day(2)] }, /^1 dia sem consumo de ração/],
    [{ days: [day(1, { dead: null, eliminated: null })] }, /^1 dia sem lançamento/],
  ])('of which something is not known say so: %#', (own, words) => {
    open(own);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getAllByText(NOTES)).toHaveLength(1);
  });

  it('in which more are lost than the reference tells are named', () => {
    const reference = {
      name: 'COBB',
      weight: [],
      mortality: [
        { day: 1, value: 1 },
        { day: 2, value: 1 },
      ],
    };
    open({ days: [day(1, { dead: 50 }), day(2, { dead: 60 })], reference });
    expect(screen.getByText('Perdas acima da referência.')).toBeVisible();
    expect(screen.getByText('No dia 2.')).toBeVisible();
    expect(screen.queryByText(/^A água caiu/)).toBeNull();
  });

  it('have a result once the lot is closed', () => {
    open({ closingDate: '2026-06-12', loads: [{ day: 42, birds: 9_800, kg: 29_400 }] });
    expect(screen.getByRole('region', { name: /^Resultado do lote/ })).toBeVisible();
  });

  it('on the day of housing are none', async () => {
    open({ days: [] });
    expect(await screen.findByText('Nenhum dia a mostrar')).toBeVisible();
  });
});
