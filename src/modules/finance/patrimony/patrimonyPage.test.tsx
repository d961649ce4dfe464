import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as PatrimonyPage } from './pages/PatrimonyPage';

configure({ defaultHidden: true });

startDemo({
  routes: financeRoutes,
  namespaces: ['finance', 'financePatrimony', 'register', 'grid', 'forms', 'common', 'ui'],
});

const open = (at: string) =>
  openSignedIn({ routes: [{ path: '/patrimonio/:id?/:registro?', element: <PatrimonyPage /> }], at });
const tables = () => demo.world.finance.patrimony;

async function formOf(name: string, loaded: RegExp) {
  const form = within(await screen.findByRole('form', { name }));
  await waitFor(() => expect(form.getByLabelText(loaded)).toBeEnabled());
  return form;
}

it('shows the depreciation of a machine month by month in its record', async () => {
  open('/patrimonio/maquinas/1002?aba=depreciation');
  expect(await screen.findByRole('grid', { name: 'Depreciação mês a mês' })).toBeInTheDocument();
  expect(await screen.findAllByText('2.000,00')).not.toHaveLength(0);
  expect(screen.getAllByText('60.000,00')).not.toHaveLength(0);
  expect(screen.getByText(/120 meses/)).toBeInTheDocument();
});

it('refuses a residual value above the price and a serial number twice, and loses nothing', async () => {
  const { user } = open('/patrimonio/maquinas/1002');
  const form = await formOf('Máquina', /^Valor residual/);
  const residual = form.getByLabelText(/^Valor residual/);
  await user.clear(residual);
  await user.type(residual, '300000,01');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect(await form.findByText('Valor residual não pode ser maior que Valor de compra')).toBeInTheDocument();
  expect(residual).toHaveAccessibleDescription(/não pode ser maior/);
  await user.clear(residual);
  await user.type(residual, '60000');
  expect(await form.findByText(/2\.000,00 por mês/)).toBeInTheDocument();

  const serial = form.getByLabelText(/^Número de série/);
  await user.clear(serial);
  await user.type(serial, tables().machines.need(1001).serialNumber ?? '');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect(await form.findByText('Já existe uma máquina com este número de série.')).toBeInTheDocument();
  expect(serial).toHaveValue(tables().machines.need(1001).serialNumber);
});

it('says what a sale brought above the value in the books', async () => {
  const { user } = open('/patrimonio/maquinas/1006');
  const form = await formOf('Máquina', /^Valor de venda/);
  expect(await form.findByText(/^Valor contábil em .* (Ganho|Perda) na venda: R\$/)).toBeInTheDocument();
  await user.clear(form.getByLabelText(/^Valor de venda/));
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect(await form.findByText('Informe o valor da venda.')).toBeInTheDocument();
});

it('keeps no plate twice and says which it is', async () => {
  const { user } = open('/patrimonio/veiculos/1008');
  const form = await formOf('Veículo', /^Placa/);
  const plate = form.getByLabelText(/^Placa/);
  await user.clear(plate);
  await user.type(plate, 'BEE4R22');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect(await form.findByText(/Já existe um veículo com esta identificação \(placa\)/)).toBeInTheDocument();
});

it('knows how much of a property the map uses, and lets its area not fall below', async () => {
  const used = demo.world.costCenters.find((row) => row.farmRealEstates.length > 0)?.farmRealEstates[0];
  const { user } = open(`/patrimonio/imoveis/${String(used?.realEstatePatrimonyId)}`);
  const form = await formOf('Imóvel', /^Área total/);
  expect(await form.findByText(/^No mapa: .* ha vinculados/)).toBeInTheDocument();
  expect(await form.findByText(/^Código IBGE: \d{7}\.$/)).toBeInTheDocument();
  const area = form.getByLabelText(/^Área total/);
  await user.clear(area);
  await user.type(area, '1');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect(await form.findAllByText(/A área não pode ser menor que os .* ha vinculados/)).not.toHaveLength(0);
  expect(demo.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});
