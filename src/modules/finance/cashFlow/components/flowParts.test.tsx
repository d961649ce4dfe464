import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { today } from '@/platform/format/date';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { FlowItem } from '../cashFlowTypes';
import { CellDialog } from './CellDialog';
import { DipList } from './DipList';
import { FlowFilters } from './FlowFilters';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'financeCashFlow']));

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';
function Address() {
  return <p data-testid="address">{decodeURIComponent(useLocation().search)}</p>;
}
const routed = (element: ReactNode) =>
  renderUi(
    <MemoryRouter>
      {element}
      <Address />
    </MemoryRouter>,
  );
const item = (id: string, over: Partial<FlowItem> = {}): FlowItem => ({
  id,
  paid: true,
  documentId: 8,
  documentNumber: `N${id}`,
  partner: 'POSTO',
  side: 'EXPENSE',
  ratingId: 1,
  day: '2026-03-10',
  cents: 10_00,
  ...over,
});

describe('what a cell of the cash flow is made of', () => {
  const placed = (id: string, month: number, over: object = {}) => ({
    ...item(id),
    month,
    late: false,
    ...over,
  });
  const show = (month: number | null, items: readonly object[], name: string | null = 'DIESEL') => {
    routed(<CellDialog row={{ name, items } as never} month={month} year={2026} onClose={vi.fn()} />);
    return screen.getAllByRole('row').slice(1).map(plain);
  };

  it('is what came in its month, by day, and its sum', () => {
    const rows = show(3, [
      placed('2', 3, { day: '2026-03-12' }),
      placed('b', 3),
      placed('a', 3),
      placed('4', 4, { day: '2026-04-01' }),
    ]);
    expect(rows).toEqual([
      '10/03/2026PagoNaPOSTO10,00',
      '10/03/2026PagoNbPOSTO10,00',
      '12/03/2026PagoN2POSTO10,00',
      'Total30,00',
    ]);
    expect(screen.getByRole('dialog', { name: 'DIESEL · Mar 2026' })).toBeVisible();
  });

  it('is all of the year for its total', () => {
    expect(show(null, [placed('1', 3), placed('2', 4)], null)).toHaveLength(3);
    expect(screen.getByRole('dialog', { name: 'Sem classificação · 2026' })).toBeVisible();
  });

  it('says of each how it stands', () => {
    const states = show(3, [
      placed('1', 3),
      placed('2', 3, { paid: false }),
      placed('3', 3, { paid: false, late: true }),
      placed('4', 3, {
        paid: false,
        source: 'FORECAST',
        documentId: null,
        documentNumber: 'LINHA',
        partner: '',
      }),
      placed('5', 3, { documentNumber: '' }),
    ]);
    expect(states.slice(0, -1)).toEqual([
      '10/03/2026PagoN1POSTO10,00',
      '10/03/2026A vencerN2POSTO10,00',
      '10/03/2026AtrasadoN3POSTO10,00',
      '10/03/2026previsãoLINHA–10,00',
      '10/03/2026PagoVer documentoPOSTO10,00',
    ]);
    expect(screen.queryByRole('button', { name: 'LINHA' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'N1' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/documento.*8.*EXPENSE/);
  });
});

describe('the dips of the next days', () => {
  const dip = (over: object = {}) => ({
    from: '2026-03-10',
    day: '2026-03-10',
    balance: -5_00,
    fall: 30_00,
    drivers: [item('1')],
    needed: 5_00,
    fillers: [],
    missing: 0,
    ...over,
  });
  const show = (dips: readonly object[], known = true) =>
    routed(<DipList dips={dips as never} known={known} />).container;
  const facts = () =>
    within(screen.getByRole('list', { name: 'Quedas do saldo' }))
      .getAllByRole('listitem')
      .map(plain)[0];

  it('are none, or cannot be known', () => {
    expect(show([])).toHaveTextContent('O saldo não cai nos próximos 90 dias.');
    expect(show([], false)).toHaveTextContent('Sem o saldo dos bancos');
  });

  it('go below zero by what is paid on the day', () => {
    show([dip()]);
    expect(facts()).toBe(
      '10/03/2026: o saldo fica negativo, -R$ 5,00 (queda de R$ 30,00).Maiores pagamentos do dia:R$ 10,00 · POSTO · N1Nenhum recebimento posterior cobre os R$ 5,00.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'POSTO · N1' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/documento.*8.*EXPENSE/);
  });

  it('fall to nothing by what is paid since an earlier day', () => {
    show([dip({ balance: 0, from: '2026-03-08', drivers: [item('1', { day: '2026-03-08' })] })]);
    expect(facts()).toMatch(
      /^10\/03\/2026: o saldo cai R\$ 30,00 e fica em R\$ 0,00\.Maiores pagamentos desde 08\/03\/2026:R\$ 10,00, vence 08\/03\/2026 · POSTO/,
    );
  });

  it.each([
    [{ partner: '', documentNumber: '' }, 'Ver documento'],
    [{ partner: '', documentNumber: '', documentId: null, source: 'FORECAST' }, 'previsão'],
    [{ documentId: null, source: 'INSTALLMENT' }, 'POSTO · N1 (parcela de empréstimo)'],
    [{ documentId: null, documentNumber: '', source: 'INVESTMENT' }, 'POSTO'],
    [{ documentId: null }, 'POSTO · N1'],
  ] as const)('name what has %o: %s', (over, name) => {
    show([dip({ drivers: [item('1', over)] })]);
    expect(facts()).toContain(`R$ 10,00 · ${name}Nenhum`);
  });

  it('are filled by what is due later', () => {
    show([dip({ fillers: [item('2', { side: 'INCOME', day: '2026-04-01' })] })]);
    expect(facts()).toContain(
      'Cobre os R$ 5,00 se for recebido antes:R$ 10,00, vence 01/04/2026 · POSTO · N2',
    );
    expect(facts()).not.toContain('faltam');
  });

  it('are filled in part', () => {
    show([dip({ fillers: [item('2')], missing: 1 })]);
    expect(facts()).toMatch(/Cobre uma parte dos R\$ 5,00.*Mesmo assim faltam R\$ 0,01\.$/);
  });
});

describe('the choices of the cash flow', () => {
  const now = Number(today().slice(0, 4));
  const show = (over: object = {}) => {
    const set = vi.fn();
    const chooseYear = vi.fn();
    const address = { year: now, bankIds: null, view: 'annual', shown: 'both', set, chooseYear, ...over };
    const accounts = {
      options: [
        { id: 1, name: 'SICREDI' },
        { id: 2, name: 'CAIXA' },
      ],
      loading: false,
      failed: false,
      onRetry: vi.fn(),
    };
    const view = renderUi(<FlowFilters address={address as never} accounts={accounts} />);
    const open = (name: RegExp) => {
      fireEvent.mouseDown(screen.getByRole('combobox', { name }));
      return screen.getAllByRole('option').map(plain);
    };
    const choose = (name: string) => fireEvent.click(screen.getByRole('option', { name }));
    return { ...view, set, chooseYear, open, choose };
  };

  it('are two years ahead and four back, newest first', () => {
    const { open, choose, chooseYear } = show();
    expect(open(/^Ano/)).toEqual([2, 1, 0, -1, -2, -3, -4].map((at) => String(now + at)));
    choose(String(now - 1));
    expect(chooseYear).toHaveBeenLastCalledWith(String(now - 1));
  });

  it('go back to this year without a word in the address, from an older one too', () => {
    const { open, choose, chooseYear } = show({ year: 2010 });
    expect(open(/^Ano/).at(-1)).toBe('2010');
    choose(String(now));
    expect(chooseYear).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['annual', [/^Ano/, /^Ver/, /^Valores/]],
    ['monthly', [/^Ano/, /^Ver/]],
    ['days', [/^Ver/]],
  ])('of view %s are its own', (view, names) => {
    show({ view });
    const labels = [/^Ano/, /^Ver/, /^Valores/].filter((name) => screen.queryByRole('combobox', { name }));
    expect(labels).toEqual(names);
  });

  it('name the view and the figures in the address', () => {
    const { open, choose, set } = show();
    open(/^Ver/);
    choose('Total mensal');
    expect(set).toHaveBeenLastCalledWith('ver', 'mensal');
    open(/^Valores/);
    choose('Previsto');
    expect(set).toHaveBeenLastCalledWith('valores', 'previsto');
  });

  it('are all banks at first, and every bank again without a word', () => {
    const { open, choose, set, unmount } = show();
    open(/^Bancos/);
    choose('CAIXA');
    expect(set).toHaveBeenLastCalledWith('bancos', '1');
    unmount();
    const one = show({ bankIds: ['1'] });
    one.open(/^Bancos/);
    one.choose('CAIXA');
    expect(one.set).toHaveBeenLastCalledWith('bancos', null);
  });

  it('ask for one bank at least', () => {
    const { unmount } = show({ bankIds: [] });
    expect(screen.getByText('Escolha ao menos um banco.')).toBeVisible();
    unmount();
    show({ bankIds: ['1'] });
    expect(screen.queryByText('Escolha ao menos um banco.')).toBeNull();
  });
});
