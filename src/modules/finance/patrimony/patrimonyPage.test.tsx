import { configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { http } from 'msw';
import { backend } from '../../../../mocks/faults/backend';
import { server } from '../../../../mocks/server';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { RegisterPage } from '@/families/register/RegisterPage';
import { addDays, formatDate, today } from '@/platform/format/date';
import { httpPolicy } from '@/platform/http/policy';
import { financeRoutes } from '../financeRoutes';
import { Component as PatrimonyPage } from './pages/PatrimonyPage';
import { assetExpenses } from './registers/assetExpenses';

configure({ defaultHidden: true });

startDemo({
  routes: financeRoutes,
  namespaces: ['finance', 'financePatrimony', 'register', 'grid', 'forms', 'common', 'ui'],
});

const open = (at: string) =>
  openSignedIn({
    routes: [
      { path: '/patrimonio/:id?/:registro?', element: <PatrimonyPage /> },
      { path: '/despesas-e-receitas-patrimonios', element: <RegisterPage register={assetExpenses} /> },
    ],
    at,
  });
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
  expect(screen.getByText('120', { selector: 'strong, b' })).toBeInTheDocument();
});

it('says of a machine that is gone that it is, after asking once', async () => {
  open('/patrimonio/maquinas/999999');
  expect(
    await screen.findByText('Este registro não existe mais ou você não tem acesso a ele.'),
  ).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
  const requests = demo.calls.filter(({ path }) => path === '/MachinePatrimony/GetById');
  expect(requests).toHaveLength(1);
});

it('shows in the record what a machine cost for each hour', async () => {
  open('/patrimonio/maquinas/1002?aba=entries');
  // 13 350,40 over the 107,5 hours between the first reading and the last.
  expect(await screen.findByText('124,19')).toBeInTheDocument();
  expect(await screen.findByText('OS 1.177 REVISAO 2.250 H')).toBeInTheDocument();
  expect(screen.queryByText('NF 9.420')).not.toBeInTheDocument();
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
  await waitFor(() =>
    expect(plate).toHaveAccessibleDescription(/Já existe um veículo com esta identificação \(placa\)/),
  );
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

it('keeps the licences of a property, says which is to be renewed, and refuses an end before its beginning', async () => {
  const [estate] = demo.world.realEstates.filter(({ customerId, active }) => customerId === 1 && active);
  if (!estate) throw new Error('the demo has none');
  const kept = { number: 'LO 7', issuer: 'IAT', startDate: '2020-03-02T00:00:00' };
  demo.world.realEstates.update(estate.id, {
    licences: [
      { ...kept, kind: 'ENVIRONMENTAL', endDate: `${addDays(today(), 130)}T00:00:00` },
      { ...kept, kind: 'WATER', number: null, endDate: '2021-03-02T00:00:00' },
      { ...kept, kind: 'OTHER', endDate: null },
    ],
  });
  const { user } = open(`/patrimonio/imoveis/${String(estate.id)}`);
  const form = await formOf('Imóvel', /^Área total/);
  const apply = formatDate(addDays(today(), 10));
  expect(
    await form.findByText(
      `Licença ambiental LO 7: peça a renovação até ${apply}, 120 dias antes do vencimento.`,
    ),
  ).toBeInTheDocument();
  expect(form.getByText('Outorga de água: venceu em 02/03/2021.')).toBeInTheDocument();
  const [first] = await form.findAllByLabelText(/^Vencimento, linha/);
  if (!first) throw new Error('no line');
  await user.clear(first);
  await user.paste('01/03/2020');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(first).toBeInvalid());
  await user.clear(first);
  await user.paste('02/03/2031');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() =>
    expect(demo.world.realEstates.need(estate.id).licences).toEqual([
      { ...kept, kind: 'ENVIRONMENTAL', endDate: '2031-03-02T00:00:00' },
      { ...kept, kind: 'WATER', number: null, endDate: '2021-03-02T00:00:00' },
      { ...kept, kind: 'OTHER', endDate: null },
    ]),
  );
}, 60_000);

it('lists the poultry houses whose lots the dashboard shows, and sends back what the map keeps of their centers', async () => {
  const houses = demo.world.aviaries.filter(({ customerId }) => customerId === 1).map(({ name }) => name);
  const { user } = open('/patrimonio/galpao-aves');
  for (const name of houses) expect(await screen.findAllByText(name)).not.toHaveLength(0);

  const center = demo.world.costCenters.find((row) => row.aviary?.name === houses[0] && row.customerId === 1);
  await user.click(screen.getAllByText(houses[0] ?? '')[0] ?? document.body);
  const form = await formOf('Aviário', /^Capacidade/);
  expect(await form.findByText(/2\.400 m² de área coberta, 13,3 aves por m²/)).toBeInTheDocument();
  await user.clear(form.getByLabelText(/^Capacidade/));
  await user.type(form.getByLabelText(/^Capacidade/), '30000');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(demo.world.costCenters.need(center?.id ?? 0).aviary?.capacity).toBe(30_000));
  const { farmRealEstates, measurementType, areaValueInProductQuantity } = center ?? {};
  expect(demo.world.costCenters.need(center?.id ?? 0)).toMatchObject({
    farmRealEstates,
    measurementType,
    areaValueInProductQuantity,
  });
});

it('puts what the server says of a house beside its field', async () => {
  const center = demo.world.costCenters.find(
    (row) => row.aviary?.name === 'AVIARIO 1' && row.customerId === 1,
  );
  const { user } = open(`/patrimonio/galpao-aves/${String(center?.id)}`);
  const form = await formOf('Aviário', /^Largura/);
  const refusal = { errors: { 'Aviary.Width': ['A largura não cabe no terreno.'] } };
  backend.refuses('everySave', refusal, { times: 1 });
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect(await form.findAllByText('A largura não cabe no terreno.')).not.toHaveLength(0);
  expect(form.getByLabelText(/^Largura/)).toHaveAccessibleDescription(/não cabe/);
});

it('tells the cost of an hour, and refuses a counter that goes back', async () => {
  const { user } = open('/despesas-e-receitas-patrimonios?registro=5');
  // 2 640,00 over the 31 hours since 2 281,5.
  expect(await screen.findByText('85,16')).toBeInTheDocument();
  const form = within(await screen.findByRole('dialog', { name: 'Lançamento' }));
  const counter = await form.findByLabelText(/^Horímetro/);
  await waitFor(() => expect(counter).toBeEnabled());
  expect(await form.findByText(/^Leitura anterior: 2\.281,5, em/)).toBeInTheDocument();
  await user.clear(counter);
  await user.type(counter, '2200');
  expect(await form.findByText(/^O contador não pode voltar/)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(counter).toHaveAccessibleDescription(/não pode voltar/));
  expect(counter).toHaveValue('2.200,0');
  expect(tables().entries.need(5).counter).toBe(2_312.5);

  await user.clear(counter);
  await user.type(counter, '2330');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(tables().machines.need(1002).hours).toBe(2_330));
});

it('keeps the papers of a machine, says of one that was not sent, and lets it go', async () => {
  // A file that was not sent is written to the log.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = open('/patrimonio/maquinas/1002?aba=files');
  expect(await screen.findByText('Nenhuma foto nem arquivo')).toBeInTheDocument();
  const pdf = new File(['%PDF-1.4\n%%EOF'], 'nota.pdf', { type: 'application/pdf' });
  backend.breaks('attachToAsset', { times: 1, body: { details: [{ message: 'x' }] } });
  await user.upload(screen.getByLabelText('Fotos e arquivos', { selector: 'input' }), pdf);
  expect(await screen.findByText('Não foi enviado.')).toBeInTheDocument();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Enviar nota.pdf de novo' }));
  expect(await screen.findByRole('button', { name: 'nota.pdf' })).toBeInTheDocument();
  expect(tables().files.all()).toMatchObject([{ kind: 'MACHINE', recordId: 1002, fileName: 'nota.pdf' }]);
  await user.click(screen.getByRole('button', { name: 'Excluir nota.pdf' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Nenhuma foto nem arquivo')).toBeInTheDocument();
});

describe('a file that the server does not delete', () => {
  const keepFile = () =>
    tables().files.insert({
      customerId: 1,
      kind: 'MACHINE',
      recordId: 1002,
      fileName: 'nota.pdf',
      contentType: 'application/pdf',
      base64: 'JVBERi0xLjQK',
      userName: 'MARIA',
      createdAt: '2026-01-05T12:00:00.000Z',
    });

  async function removeUnder(status: number) {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    keepFile();
    backend.answers('deleteAssetFile', { error: { message: 'Arquivo em uso.' } }, { status });
    const { user } = open('/patrimonio/maquinas/1002?aba=files');
    const onError = vi.spyOn(httpPolicy(), 'onError');
    await user.click(await screen.findByRole('button', { name: 'Excluir nota.pdf' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    return onError;
  }

  it('stays, and the failure is said once', async () => {
    const onError = await removeUnder(500);
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'nota.pdf' })).toBeInTheDocument();
    expect(tables().files.all()).toHaveLength(1);
  });

  it('stays, with the reason of the refusal', async () => {
    await removeUnder(400);
    expect(await screen.findByText(/nota\.pdf não pôde ser excluído\. Arquivo em uso\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'nota.pdf' })).toBeInTheDocument();
  });

  it('is deleted once, however often it is pressed until the answer comes', async () => {
    keepFile();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.delete('*/Patrimony/DeleteAttachment', () => answered));
    const { user } = open('/patrimonio/maquinas/1002?aba=files');
    const press = async () => user.click(await screen.findByRole('button', { name: 'Excluir nota.pdf' }));
    await press();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer();
    expect(await screen.findByText('Nenhuma foto nem arquivo')).toBeInTheDocument();
    expect(callsTo('/Patrimony/DeleteAttachment')).toHaveLength(1);
  });

  it('or that another tab deleted says so when it is opened, and leaves the list', async () => {
    const { id } = keepFile();
    const { user } = open('/patrimonio/maquinas/1002?aba=files');
    const name = await screen.findByRole('button', { name: 'nota.pdf' });
    tables().files.remove(id);
    await user.click(name);
    expect(await screen.findByText('O arquivo não existe mais')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Nenhuma foto nem arquivo')).toBeInTheDocument();
  });
});
