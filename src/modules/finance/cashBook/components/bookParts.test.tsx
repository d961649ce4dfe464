import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { financeRoutes } from '../../financeRoutes';
import { LcdprCard } from '../lcdpr/LcdprCard';
import { bookRows } from '../rules/cashBook';
import type { BookEntry } from '../bookTypes';
import { BookFrame } from './BookFrame';
import { LeftOut } from './LeftOut';
import { MendDialog } from './MendDialog';

startDemo({ routes: financeRoutes, namespaces: ['financeCashBook', 'forms', 'common', 'ui'] });
beforeEach(() => vi.restoreAllMocks());

const show = (element: ReactNode) =>
  openSignedIn({
    routes: [
      { path: '/x', element },
      { path: '*', element: <p>Outra página</p> },
    ],
    at: '/x',
  });
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';
const now = Number(today().slice(0, 4));
const FARMERS = { options: [{ id: 7, name: 'ANA' }], loading: false, failed: false, onRetry: vi.fn() };
const READ = { data: { unread: 0 }, status: 'ready', error: null, retry: vi.fn() };

describe('the frame of a book', () => {
  const frame = (over: object) => {
    const book = {
      farmers: FARMERS,
      farmerId: '7',
      year: now,
      answer: READ,
      chooseYear: vi.fn(),
      chooseFarmer: vi.fn(),
      ...over,
    };
    return { ...show(<BookFrame book={book as never}>{() => <p>O livro</p>}</BookFrame>), book };
  };
  const none = { data: null, error: null, retry: vi.fn() };

  it('has the book that was read, though a newer request failed', async () => {
    frame({ answer: { ...READ, status: 'failed' } });
    expect(await screen.findByText('O livro')).toBeVisible();
    expect(screen.queryByText(/não pôde ser lido|não puderam ser lidos/)).toBeNull();
  });

  it('says how many entries could not be read', async () => {
    frame({ answer: { ...READ, data: { unread: 1 } } });
    expect(await screen.findByText('1 lançamento não pôde ser lido.')).toBeVisible();
  });

  it.each([
    [{ farmerId: null, answer: { ...none, status: 'idle' } }, 'Nenhum produtor escolhido'],
    [{ farmerId: null, farmers: { ...FARMERS, failed: true }, answer: none }, 'Tentar novamente'],
    [{ answer: { ...none, status: 'failed' } }, 'Tentar novamente'],
  ])('with %o says: %s', async (over, words) => {
    frame(over);
    expect((await screen.findAllByText(words)).at(-1)).toBeVisible();
    expect(screen.queryByText('O livro')).toBeNull();
  });

  it.each([
    { farmerId: null, farmers: { ...FARMERS, loading: true }, answer: { ...none, status: 'idle' } },
    { answer: { ...none, status: 'loading' } },
  ])('waits with %o', async (over) => {
    frame(over);
    await screen.findByRole('combobox', { name: /^Ano/ });
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('Nenhum produtor escolhido')).toBeNull();
    expect(screen.queryByText('Tentar novamente')).toBeNull();
  });

  it('offers six years, the newest first; this one needs no word in the address', async () => {
    const { book } = frame({ year: now - 1 });
    const open = async () => fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Ano/ }));
    await open();
    const years = screen.getAllByRole('option').map(plain);
    expect(years).toEqual([0, 1, 2, 3, 4, 5].map((back) => String(now - back)));
    fireEvent.click(screen.getByRole('option', { name: String(now) }));
    expect(book.chooseYear).toHaveBeenLastCalledWith(null);
    await open();
    fireEvent.click(screen.getByRole('option', { name: String(now - 2) }));
    expect(book.chooseYear).toHaveBeenLastCalledWith(String(now - 2));
  });
});

describe('entries without a share', () => {
  it.each([
    ['7', '?ano=2026&pendencias=1&produtor=7'],
    [null, '?ano=2026&pendencias=1'],
  ])('of producer %s are corrected at %s', async (farmerId, search) => {
    const { user, router } = show(<LeftOut book={{ farmerId, year: 2026 } as never} count={1} />);
    expect(await screen.findByText('1 lançamento sem participação está fora das somas.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preencher' }));
    expect(router.state.location.search).toBe(search);
  });

  it('are not spoken of where there are none', () => {
    show(<LeftOut book={{ farmerId: null, year: 2026 } as never} count={0} />);
    expect(screen.queryByRole('button', { name: 'Preencher' })).toBeNull();
  });
});

describe('entries that are corrected together', () => {
  const open = () => {
    backend.answers('editCashBook', {});
    const onClose = vi.fn();
    return {
      ...show(<MendDialog ids={[1, 2]} properties={[{ id: 3, name: 'SEDE' }]} onClose={onClose} />),
      onClose,
    };
  };

  it('keep what is left empty; something must be typed', async () => {
    const { user, onClose } = open();
    const save = await screen.findByRole('button', { name: 'Preencher' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: /^Participação/ }), '25,5');
    await user.click(screen.getByRole('button', { name: 'Preencher' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(callsTo('/CashBook/Edit')[0]?.body).toEqual({ ids: [1, 2], participation: 25.5 });
    expect(await screen.findByText('2 lançamentos preenchidos.')).toBeVisible();
  });

  it('take what is chosen', async () => {
    const { user, onClose } = open();
    const choose = async (field: RegExp, name: string) => {
      await user.click(await screen.findByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name }));
    };
    await choose(/^Imóvel/, 'SEDE');
    await choose(/^Tipo de documento/, '3 – Recibo');
    await choose(/^Tipo de lançamento/, '2 – Custeio e investimento');
    await user.type(screen.getByRole('textbox', { name: /^CPF ou CNPJ/ }), '52998224725');
    await user.click(screen.getByRole('button', { name: 'Preencher' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(callsTo('/CashBook/Edit')[0]?.body).toEqual({
      ids: [1, 2],
      farmId: 3,
      documentType: '3',
      entryType: '2',
      partnerDocument: '52998224725',
    });
  });
});

describe('the LCDPR of a year', () => {
  const ADDRESS = {
    street: 'LINHA 1',
    number: '1',
    district: 'RURAL',
    uf: 'PR',
    cityCode: '4127700',
    zipCode: '85900000',
  };
  const declarant = (own: object = {}, property: object = {}) => ({
    cpf: '52998224725',
    name: 'JOSE',
    address: ADDRESS,
    phone: '',
    email: 'jose@fazenda.br',
    properties: [
      {
        farmId: 1,
        name: 'SEDE',
        itr: '12345678',
        caepf: '12345678000190',
        address: ADDRESS,
        exploitation: '1',
        participation: 100,
        counterParts: [],
        ...property,
      },
    ],
    accounts: [{ id: 3, bankCode: '001', bankName: 'BANCO', branch: '0587', number: '12345-X' }],
    accountant: null,
    ...own,
  });
  const entry = (over: Partial<BookEntry> = {}): BookEntry => ({
    id: 1,
    day: '2026-01-10',
    documentId: 1,
    documentNumber: 'N1',
    movement: 'INCOME',
    account: 'VENDA',
    partner: 'COOPERATIVA',
    partnerDocument: '11222333000181',
    documentType: '1',
    entryType: '1',
    farmId: 1,
    farm: 'SEDE',
    share: 10_000,
    investment: false,
    cents: 100_00,
    ...over,
  });
  const card = (
    entries: readonly BookEntry[],
    answer: object | null,
    over: object = {},
    better: 'a' | 'b' | 'same' = 'same',
  ) => {
    if (answer) backend.answers('declareCashBook', answer);
    else backend.breaks('declareCashBook', { times: 1 });
    const book = { farmerId: '7', year: 2026, rows: bookRows(entries), ...over };
    return show(<LcdprCard book={book as never} better={better} />);
  };
  const download = () => screen.findByRole('button', { name: 'Baixar LCDPR' });
  const words = () => plain(screen.getByRole('region', { name: /^LCDPR 2026/ }));

  it('is ready once nothing is missing', async () => {
    card([entry()], declarant());
    expect(await download()).not.toHaveAttribute('aria-disabled');
    expect(words()).toContain('pronto para baixar');
    expect(words()).not.toMatch(/Falta para o arquivo|leiaute|O arquivo traz/);
    expect(screen.getByRole('combobox', { name: /^Forma/ })).toHaveTextContent('Livro-caixa (resultado)');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not given of an empty book', async () => {
    card([], declarant());
    expect(await download()).toHaveAttribute('aria-disabled', 'true');
    expect(words()).toContain('leiaute 1.3');
  });

  it('names what is missing, with the way there', async () => {
    card([entry({ documentType: null, share: 5_000 })], declarant({ name: '' }, { itr: '1' }));
    expect(await download()).toHaveAttribute('aria-disabled', 'true');
    expect(words()).toContain('leiaute 1.3Falta para o arquivo:');
    expect(words()).toContain('Produtor: nome');
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Imóvel SEDE')).toBe('/patrimonio/imoveis?busca=SEDE');
    expect(link('1 lançamento do livro-caixa')).toBe('/livro-caixa?ano=2026&pendencias=1&produtor=7');
    expect(words()).toContain(
      'SEDE: o cadastro tem participação de 100%, os lançamentos do ano 50%.'
        .replaceAll('100%', '100,00%')
        .replaceAll('50%', '50,00%'),
    );
  });

  it('opens who declares from what is missing of them', async () => {
    const { user } = card([entry()], declarant({ name: '' }));
    await user.click(await screen.findByRole('button', { name: 'Produtor' }));
    expect(await screen.findByRole('dialog', { name: 'Declarante e contador do LCDPR' })).toBeVisible();
  });

  it('begins with the better choice, and keeps what is chosen', async () => {
    const { user } = card([entry()], declarant(), {}, 'b');
    const form = await screen.findByRole('combobox', { name: /^Forma/ });
    expect(form).toHaveTextContent('20 % da receita bruta');
    await user.click(form);
    await user.click(await screen.findByRole('option', { name: 'Livro-caixa (resultado)' }));
    expect(screen.getByRole('combobox', { name: /^Forma/ })).toHaveTextContent('Livro-caixa (resultado)');
  });

  it('is requested again where it did not come', async () => {
    const { user } = card([entry()], null);
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    backend.answers('declareCashBook', declarant());
    await user.click(again);
    expect(await download()).toBeVisible();
  });
});
