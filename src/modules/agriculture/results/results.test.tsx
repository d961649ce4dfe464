import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { choose as chooseKind, selectChosen } from '@/domain/selection/selection';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as Page } from './ResultsPage';
import { backend } from '../../../../mocks/faults/backend';

const PATH = '/agricultura/dashboard-de-resultados';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureResults', 'chart', 'grid', 'forms', 'common', 'ui'],
});
const open = (search = '', as?: string) =>
  openSignedIn({
    routes: [{ path: PATH, element: <Page /> }],
    at: `${PATH}${search}`,
    ...(as === undefined ? {} : { as }),
  });

const row = (more: object = {}) => ({
  plotId: 1,
  plotName: 'T1',
  farmName: 'SEDE',
  cropName: 'SOJA',
  harvestId: 5,
  harvestName: 'SOJA 2025/2026',
  area: 50,
  harvestedKg: 62 * 50 * 60,
  sackKg: 60,
  productsValue: 200_000,
  machinesValue: 60_000,
  documentsValue: 300_000,
  soldKg: 62 * 50 * 60,
  soldValue: 403_000,
  ...more,
});
const choose = async (user: ReturnType<typeof open>['user'], label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

it('shows yield, cost and margin of each plot; the head sums by area', async () => {
  backend.answers('readHarvestResults', {
    documentsAllowed: true,
    rows: [
      row(),
      row({ plotId: 2, plotName: 'T2', area: 30, harvestedKg: 50 * 30 * 60, soldKg: 0, soldValue: 0 }),
    ],
  });
  const { user } = open();
  const sold = await cellsOf(/T1 · SEDE/);
  expect(sold).toEqual(expect.arrayContaining(['62,00', '5.200,00', '83,87', '403.000,00', '143.000,00']));
  // Nothing of the second is sold, and there is no quotation.
  expect(await cellsOf(/T2 · SEDE/)).toContain('–');
  // In the card, and at the head of the table.
  expect(screen.getAllByText('57,50')).toHaveLength(2);
  await choose(user, 'Custo', 'Documentos');
  expect(await cellsOf(/T1 · SEDE/)).toContain('6.000,00');
});

it('the quotation of the address values what is not sold', async () => {
  backend.answers('readHarvestResults', { documentsAllowed: true, rows: [row({ soldKg: 0, soldValue: 0 })] });
  open('?cotacao=13000');
  expect(await cellsOf(/T1 · SEDE/)).toEqual(expect.arrayContaining(['403.000,00', '143.000,00']));
});

it('without a key of finance there are yield and operations alone, whatever the address asks', async () => {
  backend.answers('readHarvestResults', { documentsAllowed: false, rows: [row({ documentsValue: null })] });
  open('?custo=documentos&cotacao=13000');
  expect(await cellsOf(/T1 · SEDE/)).toEqual(['50,00', '62,00', '5.200,00', '83,87']);
  expect(screen.queryByRole('combobox', { name: 'Custo' })).toBeNull();
  expect(screen.queryByLabelText(/^Cotação/)).toBeNull();
  expect(screen.getByText(/^Custo contado: operações/)).toBeInTheDocument();
});

it('cultivar and sowing week group and filter; three harvests stand beside', async () => {
  const rows = [
    row({ cultivarName: 'ZEUS', sownOn: '2025-10-08' }),
    row({ plotId: 2, plotName: 'T2', cultivarName: 'TMG', sownOn: '2025-10-15', harvestedKg: 50 * 50 * 60 }),
    row({ harvestId: 4, harvestName: 'SOJA 2024/2025', harvestedKg: 60 * 50 * 60 }),
  ];
  backend.answers('readHarvestResults', { documentsAllowed: true, rows });
  const { user } = open('?por=week&cultivar=ZEUS');
  // The Monday of the 8th of October.
  expect(await cellsOf(/06\/10\/2025/)).toContain('62,00');
  expect(screen.queryByRole('row', { name: /13\/10\/2025/ })).toBeNull();
  await choose(user, 'Agrupar por', 'Talhão');
  await user.click(screen.getByRole('button', { name: 'Três safras' }));
  const table = await screen.findByRole('group', { name: 'Três safras lado a lado' });
  expect(within(table).getByRole('columnheader', { name: 'Produtividade 2025/2026' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /^T1 · SEDE/ })).toHaveTextContent('62,00');
});

it('says which plots are not harvested and which results could not be read', async () => {
  // What cannot be read is reported.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend.answers('readHarvestResults', {
    documentsAllowed: false,
    rows: [row({ harvestedKg: null }), { plotId: 9 }],
  });
  open();
  expect(await screen.findByText(/^1 talhão ainda não foi colhido/)).toBeInTheDocument();
  expect(screen.getByText(/^1 resultado não pôde ser lido/)).toBeInTheDocument();
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

it('filters and groups without asking again', async () => {
  const { user, router } = open('?por=harvest');
  expect(await screen.findAllByRole('row', { name: /SOJA 20\d\d\/20\d\d/ })).toHaveLength(4);
  await choose(user, 'Agrupar por', 'Propriedade');
  expect(router.state.location.search).toContain('por=farm');
});

it('names a plot that was inactivated since as such', async () => {
  backend.answers('readHarvestResults', {
    documentsAllowed: false,
    rows: [row(), row({ plotId: 2, plotName: 'T2', plotInactive: true })],
  });
  open('?por=plot');
  expect(await screen.findByRole('row', { name: /T2 \(inativo\)/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /T1 \(inativo\)/ })).toBeNull();
});

it('a failed call can be asked again', async () => {
  backend.breaks('readHarvestResults');
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

it('begins with the harvest that somebody works on; all is a choice too, and one is for the next page', async () => {
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/' }).store.dispatch(
    chooseKind('harvest', '5'),
  );
  backend.answers('readHarvestResults', {
    documentsAllowed: true,
    rows: [row(), row({ plotId: 2, plotName: 'T2', harvestId: 6, harvestName: 'SOJA 2024/2025' })],
  });
  const { router, store, user } = open();
  await cellsOf(/T1 · SEDE/);
  await waitFor(() => expect(router.state.location.search).toBe('?safra=5'));
  expect(screen.queryByRole('row', { name: /T2 · SEDE/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Safras' }));
  await user.click(await screen.findByRole('option', { name: 'SOJA 2025/2026' }));
  expect(await cellsOf(/T2 · SEDE/)).not.toEqual([]);
  expect(selectChosen(store.getState(), 'harvest')).toBeNull();
});
