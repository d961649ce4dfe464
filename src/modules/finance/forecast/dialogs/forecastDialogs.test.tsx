import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { ForecastLine, Scenario } from '../forecastTypes';
import { ForecastDialogs } from './ForecastDialogs';

startDemo({ namespaces: ['financeForecast', 'forms', 'common', 'ui'] });

const line = (id: string, over: Partial<ForecastLine> = {}): ForecastLine => ({
  id,
  name: `LINHA ${id}`,
  side: 'INCOME',
  ratingId: 2,
  schedule: { cents: 100_00, first: '2026-03-10', recurrence: 'YEARLY', until: '2026-12-31' },
  typed: {},
  ...over,
});
const SCENARIO: Scenario = {
  id: 7,
  version: 1,
  name: 'BASE',
  startMonth: '2026-02',
  monthCount: 12,
  opening: null,
  lines: [line('a'), line('b')],
  chosen: false,
  unread: [],
};
const RATINGS = [{ id: 2, code: '1.01', name: 'SOJA', subgroup: '', group: '' }];

const open = (shown: object | string | null, scenario: Scenario | null = SCENARIO) => {
  const on = { onOpen: vi.fn(), onClose: vi.fn() };
  const actions = { keep: vi.fn(() => Promise.resolve()), removeLine: vi.fn(() => Promise.resolve()) };
  const element = (
    <main>
      <ForecastDialogs
        shown={shown as never}
        scenario={scenario}
        ratings={RATINGS}
        actions={actions}
        {...on}
      />
    </main>
  );
  return { ...openSignedIn({ routes: [{ path: '/x', element }], at: '/x' }), ...on, ...actions };
};
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const lineIds = (keep: ReturnType<typeof vi.fn>) =>
  (keep.mock.calls as [Scenario, Pick<Scenario, 'lines'>][]).flatMap(([, { lines }]) =>
    lines.map(({ id, name }) => `${id.length > 1 ? 'new' : id} ${name}`),
  );

describe('what is changed of a forecast', () => {
  it.each([
    [null, SCENARIO],
    ['head', null],
    [{ line: null }, null],
  ] as const)('is nothing with %o of %o', async (shown, scenario) => {
    open(shown, scenario);
    await screen.findByRole('main');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is its head alone', async () => {
    open('head');
    const dialog = await form('Editar BASE');
    expect(dialog.getByRole('textbox', { name: /^Nome/ })).toHaveValue('BASE');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('is a line that begins as a monthly expense of the first day', async () => {
    const { user, keep, onClose } = open({ line: null });
    const dialog = await form('Nova linha');
    expect(dialog.getByRole('radio', { name: 'Despesas' })).toBeChecked();
    expect(dialog.getByRole('combobox', { name: /^Recorrência/ })).toHaveTextContent('Mensal');
    expect(dialog.getByRole('textbox', { name: /^Primeira data/ })).toHaveValue('01/02/2026');
    expect(dialog.queryByRole('button', { name: 'Excluir linha' })).toBeNull();
    expect(dialog.queryByText(/digitado/)).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), 'NOVA');
    await user.type(dialog.getByRole('textbox', { name: /^Valor/ }), '5');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(lineIds(keep)).toEqual(['a LINHA a', 'b LINHA b', 'new NOVA']);
  });

  it('is a line that was kept, in its place', async () => {
    const { user, keep, onClose } = open({ line: line('a') });
    const dialog = await form('Editar LINHA a');
    expect(dialog.getByRole('radio', { name: 'Receitas' })).toBeChecked();
    expect(dialog.getByRole('combobox', { name: /^Conta contábil/ })).toHaveValue('1.01 SOJA');
    expect(dialog.getByRole('combobox', { name: /^Recorrência/ })).toHaveTextContent('Anual');
    expect(dialog.getByRole('textbox', { name: /^Valor/ })).toHaveValue('100,00');
    expect(dialog.getByRole('textbox', { name: /^Primeira data/ })).toHaveValue('10/03/2026');
    expect(dialog.getByRole('textbox', { name: /^Até/ })).toHaveValue('31/12/2026');
    expect(dialog.queryByText(/valor digitado|mês a mês/)).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), ' X');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(lineIds(keep)).toEqual(['a LINHA A X', 'b LINHA b']);
  });

  it('is a line with values of months', async () => {
    open({ line: line('a', { typed: { '2026-04': 5 } }) });
    const dialog = await form('Editar LINHA a');
    expect(dialog.getByText(/^Há 1 mês com valor digitado/)).toBeVisible();
    expect(dialog.queryByText(/mês a mês/)).toBeNull();
  });

  it('is a line of months alone, which has no dates', async () => {
    const { user, keep, onClose } = open({
      line: line('b', { schedule: null, typed: { '2026-04': 5 } }),
    });
    const dialog = await form('Editar LINHA b');
    expect(dialog.getByText(/digitados mês a mês/)).toBeVisible();
    expect(dialog.queryByText(/^Há 1 mês/)).toBeNull();
    expect(dialog.queryByRole('textbox', { name: /^Valor/ })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), ' X');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(lineIds(keep)).toEqual(['a LINHA a', 'b LINHA B X']);
  });

  it('is a line that is taken out', async () => {
    const { user, removeLine, onClose } = open({ line: line('a') });
    const dialog = await form('Editar LINHA a');
    await user.click(dialog.getByRole('button', { name: 'Excluir linha' }));
    await waitFor(() => expect(removeLine).toHaveBeenCalledTimes(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is a new scenario, which may be a copy of the one that is open', async () => {
    const { user } = open('scenario');
    const dialog = await form('Novo cenário');
    expect(dialog.getByRole('radio', { name: 'Uma cópia de BASE' })).not.toBeChecked();
    expect(dialog.getByRole('textbox', { name: /^Receitas a mais/ })).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Uma primeira linha' }));
    expect(dialog.queryByRole('textbox', { name: /^Receitas a mais/ })).toBeNull();
    expect(dialog.getByRole('textbox', { name: /^Primeira data/ })).toHaveValue('01/02/2026');
  });

  it('is the first scenario, of which there is nothing to copy', async () => {
    open('scenario', null);
    const dialog = await form('Novo cenário');
    expect(dialog.queryByRole('radio', { name: /^Uma cópia/ })).toBeNull();
    expect(dialog.getByRole('textbox', { name: /^Duração/ })).toHaveValue('12');
  });
});
