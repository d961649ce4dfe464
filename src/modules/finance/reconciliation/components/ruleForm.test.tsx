import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { demo } from '../../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { financeRoutes } from '../../financeRoutes';
import type { BankLine } from '../reconciliationTypes';
import type { LearnedRule } from '../rules/learnedRules';
import { PairList, PairRow } from './PairRow';
import { RuleForm } from './RuleForm';

startDemo({ routes: financeRoutes, namespaces: ['financeReconciliation', 'forms', 'common', 'ui'] });

const lineOf = (memo: string, cents: number) =>
  ({ id: memo, version: 1, day: '2026-11-20', cents, memo, payee: '', number: '', match: null }) as BankLine;
const LINES = [lineOf('PAGTO COOPERATIVA', -100), lineOf('CREDITO COOPERATIVA', 100), lineOf('TARIFA', -5)];

function open(rule: LearnedRule | null) {
  const onClose = vi.fn();
  const opened = openSignedIn({
    routes: [{ path: '/x', element: <RuleForm rule={rule} lines={LINES} onClose={onClose} /> }],
    at: '/x',
  });
  return { ...opened, onClose };
}
const trial = () => screen.findByText(/^No período:/);
const callsOfRules = () => demo.calls.filter(({ path, method }) => /rule/i.test(path) && method !== 'GET');

describe('the form of a rule', () => {
  it('tries the rule on the lines of the period while it is typed', async () => {
    const { user } = open(null);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova regra' }));
    expect(dialog.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await trial()).toHaveTextContent(/^No período: 0 linhas/);
    await user.type(dialog.getByRole('textbox', { name: /^O histórico contém/ }), 'cooperativa');
    await waitFor(async () => expect(await trial()).toHaveTextContent(/^No período: 2 linhas/));
    await user.click(dialog.getByRole('radio', { name: 'Saídas' }));
    await waitFor(async () =>
      expect(await trial()).toHaveTextContent(
        'No período: 1 linha; já conciliadas com este parceiro 0, com outros 0.',
      ),
    );
  });

  it('has what was typed and not saved when it opens again', async () => {
    const words = () => screen.findByRole('textbox', { name: /^O histórico contém/ });
    const { user } = open(null);
    await user.type(await words(), 'tarifa');
    cleanup();
    open(null);
    expect(await screen.findByText(/^Rascunho de/)).toBeVisible();
    expect(await words()).toHaveValue('TARIFA');
  });

  it('keeps what is too short, and saves what is whole for both sides', async () => {
    const { user, onClose } = open(null);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova regra' }));
    const words = dialog.getByRole('textbox', { name: /^O histórico contém/ });
    await user.type(words, 'ab');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Informe ao menos 3 caracteres.')).toBeVisible();
    expect(callsOfRules()).toHaveLength(0);
    await user.type(words, 'c');
    await user.click(dialog.getByRole('combobox', { name: /^Parceiro/ }));
    const [first] = await screen.findAllByRole('option');
    if (!first) throw new Error('the demo has no partner');
    await user.click(first);
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('Regra salva.')).toBeInTheDocument();
    expect(callsOfRules()).toHaveLength(1);
    expect(JSON.stringify(callsOfRules()[0]?.body)).toMatch(/"abc"/i);
    expect(JSON.stringify(callsOfRules()[0]?.body)).toMatch(/true/);
  });

  it('of a rule begins with what it says', async () => {
    open({ id: 3, contains: 'TARIFA', side: 'out', partnerId: 1, partner: 'BANCO', active: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar regra' }));
    expect(dialog.getByRole('textbox', { name: /^O histórico contém/ })).toHaveValue('TARIFA');
    expect(dialog.getByRole('radio', { name: 'Saídas' })).toBeChecked();
    expect(await trial()).toHaveTextContent(/^No período: 1 linha;/);
  });
});

describe('the list of pairs', () => {
  it('is walked row by row with the arrows, to the first button of each', () => {
    renderUi(
      <PairList label="Pares">
        {['A', 'B', 'C'].map((name) => (
          <PairRow key={name}>
            <button type="button" data-first={name === 'C' ? undefined : ''}>
              {name} 1
            </button>
            <button type="button">{name} 2</button>
          </PairRow>
        ))}
      </PairList>,
    );
    const button = (name: string) => screen.getByRole('button', { name });
    button('A 2').focus();
    expect(fireEvent.keyDown(button('A 2'), { key: 'ArrowDown' })).toBe(false);
    expect(button('B 1')).toHaveFocus();
    // The last row has nothing to begin with.
    expect(fireEvent.keyDown(button('B 1'), { key: 'ArrowDown' })).toBe(true);
    expect(button('B 1')).toHaveFocus();
    expect(fireEvent.keyDown(button('B 1'), { key: 'Enter' })).toBe(true);
    fireEvent.keyDown(button('B 1'), { key: 'ArrowUp' });
    expect(button('A 1')).toHaveFocus();
    expect(screen.getByRole('list', { name: 'Pares' })).toBeVisible();
  });
});
