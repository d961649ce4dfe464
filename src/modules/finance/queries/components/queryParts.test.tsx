import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../../financeRoutes';
import type { QueryEvent, QueryLine } from '../queryTypes';
import type { TrailStep } from '../rules/trail';
import { QueryHistory } from './QueryHistory';
import { QueryLines } from './QueryLines';
import { SumStrip } from './SumStrip';
import { TrailSection } from './TrailSection';

startDemo({ routes: financeRoutes, namespaces: ['financeQueries', 'common', 'ui'] });

const LOOK = { unit: 'SC', symbol: 'R$' };
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';
const show = (element: React.ReactNode, account = 'produtor') =>
  openSignedIn({ account, routes: [{ path: '/x', element: <main>{element}</main> }], at: '/x' });
const text = () => plain(screen.getByRole('main'));

describe('the lines of a record', () => {
  const line = (id: number, over: Partial<QueryLine> = {}): QueryLine => ({
    id,
    date: '2026-03-10',
    text: `NF ${id}`,
    quantity: 100,
    value: 50_00,
    documentId: null,
    side: null,
    actId: null,
    ...over,
  });
  const lines = (
    part: 'deliveries' | 'payments',
    all: readonly QueryLine[] | null,
    recorded: number | null = null,
  ) => {
    const opened = show(<QueryLines part={part} lines={all} look={LOOK} recorded={recorded} />);
    return { ...opened, rows: () => screen.queryAllByRole('row').map(plain) };
  };

  it('of deliveries are quantities too, the newest first, with their sums', async () => {
    const { rows } = lines('deliveries', [line(1), line(3), line(2, { date: '2026-03-12', text: '' })]);
    await screen.findByRole('table');
    expect(rows()).toEqual([
      'DataDescriçãoQuantidadeValor',
      '12/03/2026–100 SCR$ 50,00',
      '10/03/2026NF 3100 SCR$ 50,00',
      '10/03/2026NF 1100 SCR$ 50,00',
      'Total300 SCR$ 150,00',
    ]);
    expect(text()).not.toMatch(/Nenhuma entrega|Não informado|Estas linhas somam/);
  });

  it('of payments are money alone', async () => {
    const { rows } = lines('payments', [line(1, { date: '' })]);
    await screen.findByRole('table');
    expect(rows()).toEqual(['DataDescriçãoValor', '–NF 1R$ 50,00', 'TotalR$ 50,00']);
  });

  it.each([
    [[], 'Nenhum pagamento até agora.'],
    [null, 'Não informado pelo servidor.'],
  ])('that are %o say so', async (all, words) => {
    lines('payments', all);
    expect(await screen.findByText(words)).toBeVisible();
    expect(text()).toBe(`Pagamentos${words}`);
  });

  it.each([
    ['deliveries', 300, 'Estas linhas somam 100 SC; o registro informa 300 SC.'],
    ['payments', 60_00, 'Estas linhas somam R$ 50,00; o registro informa R$ 60,00.'],
  ] as const)('of %s that the record sums otherwise say so', async (part, recorded, words) => {
    lines(part, [line(1)], recorded);
    expect(plain(await screen.findByRole('note'))).toBe(words);
  });

  it('are compared with nothing where they are not known', async () => {
    lines('payments', null, 60_00);
    await screen.findByText('Não informado pelo servidor.');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('that are none differ from a record that tells of some', async () => {
    lines('payments', [], 60_00);
    expect(plain(await screen.findByRole('note'))).toContain('somam R$ 0,00; o registro informa R$ 60,00.');
  });

  it('open their document where it is known which one and of which side', async () => {
    const { user, router } = lines('payments', [
      line(1, { documentId: 8, side: 'EXPENSE' }),
      line(2, { documentId: 9 }),
      line(3, { side: 'INCOME' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Ver documento' }));
    expect(decodeURIComponent(router.state.location.search)).toMatch(/documento.*8.*EXPENSE/);
  });
});

describe('the way of a record to its titles', () => {
  const step = (over: Partial<TrailStep>): TrailStep => ({
    kind: 'CONTRACT',
    date: '2026-03-10',
    id: null,
    name: '12',
    quantity: null,
    unit: '',
    value: null,
    open: null,
    documentId: null,
    side: null,
    ...over,
  });
  const trail = (steps: readonly TrailStep[] | null) =>
    show(<TrailSection steps={steps} own="CONTRACT" look={LOOK} />);
  const items = () => screen.getAllByRole('listitem').map(plain);

  it('says what is left after each step', async () => {
    trail([
      step({ quantity: 1000 }),
      step({ kind: 'ADVANCE', date: '2026-03-11', value: 500_00, name: 'A1' }),
      step({ kind: 'LOAD', date: '2026-03-12', quantity: 400, unit: 'KG', name: '' }),
      step({ kind: 'DELIVERY', date: '', quantity: 100, name: 'E1' }),
      step({ kind: 'USE', date: '2026-03-13', value: 100_00, name: 'U1' }),
    ]);
    await screen.findByRole('list');
    expect(items()).toEqual([
      'Contrato 121.000 SC10/03/2026resta 1.000 SC',
      'Adiantamento A1R$ 500,0011/03/2026resta R$ 500,00',
      'Romaneio –400 KG12/03/2026resta 600 KG',
      'Uso U1R$ 100,0013/03/2026resta R$ 400,00',
      'Entrega E1100 SC–resta 500 SC',
    ]);
    expect(text()).not.toMatch(/Títulos em aberto/);
  });

  it('says of invoices their value, of titles when they are due and what is open', async () => {
    trail([
      step({ kind: 'INVOICE', value: 90_00, name: 'N1' }),
      step({ kind: 'TITLE', value: 90_00, open: 0, name: 'T1' }),
      step({ kind: 'TITLE', date: '', value: 90_00, open: 60_00, name: 'T2' }),
    ]);
    await screen.findByRole('list');
    expect(items()).toEqual([
      'Nota N1R$ 90,0010/03/2026',
      'Título T1R$ 90,00vence 10/03/2026pago',
      'Título T2R$ 90,00vence –em aberto R$ 60,00',
    ]);
    expect(text()).toMatch(/Títulos em aberto: R\$ 60,00\.$/);
  });

  it('speaks of no open titles where all are paid', async () => {
    trail([step({ kind: 'TITLE', open: 0 })]);
    await screen.findByRole('list');
    expect(text()).not.toMatch(/Títulos em aberto/);
  });

  it('is not known', async () => {
    trail(null);
    expect(await screen.findByText('Não informado pelo servidor.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('opens documents, and leads to records of other kinds that have a page', async () => {
    const { router } = trail([
      step({ id: 5, name: 'própria' }),
      step({ kind: 'ADVANCE', id: 6, name: 'adiantada' }),
      step({ kind: 'USE', id: 7, name: 'usada' }),
      step({ kind: 'LOAD', name: 'sem número' }),
      step({ kind: 'INVOICE', documentId: 8, side: 'INCOME', name: 'nota' }),
      step({ kind: 'INVOICE', documentId: 9, name: 'sem lado' }),
    ]);
    const link = await screen.findByRole('link');
    expect(link).toHaveTextContent('adiantada');
    expect(link.getAttribute('href')).toMatch(/registro=6$/);
    fireEvent.click(screen.getByRole('button'));
    expect(decodeURIComponent(router.state.location.search)).toMatch(/documento.*8.*INCOME/);
  });
});

describe('the history of a record', () => {
  const event = (id: number, over: Partial<QueryEvent> = {}): QueryEvent => ({
    id,
    createdAt: `2026-03-0${id}T12:00:00Z`,
    userName: 'ANA',
    action: 'CREATED',
    note: '',
    ...over,
  });

  it('is who did what, the newest first', async () => {
    show(
      <QueryHistory
        events={[event(1), event(3, { action: 'ODD', note: 'x' }), event(2, { userName: '' })]}
      />,
    );
    const all = await screen.findAllByRole('definition');
    expect(all.map(plain)).toEqual(['ANA · ODD · x', 'Lançou', 'ANA · Lançou']);
    expect(text()).not.toMatch(/Nenhuma alteração|Não informado/);
  });

  it.each([
    [[], 'HistóricoNenhuma alteração registrada.'],
    [null, 'HistóricoNão informado pelo servidor.'],
  ])('that is %o says so', async (events, words) => {
    show(<QueryHistory events={events} />);
    await screen.findByRole('region', { name: 'Histórico' });
    expect(text()).toBe(words);
  });
});

describe('the sums over a list', () => {
  it('are a card each, reached by the keyboard', async () => {
    show(<SumStrip cards={[{ key: 'a', title: 'SOJA', note: 'SC', facts: [['Saldo', '10']] }]} />);
    const list = await screen.findByRole('list', { name: 'Totais da consulta' });
    expect(list).toHaveAttribute('tabindex', '0');
    expect(plain(list)).toBe('SOJASCSaldo10');
  });

  it('are on their way', async () => {
    show(<SumStrip cards={null} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it('are not there where nothing is summed', async () => {
    show(
      <>
        <p>lista</p>
        <SumStrip cards={[]} />
      </>,
    );
    await screen.findByText('lista');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
