import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { server } from '../../../../../mocks/server';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { AssetFileDialog } from './AssetFileDialog';
import { DepreciationTab } from './DepreciationTab';
import { Panel as EntriesTab } from './EntriesTab';
import { FilesTab } from './FilesTab';

startDemo({ namespaces: ['financePatrimony', 'viewer', 'grid', 'forms', 'common', 'ui'] });
afterEach(() => {
  vi.useRealTimers();
});
const show = (element: React.ReactNode) =>
  openSignedIn({ routes: [{ path: '/x', element: <main>{element}</main> }], at: '/x' });
const text = () => screen.getByRole('main').textContent.replaceAll(/\s/g, ' ');

describe('the depreciation of an asset', () => {
  const ASSET = {
    purchaseDate: '2026-01-15',
    purchasePrice: 120_000,
    residualValue: 0,
    usefulLifeMonths: 12,
    depreciationStart: null,
    saleDate: null,
    saleValue: null,
  };
  const open = (over: object = {}) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-20T12:00:00') });
    backend.answers('openMachine', { ...ASSET, ...over });
    show(<DepreciationTab controller="MachinePatrimony" id={4} />);
  };

  it('is said as of today, until its last month', async () => {
    open();
    expect(await screen.findByText('Valor contábil hoje')).toBeVisible();
    expect(text()).toMatch(/Depreciação do mês.*10\.000,00.*Até 12\/2026/);
    expect(text()).toMatch(/Depreciação acumulada\D*30\.000,00.*Valor contábil hoje\D*90\.000,00/);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('ends with the sale', async () => {
    open({ saleDate: '2026-02-20', saleValue: 100_000 });
    expect(await screen.findByText('Valor contábil na venda')).toBeVisible();
    expect(text()).toMatch(/Depreciação acumulada\D*10\.000,00.*Valor contábil na venda\D*110\.000,00/);
  });

  it('goes on until a sale that is still to come', async () => {
    open({ saleDate: '2026-04-21', saleValue: 100_000 });
    expect(await screen.findByText('Valor contábil hoje')).toBeVisible();
    expect(text()).toMatch(/Depreciação acumulada\D*30\.000,00/);
  });

  it('is none without its terms', async () => {
    open({ usefulLifeMonths: null });
    expect(await screen.findByText('Sem depreciação para mostrar')).toBeVisible();
    expect(screen.queryByText('Valor contábil hoje')).toBeNull();
  });
});

describe('what an asset cost and earned', () => {
  const entry = (id: number, over: object = {}) => ({
    id,
    assetId: 4,
    assetName: 'TRATOR',
    movement: 'EXPENSE',
    kind: 'FUEL',
    date: `2026-03-0${id}`,
    document: `D${id}`,
    value: 100,
    counter: null,
    counterUnit: 'H',
    observation: null,
    createdAt: '2026-03-01T00:00:00Z',
    updatedAt: null,
    ...over,
  });
  const open = (rows: readonly object[]) => {
    backend.answers('listAssetExpenses', rows);
    show(<EntriesTab id={4} />);
  };

  it('is summed by side, and for each hour that it ran', async () => {
    open([
      entry(1, { counter: 100 }),
      entry(2, { counter: 120 }),
      entry(3, { movement: 'INCOME', value: 30 }),
      entry(4, { assetId: 5 }),
    ]);
    expect(await screen.findByText('Custo por h')).toBeVisible();
    expect(text()).toMatch(/^Despesas\D*200,00Receitas\D*30,00Custo por h\D*5,00Em 20,0 h entre leituras/);
    expect(screen.queryByText('D4')).toBeNull();
  });

  it('has no cost of an hour without two readings', async () => {
    open([entry(1, { counter: 100 })]);
    await waitFor(() => expect(text()).toMatch(/^Despesas\D*100,00Receitas\D*0,00/));
    expect(screen.queryByText('Custo por h')).toBeNull();
  });

  it('is nothing', async () => {
    open([]);
    expect(await screen.findByText('Nenhuma despesa ou receita')).toBeVisible();
    expect(text()).not.toMatch(/^Despesas/);
  });
});

const FILES = 'listAssetFiles';
const file = (id: number, over: object = {}) => ({
  id,
  fileName: `papel${id}.pdf`,
  contentType: 'application/pdf',
  size: 4,
  userName: 'ANA',
  createdAt: null,
  ...over,
});

describe('the files of an asset', () => {
  const open = (files: readonly object[]) => {
    backend.answers(FILES, files);
    return show(<FilesTab kind="MACHINE" id={4} />);
  };
  const xml = (name: string, body = '<a/>') => new File([body], name, { type: 'text/xml' });
  const input = () => screen.findByLabelText(/Fotos e arquivos/, { selector: 'input' });

  it('are none yet', async () => {
    open([]);
    expect(await screen.findByText('Nenhuma foto nem arquivo')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Fotos' })).toBeNull();
  });

  it('are photographs as pictures and papers as lines', async () => {
    server.use(http.get('*/Patrimony/GetAttachment', () => new HttpResponse('abc')));
    open([file(1), file(2, { fileName: 'trator.jpg', contentType: 'image/jpeg' })]);
    const photos = within(await screen.findByRole('list', { name: 'Fotos' }));
    expect(photos.getByRole('button', { name: 'Abrir trator.jpg' })).toBeVisible();
    expect(photos.queryByText('papel1.pdf')).toBeNull();
    expect(screen.getByRole('button', { name: 'papel1.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'trator.jpg' })).toBeNull();
    expect(screen.queryByText('Nenhuma foto nem arquivo')).toBeNull();
  });

  it('are requested again where they did not come', async () => {
    backend.breaks(FILES, { times: 1 });
    const { user } = show(<FilesTab kind="MACHINE" id={4} />);
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    backend.answers(FILES, []);
    await user.click(again);
    expect(await screen.findByText('Nenhuma foto nem arquivo')).toBeVisible();
  });

  it('are deleted once that is confirmed', async () => {
    backend.answers('deleteAssetFile', {});
    const { user } = open([file(1)]);
    const press = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Excluir papel1.pdf' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Excluir papel1.pdf?' }));
      await user.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await press('Cancelar');
    expect(callsTo('/Patrimony/DeleteAttachment')).toHaveLength(0);
    await press('Excluir');
    await waitFor(() => expect(callsTo('/Patrimony/DeleteAttachment')).toHaveLength(1));
  });

  it('are sent as they are chosen; one that is there already is not', async () => {
    backend.answers('attachToAsset', {});
    const { user } = open([file(1, { fileName: 'nota.xml', size: 4 }), file(2)]);
    await user.upload(await input(), [xml('nota.xml'), xml('outra.xml'), xml('nota.xml', '<abc/>')]);
    expect(await screen.findByText('nota.xml já está na lista.')).toBeVisible();
    await waitFor(() => expect(callsTo('/Patrimony/Attach')).toHaveLength(2));
    expect(callsTo('/Patrimony/Attach')[0]?.body).toMatchObject({
      kind: 'MACHINE',
      id: 4,
      fileName: 'outra.xml',
    });
  });

  it('are thirty at most', async () => {
    backend.answers('attachToAsset', {});
    const { user } = open(Array.from({ length: 29 }, (_, at) => file(at + 1)));
    await user.upload(await input(), [xml('um.xml'), xml('dois.xml')]);
    expect(await screen.findByText(/^dois\.xml não coube/)).toBeVisible();
    await waitFor(() => expect(callsTo('/Patrimony/Attach')).toHaveLength(1));
  });

  it('take no other once there are thirty', async () => {
    open(Array.from({ length: 30 }, (_, at) => file(at + 1)));
    await screen.findByRole('button', { name: 'papel1.pdf' });
    expect(screen.queryByLabelText(/Fotos e arquivos/, { selector: 'input' })).toBeNull();
  });
});

describe('one file of an asset', () => {
  const answer = (response: () => Response) => server.use(http.get('*/Patrimony/GetAttachment', response));
  const open = () =>
    show(
      <AssetFileDialog file={file(1, { fileName: 'a.xml', contentType: 'text/xml' })} onClose={vi.fn()} />,
    );

  it('is shown, and may be downloaded', async () => {
    answer(() => new HttpResponse('<a/>'));
    open();
    expect(await screen.findByRole('button', { name: 'Baixar arquivo' })).toBeVisible();
    expect(screen.queryByText('O arquivo não pôde ser aberto')).toBeNull();
    expect(screen.queryByText('O arquivo não existe mais')).toBeNull();
  });

  it.each([
    [404, 'O arquivo não existe mais', 'O arquivo não pôde ser aberto'],
    [500, 'O arquivo não pôde ser aberto', 'O arquivo não existe mais'],
  ])('that answers %i says: %s', async (status, words, others) => {
    answer(() => HttpResponse.json({}, { status }));
    open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(others)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Baixar arquivo' })).toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
});
