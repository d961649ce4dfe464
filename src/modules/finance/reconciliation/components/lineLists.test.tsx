import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { BankLine, OpenTitle, SystemRecord } from '../reconciliationTypes';
import { lineOf as line, recordOf } from '../records.test.kit';
import { LineLists } from './LineLists';
import { ReconciliationLines } from './ReconciliationLines';
import { ReconciliationNotes } from './ReconciliationNotes';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'financeReconciliation']));

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';
const record = (id: string, over: Partial<SystemRecord> = {}) => recordOf(id, { day: '2026-11-21', ...over });
const title = (over: Partial<OpenTitle> = {}) =>
  ({
    id: 3,
    documentId: 8,
    movement: 'EXPENSE',
    partnerId: 1,
    partner: 'POSTO',
    partnerDocument: '',
    document: 'T3',
    number: 'T3',
    open: 50_00,
    dueDate: '2026-11-20',
    ...over,
  }) as OpenTitle;
function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}
const routed = (element: ReactNode) =>
  renderUi(
    <MemoryRouter>
      {element}
      <Address />
    </MemoryRouter>,
  );

describe('the lines of a tab', () => {
  const show = (
    tab: 'open' | 'auto' | 'done' | 'system',
    own: { open?: BankLine[]; auto?: object[]; done?: BankLine[]; records?: SystemRecord[] },
    busy = false,
  ) => {
    const doings = { match: vi.fn(), confirm: vi.fn(), putAside: vi.fn(), reverse: vi.fn() };
    const { open = [], auto = [], done = [], records = [] } = own;
    const view = routed(
      <LineLists
        tab={tab}
        summary={{ open, auto, done } as never}
        candidates={{ lines: [], records, titles: [], closedUntil: null, unread: 0 }}
        learned={[]}
        busy={busy}
        doings={doings}
      />,
    );
    const rows = () => screen.getAllByRole('listitem').map(plain);
    return { ...view, ...doings, rows };
  };

  it.each([
    ['open', 'Nada a conciliar'],
    ['auto', 'Nenhuma proposta automática'],
    ['done', 'Nenhuma linha conciliada'],
    ['system', 'Nenhum lançamento sem linha'],
  ] as const)('of %s, where there are none, say so: %s', (tab, words) => {
    show(tab, {});
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('that are open are of their tab alone, and matched from their row', () => {
    const { rows, match } = show('open', { open: [line('A')], done: [line('B')], records: [record('r')] });
    expect(rows()).toEqual(['LINHA A-R$ 50,0020/11/2026A conciliarSem propostaConciliar']);
    fireEvent.click(screen.getByRole('button', { name: 'Conciliar LINHA A' }));
    expect(match).toHaveBeenCalledExactlyOnceWith(line('A'));
  });

  it.each([
    [{ payee: 'JOSE', number: 'N7' }, 'LINHA A', '20/11/2026 · JOSE · N7'],
    [{ memo: '', payee: 'JOSE' }, 'JOSE', '20/11/2026'],
    [{ memo: '' }, '–', '20/11/2026'],
  ])('with %o are called %s, with %s under it', (over, name, note) => {
    const { rows } = show('open', { open: [line('A', over)] });
    expect(rows()[0]).toContain(`${name}-R$ 50,00${note}A conciliar`);
    expect(screen.getByRole('button', { name: `Conciliar ${name}` })).toBeVisible();
  });

  it('show a hundred, then the others', () => {
    const records = Array.from({ length: 101 }, (_, at) => record(String(at)));
    const { container } = show('system', { records });
    const rows = () => container.querySelectorAll('li');
    expect(rows()).toHaveLength(100);
    fireEvent.click(screen.getByText('Mostrar mais'));
    expect(rows()).toHaveLength(101);
    expect(screen.queryByText('Mostrar mais')).toBeNull();
  });

  it('that are reconciled show what they were matched with, and are reversed', () => {
    const match = { id: 1, unmet: [], records: [record('r')], by: '' };
    const manual = { ...match, unmet: ['value'] as const };
    const { rows, reverse } = show('done', { done: [line('A', { match }), line('B', { match: manual })] });
    expect(rows()[0]).toMatch(/Conciliado(?!.*Manual).*PAGO r-R\$ 50,00Pagamento · 21\/11\/2026 · Dr/);
    expect(rows()[1]).toContain('Manual, com critério não atendido');
    fireEvent.click(screen.getByRole('button', { name: 'Estornar LINHA B' }));
    expect(reverse).toHaveBeenCalledExactlyOnceWith(line('B', { match: manual }));
  });

  it('that the bank has not are named, and open their document where there is one', () => {
    const records = [
      record('1'),
      record('2', { documentId: 8, kind: 'entry', document: '' }),
      record('3', { name: '' }),
    ];
    const { rows } = show('system', { records });
    expect(rows()[0]).toMatch(/^Nenhuma linha do banco/);
    expect(rows()[1]).toContain('Lançamento no extrato · 21/11/2026');
    expect(rows()[1]).not.toContain('2026 ·');
    expect(rows()[2]).toContain('–-R$ 50,00');
    expect(screen.queryByRole('button', { name: 'PAGO 1' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'PAGO 2' }));
    expect(decodeURIComponent(screen.getByTestId('address').textContent ?? '')).toMatch(
      /documento.*8.*EXPENSE/,
    );
  });

  it('of a proposal stand beside its titles, confirmed or put aside', () => {
    const proposal = { lines: [line('A')], titles: [title()], records: [] };
    const { rows, confirm, putAside } = show('auto', { auto: [proposal] });
    expect(rows()[0]).toMatch(
      /Conciliado agora, automático.*POSTO-R\$ 50,00Título em aberto · vence 20\/11\/2026 · T3/,
    );
    expect(rows()[0]).toContain('mesmo valor');
    expect(rows()[0]).not.toContain('linhas do banco juntas');
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar LINHA A' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith(proposal);
    fireEvent.click(screen.getByRole('button', { name: 'Deixar de lado a proposta de LINHA A' }));
    expect(putAside).toHaveBeenCalledExactlyOnceWith(proposal);
  });

  it('of a proposal of several are added together; money that comes in is positive', () => {
    const lines = [line('A', { cents: 20_00 }), line('B', { cents: 30_00 })];
    const { rows } = show('auto', {
      auto: [{ lines, titles: [title({ movement: 'INCOME' })], records: [] }],
    });
    expect(rows()[0]).toContain('2 linhas do banco juntas: R$ 50,00');
    expect(rows()[0]).toContain('POSTOR$ 50,00');
    expect(screen.getByRole('button', { name: 'Confirmar LINHA A + LINHA B' })).toBeVisible();
  });

  it('wait while a run goes on', () => {
    show('open', { open: [line('A')] }, true);
    expect(screen.getByRole('button', { name: 'Conciliar LINHA A' })).toBeDisabled();
  });

  it('are walked with the arrow keys', () => {
    show('open', { open: [line('A'), line('B'), line('C')] });
    const [first, second, third] = screen.getAllByRole('button', { name: /^Conciliar/ });
    first?.focus();
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
    expect(second).toHaveFocus();
    expect(fireEvent.keyDown(second as HTMLElement, { key: 'Enter' })).toBe(true);
    fireEvent.keyDown(second as HTMLElement, { key: 'ArrowDown' });
    expect(third).toHaveFocus();
    fireEvent.keyDown(third as HTMLElement, { key: 'ArrowUp' });
    expect(second).toHaveFocus();
    first?.focus();
    expect(fireEvent.keyDown(first as HTMLElement, { key: 'ArrowUp' })).toBe(true);
    expect(first).toHaveFocus();
  });
});

describe('the lines of an account', () => {
  const show = (over: object) => {
    const all = {
      accountId: '1',
      answer: { status: 'ready', data: { records: [record('r')] }, error: null, retry: vi.fn() },
      summary: { open: [line('A')], auto: [], done: [line('B'), line('C')] },
      matching: { share: null },
      confirming: { running: false },
      working: null,
      tab: null,
      chooseTab: vi.fn(),
      doings: {},
      ...over,
    };
    const view = routed(<ReconciliationLines all={all as never} learned={[]} />);
    const tabs = () =>
      screen
        .getAllByRole('tab')
        .map((tab) => `${plain(tab)}${tab.getAttribute('aria-selected') === 'true' ? '*' : ''}`);
    return { ...view, tabs };
  };
  const unread = { data: undefined, error: null, retry: vi.fn() };

  it('are none before an account is chosen', () => {
    show({ accountId: null, summary: null, answer: { ...unread, status: 'failed' } });
    expect(screen.getByText('Nenhuma conta escolhida')).toBeVisible();
    expect(screen.queryByText(/Não foi possível carregar/)).toBeNull();
  });

  it('are on their way', () => {
    const { container } = show({ summary: null, answer: { ...unread, status: 'loading' } });
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('could not be read', () => {
    const { container } = show({ summary: null, answer: { ...unread, status: 'failed' } });
    expect(screen.getByText('Não foi possível carregar a conciliação.')).toBeVisible();
    expect(container.querySelector('[aria-busy]')).toBeNull();
    expect(screen.queryByText('Nenhuma conta escolhida')).toBeNull();
  });

  it('may not be read', () => {
    show({ summary: null, answer: { ...unread, status: 'failed', error: { kind: 'forbidden' } } });
    expect(screen.queryByText('Não foi possível carregar a conciliação.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  it('begin with the open ones where nothing is proposed', () => {
    expect(show({}).tabs()).toEqual([
      'A conciliar 1*',
      'Automáticas 0',
      'Conciliadas 2',
      'Lançamentos sem linha 1',
    ]);
    expect(screen.getByRole('button', { name: 'Conciliar LINHA A' })).toBeVisible();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('begin with what is proposed, or with what the address says', () => {
    const auto = [{ lines: [line('X')], titles: [], records: [record('r')] }];
    const summary = { open: [line('A')], auto, done: [] };
    const { tabs, unmount } = show({ summary });
    expect(tabs()[1]).toBe('Automáticas 1*');
    unmount();
    expect(show({ summary, tab: 'open' }).tabs()[0]).toBe('A conciliar 1*');
  });

  it('do not count proposals while they are looked for', () => {
    expect(
      show({ matching: { share: 0.5 } })
        .tabs()[1]
        ?.trim(),
    ).toBe('Automáticas');
  });
});

describe('what stands over the lines', () => {
  const show = (over: object = {}, lesson: object | null = null) => {
    const answer = { status: 'ready' };
    const learning = { answer, lesson, learn: vi.fn(), forget: vi.fn() };
    const matching = { share: null, stopped: false, stop: vi.fn(), again: vi.fn() };
    const all = {
      answer: { data: { unread: 0, closedUntil: null } },
      working: null,
      drafts: { offered: [], lost: 1, closeLost: vi.fn(), forget: vi.fn() },
      doings: { match: vi.fn() },
      ...over,
      matching: { ...matching, ...('matching' in over ? (over.matching as object) : {}) },
    };
    return {
      ...routed(<ReconciliationNotes all={all as never} learning={learning as never} />),
      all,
      learning,
    };
  };
  const LOST = /conciliação começada foi descartada/;

  it('is what was begun, unless a line is worked on', () => {
    const { container, unmount } = show();
    expect(container).toHaveTextContent(LOST);
    expect(container).not.toHaveTextContent(/não pôde ser lida|Conta conferida|Comparando|parada|Quando/);
    unmount();
    expect(show({ working: { line: line('A'), make: null } }).container).not.toHaveTextContent(LOST);
  });

  it('is that lines are unread and the account is locked', () => {
    const { container } = show({ answer: { data: { unread: 1, closedUntil: '2026-11-20' } } });
    expect(container).toHaveTextContent('1 linha do banco não pôde ser lida');
    expect(container).toHaveTextContent('Conta conferida até 20/11/2026');
  });

  it('is that proposals are looked for, or were stopped', () => {
    const { all, unmount } = show({ matching: { share: 0 } });
    fireEvent.click(screen.getByRole('button', { name: 'Parar' }));
    expect(all.matching.stop).toHaveBeenCalledTimes(1);
    unmount();
    const { all: again } = show({ matching: { stopped: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Comparar de novo' }));
    expect(again.matching.again).toHaveBeenCalledTimes(1);
  });

  it.each([
    [null, /^Quando o histórico contém/],
    ['in', /^Quando entra dinheiro/],
    ['out', /^Quando sai dinheiro/],
  ])('is what may be learned of side %s', (side, words) => {
    const { learning } = show({}, { side, contains: 'X', partner: 'POSTO' });
    const note = screen.getByText(words);
    expect(note).toBeVisible();
    fireEvent.click(within(document.body).getByRole('button', { name: 'Lembrar' }));
    expect(learning.learn).toHaveBeenCalledTimes(1);
  });
});
