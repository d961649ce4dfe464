import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as Page } from './ResultsPage';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureResults', 'mapView', 'chart', 'grid', 'forms', 'common', 'ui'],
});
beforeEach(() => {
  setLogSink(() => undefined);
  localStorage.clear();
});

const ROW = {
  plotId: 1,
  plotName: 'T1',
  farmName: 'SEDE',
  cropName: 'SOJA',
  harvestId: 5,
  harvestName: 'SOJA 2025/2026',
  area: 50,
  harvestedKg: 180_000,
  sackKg: 60,
  productsValue: 1,
  machinesValue: 1,
  documentsValue: 1,
  soldKg: 0,
  soldValue: 0,
};
const open = (
  search: string,
  documentsAllowed = true,
  rows: readonly object[] = [ROW, { ...ROW, plotId: 2, plotName: 'T2' }],
) => {
  backend.answers('readHarvestResults', { documentsAllowed, rows });
  return openSignedIn({ routes: [{ path: '/r', element: <Page /> }], at: `/r${search}` });
};
const cards = () => screen.findByRole('region', { name: 'Resultado do que está filtrado' });
const has = (role: 'grid' | 'combobox', name: string) => screen.queryByRole(role, { name }) !== null;

describe('the views of results', () => {
  it('begin with the table and its chart', async () => {
    open('');
    await cards();
    expect(await screen.findByRole('grid', { name: /./ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tabela' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { name: 'Produtividade e ponto de equilíbrio' })).toBeVisible();
    expect(screen.getByText(/^Custo contado: operações/)).toBeVisible();
    expect(screen.queryByText(/não pôde ser lido/)).toBeNull();
    expect(screen.queryByText(/ainda não foi colhido/)).toBeNull();
    expect(has('combobox', 'Agrupar por') && has('combobox', 'Custo')).toBe(true);
  });

  it('of harvests beside each other have no table; what could not be read is said', async () => {
    open('?visao=safras', true, [ROW, { plotId: 'x' }]);
    expect(await screen.findByText('1 resultado não pôde ser lido e ficou fora.')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Produtividade e ponto de equilíbrio' })).toBeNull();
    expect(has('combobox', 'Agrupar por')).toBe(true);
  });

  it('of the map group nothing', async () => {
    open('?visao=mapa');
    await cards();
    expect(await screen.findByRole('list', { name: 'Legenda do mapa' })).toBeInTheDocument();
    expect([has('combobox', 'Agrupar por'), has('combobox', 'Custo')]).toEqual([false, true]);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('count by documents for who may see them', async () => {
    open('?custo=documentos');
    await cards();
    expect(screen.getByText('Custo contado: documentos, rateados aos talhões.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Cotação da saca' })).toBeVisible();
  });

  it('that cannot be read are requested again in each of them', async () => {
    backend.answers('readHarvestResults', { documentsAllowed: true, rows: [ROW] });
    backend.breaks('readHarvestResults', { times: 1 });
    const { user } = openSignedIn({ routes: [{ path: '/r', element: <Page /> }], at: '/r?visao=safras' });
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(await cards()).toBeVisible();
  });
});
