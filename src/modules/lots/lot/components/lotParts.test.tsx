import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { selectIdentity } from '@/domain/identity/selectors';
import { addDays, today } from '@/platform/format/date';
import { lotsRoutes } from '../../lotsRoutes';
import type { ChickenLot } from '../lotWire';
import { LotBar } from './LotBar';
import { WaitingLots } from './WaitingLots';

const preLaunch = {
  path: '/pre-lancamento',
  title: '',
  namespaces: [],
  page: () => Promise.reject(new Error('no page')),
};
startDemo({
  routes: { ...lotsRoutes, financePreLaunch: preLaunch },
  namespaces: ['common', 'ui', 'chickenLots'],
});

const lot = (changes: Partial<ChickenLot>): ChickenLot =>
  ({
    id: 5,
    number: '12',
    status: 'IN_PROGRESS',
    housingDate: addDays(today(), -10),
    durationDays: 42,
    closingDate: '2026-05-04',
    closingReason: null,
    resultDocumentId: null,
    resultDocumentNumber: null,
    ...changes,
  }) as ChickenLot;

const KEYS = ['DOCUMENT_QUERY', 'PRE_LAUNCH', 'POULTRY_BULLETIN', 'POULTRY_GENERAL_DASHBOARD'];
function open(changes: Partial<ChickenLot>, keys: readonly string[] = KEYS, next?: ChickenLot) {
  const [onClose, onReopen] = [vi.fn(), vi.fn()];
  const bar = <LotBar lot={lot(changes)} next={next} onClose={onClose} onReopen={onReopen} />;
  const opened = openSignedIn({ routes: [{ path: '*', element: bar }], at: '/x' });
  const identity = selectIdentity(opened.store.getState());
  if (!identity?.currentCustomer) throw new Error('no customer');
  const permissions = keys.map((constantFilter) => ({ constantFilter }));
  const currentCustomer = { ...identity.currentCustomer, permissions } as never;
  act(() => void opened.store.dispatch(identityLoaded({ ...identity, currentCustomer })));
  const region = screen.getByRole('region', { name: 'Situação do lote' });
  const ways = [...region.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  return { ...opened, region, ways, onClose, onReopen };
}

describe('how a lot stands', () => {
  it('waits for its birds: there is nothing to do yet', () => {
    const { region, ways } = open({ status: 'AWAITING', housingDate: null });
    expect(region).toHaveTextContent('Informe a data de alojamento para iniciar o lote.');
    expect(ways).toEqual([]);
  });

  it('in progress names its day, and is closed', async () => {
    const { region, ways, user, onClose, onReopen } = open({});
    expect(region).toHaveTextContent(/Dia 10 de 42, alojado em/);
    expect(ways).toEqual(['Ver no painel', 'Fechar lote']);
    await user.click(screen.getByRole('button', { name: 'Fechar lote' }));
    expect([onClose.mock.calls.length, onReopen.mock.calls.length]).toEqual([1, 0]);
  });

  it('in progress without a duration names its day alone, near slaughter the bulletin too', () => {
    const { region, ways } = open({ durationDays: null, housingDate: addDays(today(), -60) });
    expect(region).toHaveTextContent(/Dia 60, alojado em/);
    expect(ways).toEqual(['Pronto para o abate?', 'Ver no painel', 'Fechar lote']);
  });

  it('closed waits for its document, leads to the next lot and is taken back', async () => {
    const next = lot({ id: 6, number: '13' });
    const { region, ways, user, onReopen } = open({ status: 'BLOCKED', closingReason: 'Surto' }, KEYS, next);
    expect(region).toHaveTextContent(/Fechado em 04\/05\/2026\. Será finalizado .* Motivo informado: Surto/);
    expect(ways).toEqual([
      'Próximo lote: 13',
      'Abrir o pré-lançamento',
      'Ver no painel',
      'Acerto',
      'Reverter fechamento',
    ]);
    await user.click(screen.getByRole('button', { name: 'Reverter fechamento' }));
    expect(onReopen).toHaveBeenCalledOnce();
  });

  it('finished shows its document to who may see it', async () => {
    const finished = { status: 'FINISHED', resultDocumentId: 9, resultDocumentNumber: '77' } as const;
    const { region, ways, user, router } = open(finished);
    expect(region).not.toHaveTextContent('Motivo');
    expect(ways).toEqual(['Documento de resultado nº 77', 'Ver no painel', 'Acerto']);
    await user.click(screen.getByRole('button', { name: 'Documento de resultado nº 77' }));
    expect(router.state.location.search).toContain('movimento=INCOME');
  });

  it.each([
    [{ resultDocumentId: 9, resultDocumentNumber: '77' }, [], 'Documento de resultado nº 77'],
    [{ resultDocumentId: null, resultDocumentNumber: '77' }, KEYS, 'Documento de resultado nº 77'],
    [{}, KEYS, 'Documento de resultado: não informado'],
  ])('finished names its document, which is no way: %j', (changes, keys, words) => {
    const { region, ways } = open({ status: 'FINISHED', ...changes }, keys);
    expect(region).toHaveTextContent(words);
    expect(ways).not.toContain('Documento de resultado nº 77');
  });

  it('offers no page that the user may not open', () => {
    expect(open({ status: 'BLOCKED' }, []).ways).toEqual(['Acerto', 'Reverter fechamento']);
  });
});

describe('the lots that wait', () => {
  const rows = (count: number, status: string) =>
    Array.from({ length: count }, (_, at) => lot({ id: at + (status === 'BLOCKED' ? 50 : 1), status }));
  const openRows = (all: readonly ChickenLot[]) => {
    const list = <WaitingLots rows={all} nameOf={({ id }) => `Lote ${id}`} />;
    openSignedIn({ routes: [{ path: '*', element: list }], at: '/x' });
    return screen.queryByRole('group', { name: 'Lotes que esperam' });
  };

  it('are four of each kind, and how many more', () => {
    const group = openRows([...rows(6, 'AWAITING'), ...rows(4, 'BLOCKED'), ...rows(1, 'FINISHED')]);
    expect(group).toHaveTextContent(/Aguardam alojamento:.*Lote 4e mais 2Aguardam o documento/);
    expect(group && within(group).getAllByRole('link')).toHaveLength(8);
    expect(group).not.toHaveTextContent(/Lote 53e mais/);
  });

  it('of one kind alone stand without the other', () => {
    const group = openRows(rows(1, 'BLOCKED'));
    expect(group).toHaveTextContent('Aguardam o documento de resultado:');
    expect(group).not.toHaveTextContent('Aguardam alojamento');
  });

  it('are not there where none waits', () => {
    expect(openRows(rows(2, 'IN_PROGRESS'))).toBeNull();
  });
});
