import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { BankLine, Candidates, OpenTitle } from '../reconciliationTypes';
import { lineOf as line, recordOf as record } from '../records.test.kit';
import { MatchDialog } from './MatchDialog';
import { WorkDialogs } from './WorkDialogs';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'financeReconciliation']));

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';
const title = (id: number, over: Partial<OpenTitle> = {}): OpenTitle => ({
  id,
  documentId: null,
  movement: 'EXPENSE',
  partnerId: 1,
  partner: `POSTO ${id}`,
  partnerDocument: '',
  document: `T${id}`,
  number: `T${id}`,
  open: 80_00,
  dueDate: '2026-11-20',
  writeOffs: [],
  ...over,
});
const candidatesOf = (over: Partial<Candidates> = {}): Candidates => ({
  lines: [line('A')],
  records: [record('1')],
  titles: [title(3)],
  closedUntil: null,
  unread: 0,
  ...over,
});

describe('a match by hand', () => {
  const show = (own: Partial<Candidates> = {}, over: object = {}) => {
    const on = { onKeep: vi.fn(), onMatch: vi.fn(), onMake: vi.fn(), onClose: vi.fn() };
    renderUi(
      <MemoryRouter>
        <MatchDialog
          accountId="1"
          line={line('A')}
          candidates={candidatesOf(own)}
          learned={[]}
          busy={false}
          begun={null}
          refused={null}
          {...on}
          {...over}
        />
      </MemoryRouter>,
    );
    const box = (name: RegExp) => screen.getByRole('checkbox', { name });
    const choose = (name: RegExp) => fireEvent.click(box(name));
    const save = () => screen.getByRole('button', { name: 'Conciliar' });
    const left = () => plain(screen.getAllByRole('status').at(-1));
    return { ...on, box, choose, save, left };
  };

  it('begins with its line alone, which is wholly unexplained', () => {
    const { save, left } = show();
    expect(screen.getByRole('list', { name: 'Linhas do banco escolhidas' })).toHaveTextContent('LINHA A');
    expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull();
    expect(left()).toBe('Falta explicar R$ 50,00.');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers titles and payments with their amounts, chosen and given up', () => {
    const { box, choose, save, left, onKeep } = show();
    expect(box(/^POSTO 3 T3, R\$\s80,00$/)).not.toBeChecked();
    choose(/^PAGO 1 D1, R\$\s50,00$/);
    expect(box(/^PAGO 1/)).toBeChecked();
    expect(left()).toBe('Nada falta para zerar.');
    expect(onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ chosen: ['r1'], lineIds: ['A'] }));
    expect(save()).not.toHaveAttribute('aria-disabled');
    choose(/^PAGO 1/);
    expect(onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ chosen: [] }));
    expect(box(/^PAGO 1/)).not.toBeChecked();
  });

  it('is given as one that was made by hand', () => {
    const { choose, save, onMatch } = show();
    choose(/^PAGO 1/);
    fireEvent.click(save());
    expect(onMatch).toHaveBeenCalledTimes(1);
    const [step, target] = onMatch.mock.calls[0] as [{ match: object; lines: BankLine[] }, object];
    expect(step.match).toMatchObject({ automatic: false });
    expect(step.lines.map(({ id }) => id)).toEqual(['A']);
    expect(target).toEqual({ records: [record('1')], titles: [] });
  });

  it('says what is missing for the titles that are chosen', () => {
    const { choose, left } = show();
    choose(/^POSTO 3/);
    expect(left()).toBe('Falta R$ 30,00 para pagar os títulos escolhidos.');
  });

  it('says what is left of the line after the titles that are chosen', () => {
    const { choose, left } = show({ titles: [title(3, { open: 20_00 })] });
    choose(/^POSTO 3/);
    expect(left()).toBe('Falta explicar R$ 30,00.');
  });

  it('joins open lines of its side, and lets them go', () => {
    const lines = [
      line('A'),
      line('B', { memo: '', payee: 'JOSE' }),
      line('C', { cents: 10_00 }),
      line('D', { match: { id: 1, unmet: [], records: [], by: '' } }),
    ];
    const { onKeep, left } = show({ lines });
    expect(screen.getByRole('group', { name: 'Criar a partir da linha' })).toBeVisible();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /Juntar outra linha/ }));
    expect(screen.getAllByRole('option').map(plain)).toEqual(['20/11/2026 · -R$ 50,00 · JOSE']);
    fireEvent.click(screen.getByRole('option'));
    expect(onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ lineIds: ['A', 'B'] }));
    expect(left()).toBe('Falta explicar R$ 100,00.');
    expect(screen.queryByRole('group', { name: 'Criar a partir da linha' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /Juntar outra linha/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Retirar JOSE' }));
    expect(onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ lineIds: ['A'] }));
    expect(left()).toBe('Falta explicar R$ 50,00.');
  });

  it('goes on with what was begun', () => {
    const { box, left } = show(
      { lines: [line('A'), line('B'), line('C')] },
      { begun: { lineIds: ['A', 'B'], chosen: ['r1'], surplus: 'interest', shortage: 'partial' } },
    );
    expect(box(/^PAGO 1/)).toBeChecked();
    const list = within(screen.getByRole('list', { name: 'Linhas do banco escolhidas' }));
    expect(list.getAllByRole('listitem').map(plain)).toEqual([
      'LINHA A-R$ 50,0020/11/2026',
      'LINHA B-R$ 50,0020/11/2026',
    ]);
    expect(left()).toBe('Falta explicar R$ 50,00.');
  });

  it.each([
    [-50_00, ['Criar título', 'Tarifa do banco', 'Transferência entre contas']],
    [0, ['Criar título', 'Transferência entre contas']],
    [50_00, ['Criar título', 'Transferência entre contas']],
  ])('of a line of %i may make of it: %o', (cents, names) => {
    const { onMake } = show({}, { line: line('A', { cents }) });
    const makers = within(screen.getByRole('group', { name: 'Criar a partir da linha' }));
    expect(makers.getAllByRole('button').map(plain)).toEqual(names);
    fireEvent.click(makers.getByRole('button', { name: 'Criar título' }));
    expect(onMake).toHaveBeenCalledExactlyOnceWith('title');
  });

  it('of a line that is matched meanwhile is not given', () => {
    const taken = line('A', { match: { id: 1, unmet: [], records: [], by: '' } });
    const { choose, save, onMatch } = show({}, { line: taken });
    choose(/^PAGO 1/);
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(save());
    expect(onMatch).not.toHaveBeenCalled();
  });

  it.each([
    [{ said: 'Período fechado.' }, 'LINHA A: Período fechado.'],
    [{ said: null }, 'LINHA A: o servidor não aceitou.'],
  ])('that was refused with %o says so', (refused, words) => {
    show({}, { refused: { kind: 'refused', lines: [], ...refused } });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('keeps what is chosen in sight while something else is searched', async () => {
    const { choose, box } = show();
    choose(/^PAGO 1/);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'posto' } });
    await vi.waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
    expect(box(/^PAGO 1/)).toBeChecked();
    choose(/^PAGO 1/);
    await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: /^PAGO 1/ })).toBeNull());
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nada disso' } });
    expect(await screen.findByText('Nenhum título ou lançamento encontrado.')).toBeVisible();
  });

  it('shows thirty candidates, then the others', () => {
    const records = Array.from({ length: 31 }, (_, at) => record(String(at)));
    show({ records, titles: [] });
    const shown = () => document.querySelectorAll('[aria-label="Títulos e lançamentos"] > li').length;
    expect(shown()).toBe(30);
    fireEvent.click(screen.getByText('Mostrar mais'));
    expect(shown()).toBe(31);
    expect(screen.queryByText('Mostrar mais')).toBeNull();
  });
});

describe('the line that is worked on', () => {
  const work = (over: object) => {
    const all = {
      accountId: '1',
      answer: { data: candidatesOf({ lines: [line('A', { memo: 'LIDA DE NOVO' }), line('B')] }) },
      confirming: { running: false, report: null },
      drafts: { offered: [], keep: vi.fn() },
      working: { line: line('A'), make: null },
      match: vi.fn(),
      workOn: vi.fn(),
      ...over,
    };
    renderUi(
      <MemoryRouter>
        <WorkDialogs all={all as never} learned={[]} />
      </MemoryRouter>,
    );
    return all;
  };
  const draft = (id: string, chosen: string[]) => ({
    line: line(id),
    draft: { lineIds: [id], chosen, surplus: 'interest', shortage: 'partial' },
  });

  it('is shown as it was read last, with its own choice', () => {
    const all = work({ drafts: { offered: [draft('B', ['t3']), draft('A', ['r1'])], keep: vi.fn() } });
    expect(screen.getByRole('list', { name: 'Linhas do banco escolhidas' })).toHaveTextContent(
      'LIDA DE NOVO',
    );
    expect(screen.getByRole('checkbox', { name: /^PAGO 1/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^POSTO 3/ })).not.toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: 'Criar título' }));
    expect(all.workOn).toHaveBeenCalledExactlyOnceWith({ line: line('A'), make: 'title' });
  });

  it('says why it was not matched', () => {
    const notDone = [{ lines: [], kind: 'refused', said: 'Período fechado.' }];
    work({ confirming: { running: false, report: { done: 0, notDone } } });
    expect(screen.getByText(/Período fechado\./)).toBeVisible();
  });

  it.each([{ working: null }, { accountId: null }, { answer: { data: undefined } }])(
    'is none with %o',
    (over) => {
      work(over);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
