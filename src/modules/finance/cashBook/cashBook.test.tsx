import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { financeRoutes } from '../financeRoutes';
import { Component as BookMonthsPage } from './BookMonthsPage';
import { Component as BookResultPage } from './BookResultPage';
import { Component as CashBookPage } from './CashBookPage';

configure({ defaultHidden: true });
const drafts = startDemo({
  routes: financeRoutes,
  namespaces: ['financeCashBook', 'grid', 'forms', 'common', 'ui'],
});

const CALL = '/CashBook/GetGridData';
const year = Number(today().slice(0, 4));
const open = (path: string) =>
  openSignedIn({
    routes: [
      { path: '/livro-caixa', element: <CashBookPage /> },
      { path: '/resultado-livro-caixa', element: <BookResultPage /> },
      { path: '/resultado-livro-caixa-mensal', element: <BookMonthsPage /> },
    ],
    at: path,
  });
const entry = (id: number, date: string, value: number, businessMovement: string, more: object = {}) => ({
  id,
  date,
  documentId: id,
  documentNumber: `N${id}`,
  businessMovement,
  financialRatingName: 'VENDA DE SOJA',
  partnerPersonName: 'COOPERATIVA',
  partnerDocument: '11222333000181',
  documentType: '1',
  entryType: '1',
  farmId: 1,
  farmName: 'SEDE',
  participation: 100,
  isInvestment: false,
  value,
  ...more,
});
const book = (entries: readonly object[], priorLoss: number | null = 50_000) => ({
  priorLoss,
  properties: [{ id: 1, name: 'SEDE' }],
  entries,
});
const TAXED = [
  entry(1, `${year}-01-10`, 1_000_000, 'INCOME'),
  entry(2, `${year}-02-10`, 700_000, 'EXPENSE', { entryType: '2' }),
];

it('asks for nothing until a producer is chosen', async () => {
  backend.answers('listFarmers', [
    { id: 1, name: 'ANA' },
    { id: 2, name: 'BIA' },
  ]);
  open('/livro-caixa');
  expect(await screen.findByText('Nenhum produtor escolhido')).toBeInTheDocument();
  expect(callsTo(CALL)).toHaveLength(0);
});

it('begins with the producer chosen last, on another page too', async () => {
  backend.answers('listFarmers', [
    { id: 1, name: 'ANA' },
    { id: 2, name: 'BIA' },
  ]);
  backend.answers('readCashBook', book(TAXED));
  const { router, user } = open('/livro-caixa');
  await user.click(await screen.findByRole('combobox', { name: 'Produtor' }));
  await user.click(await screen.findByRole('option', { name: 'BIA' }));
  await waitFor(() => expect(router.state.location.search).toContain('produtor=2'));
  await act(() => router.navigate('/resultado-livro-caixa'));
  await waitFor(() => expect(router.state.location.search).toContain('produtor=2'));
  expect(await screen.findByRole('combobox', { name: 'Produtor' })).toHaveValue('BIA');
});

it('offers six years, and the one of the address; this year needs no address', async () => {
  backend.answers('readCashBook', book(TAXED));
  const { router, user } = open('/livro-caixa?produtor=1&ano=2011');
  const choice = await screen.findByRole('combobox', { name: 'Ano' });
  await user.click(choice);
  const years = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(years).toEqual([...Array.from({ length: 6 }, (_, at) => String(year - at)), '2011']);
  await user.click(screen.getByRole('option', { name: String(year - 1) }));
  await waitFor(() => expect(router.state.location.search).toContain(`ano=${year - 1}`));
  await user.click(screen.getByRole('combobox', { name: 'Ano' }));
  await user.click(screen.getByRole('option', { name: String(year) }));
  await waitFor(() => expect(router.state.location.search).not.toContain('ano='));
});

it('says why there is no book: the producers or the book did not load', async () => {
  backend.breaks('listFarmers');
  const { user } = open('/livro-caixa');
  expect((await screen.findAllByRole('button', { name: 'Tentar novamente' }))[0]).toBeVisible();
  expect(screen.queryByText('Nenhum produtor escolhido')).not.toBeInTheDocument();
  cleanup();
  backend.recovers();
  backend.breaks('readCashBook');
  open('/livro-caixa?produtor=1');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  backend.recovers();
  backend.answers('readCashBook', book(TAXED));
  await user.click(again);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByText(/não pôde ser lido/)).not.toBeInTheDocument();
});

it('fills in several at once what is missing in the demo’s own book', async () => {
  const farmerId = demo.world.finance.documents.find(({ customerId }) => customerId === 1)?.farmerId;
  const { user } = open(`/livro-caixa?produtor=${farmerId}&pendencias=1`);
  await screen.findByText(/lançamentos? com pendência/);
  await user.click(screen.getByRole('button', { name: /^Preencher \d+ mostrado/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByLabelText(/^Tipo de documento/));
  await user.click(await screen.findByRole('option', { name: '6 – Outros' }));
  await user.click(within(dialog).getByRole('button', { name: 'Preencher' }));
  await expect.poll(() => demo.world.finance.cashBookMarks.all().length).toBeGreaterThan(0);
  expect(await screen.findByText('Nada falta nos lançamentos deste ano.')).toBeInTheDocument();
});

it('computes both choices with what each costs', async () => {
  backend.answers('readCashBook', book(TAXED));
  open('/resultado-livro-caixa?produtor=1');
  const row = await screen.findByRole('row', { name: /^Resultado tributável/ });
  expect(row).toHaveTextContent('250.000,00200.000,00');
  expect(screen.getByText(/Pelos 20 % da receita são tributados R\$.50\.000,00 a menos/)).toBeInTheDocument();
  expect(screen.getByText(/faz perder R\$.50\.000,00/)).toBeInTheDocument();
});

it('an empty year has no loss to carry', async () => {
  backend.answers('readCashBook', book([], 0));
  open('/resultado-livro-caixa?produtor=1');
  expect(await screen.findByText(/^Nenhum lançamento neste ano/)).toBeInTheDocument();
  expect(screen.queryByText(/prejuízo segue/)).not.toBeInTheDocument();
});

it('adds up month by month, and names what is in no sum', async () => {
  backend.answers(
    'readCashBook',
    book([...TAXED, entry(3, `${year}-03-01`, 5, 'INCOME', { participation: null })]),
  );
  open('/resultado-livro-caixa-mensal?produtor=1');
  expect(await screen.findByRole('row', { name: /^Fev/ })).toHaveTextContent('-700.000,00300.000,00');
  expect(screen.getByText('1 lançamento sem participação está fora das somas.')).toBeInTheDocument();
});

it('offers to ask again when the call fails', async () => {
  backend.breaks('readCashBook');
  open('/livro-caixa?produtor=1');
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

it('lists what the LCDPR lacks with the way there, and gives the file once nothing does', async () => {
  const declarant = (cib: string) => ({
    cpf: '52998224725',
    name: 'JOSE',
    address: { street: 'LINHA 1', number: '1', uf: 'PR', cityCode: '4127700', zipCode: '85900000' },
    phone: '',
    email: '',
    properties: [
      {
        farmId: 1,
        name: 'SEDE',
        itr: cib,
        caepf: '',
        address: { street: 'LINHA 1', number: '1', uf: 'PR', cityCode: '4127700', zipCode: '85900000' },
        exploitation: '1',
        participation: 100,
        counterParts: [],
      },
    ],
    accounts: [],
    accountant: null,
  });
  const path = '/resultado-livro-caixa?produtor=1';
  backend.answers('readCashBook', book(TAXED));
  backend.answers('declareCashBook', declarant('123'), { times: 1 });
  open(path);
  const card = await screen.findByRole('region', { name: new RegExp(`^LCDPR ${year}`) });
  expect(await within(card).findByRole('link', { name: 'Imóvel SEDE' })).toHaveAttribute(
    'href',
    '/patrimonio/imoveis?busca=SEDE',
  );
  expect(within(card).getByText(/CIB \(8 dígitos\), CAEPF \(14 dígitos\)/)).toBeInTheDocument();
  expect(within(card).getByRole('button', { name: 'Baixar LCDPR' })).toHaveAttribute('aria-disabled', 'true');
});

it('reads who declares of the demo’s own book', async () => {
  const farmer = demo.world.people.find((row) => row.customerId === 1);
  open(`/resultado-livro-caixa?produtor=${farmer?.id ?? 0}`);
  const card = await screen.findByRole('region', { name: new RegExp(`^LCDPR ${year}`) });
  expect(await within(card).findByRole('button', { name: 'Baixar LCDPR' })).toBeInTheDocument();
});

it('mends who declares where it is shown missing, and keeps the accountant', async () => {
  const farmer = demo.world.people.find((row) => row.customerId === 1);
  if (!farmer) throw new Error('the demo has no producer');
  demo.world.finance.declarations.insert({
    id: farmer.id,
    customerId: 1,
    sent: { cpf: '1', name: 'JOSE', email: '' },
  });
  const { user } = open(`/resultado-livro-caixa?produtor=${farmer.id}`);
  const card = within(await screen.findByRole('region', { name: new RegExp(`^LCDPR ${year}`) }));
  await user.click(await card.findByRole('button', { name: 'Produtor JOSE' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Declarante e contador do LCDPR' }));
  const cpf = dialog.getByRole('textbox', { name: 'CPF' });
  await user.clear(cpf);
  await user.type(cpf, '52998224725');
  await user.type(dialog.getByRole('textbox', { name: /^E-mail(?! do contador)/ }), 'jose@fazenda.br');
  await user.type(dialog.getByRole('textbox', { name: 'Nome do contador' }), 'ANA');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect((await dialog.findAllByText(/obrigatóri/)).length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: 'CPF ou CNPJ do contador' }), '11144477735');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Dados do declarante salvos.')).toBeInTheDocument();
  await waitFor(() => expect(card.queryByRole('button', { name: 'Produtor JOSE' })).toBeNull());
  expect(demo.world.finance.declarations.need(farmer.id).sent).toMatchObject({
    cpf: '52998224725',
    accountant: { name: 'ANA', document: '11144477735' },
  });
});

it('what was typed to fill in several entries is there again after a reload', async () => {
  backend.answers('readCashBook', book([entry(1, `${year}-01-10`, 100, 'INCOME', { participation: null })]));
  const fill = async () => {
    const { user } = open('/livro-caixa?produtor=1&pendencias=1');
    await user.click(await screen.findByRole('button', { name: /^Preencher \d+ mostrado/ }));
    return {
      user,
      share: within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Participação/ }),
    };
  };
  const { user, share } = await fill();
  await user.type(share, '50');
  await user.tab();
  await waitFor(() => expect(drafts.size).toBe(1));
  cleanup();
  const again = await fill();
  await waitFor(() => expect(again.share).toHaveValue('50,00'));
});
