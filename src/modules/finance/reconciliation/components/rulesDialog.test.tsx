import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { Reading } from '@/platform/store/useQuery';
import { financeRoutes } from '../../financeRoutes';
import type { LearnedRule } from '../rules/learnedRules';
import { orderRules, removeRule, saveRule } from '../rulesService';
import { RulesDialog } from './RulesDialog';

vi.mock('../rulesService');
startDemo({ routes: financeRoutes, namespaces: ['financeReconciliation', 'forms', 'common', 'ui'] });
const calls = { order: vi.mocked(orderRules), remove: vi.mocked(removeRule), save: vi.mocked(saveRule) };
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(undefined);
});

const rule = (id: number, more: Partial<LearnedRule> = {}): LearnedRule => ({
  id,
  contains: `TEXTO ${id}`,
  side: null,
  partnerId: 7,
  partner: 'ANA',
  active: true,
  ...more,
});
const RULES = [rule(1), rule(2, { side: 'in', active: false }), rule(3, { side: 'out' })];
const onClose = vi.fn<() => void>();
const retry = vi.fn<() => void>();

async function open(answer: Partial<Reading<readonly LearnedRule[]>> = {}) {
  const whole = {
    status: 'ready',
    data: RULES,
    error: null,
    at: 1,
    kept: false,
    requestId: null,
    scope: '',
    marks: '',
    retry,
    ...answer,
  } as const;
  const view = openSignedIn({
    routes: [{ path: '*', element: <RulesDialog answer={whole} lines={[]} onClose={onClose} /> }],
    at: '/',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Regras aprendidas' }));
  const button = (name: string, at = 0) => {
    const found = dialog.getAllByRole('button', { name })[at];
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  return { ...view, dialog, button };
}

it('tells each rule as a sentence; the first goes no further up, the last no further down', async () => {
  const { dialog, button } = await open();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Quando o histórico contém “TEXTO 1”, o parceiro é “ANA”\.No período: 0 linhas/),
    expect.stringMatching(/^Quando entra dinheiro e o histórico contém “TEXTO 2”/),
    expect.stringMatching(/^Quando sai dinheiro e o histórico contém “TEXTO 3”/),
  ]);
  expect(dialog.getAllByRole('switch').map((each) => (each as HTMLInputElement).checked)).toEqual([
    true,
    false,
    true,
  ]);
  const refused = (name: string) => [0, 1, 2].map((at) => button(name, at).getAttribute('aria-disabled'));
  expect(refused('Subir regra')).toEqual(['true', null, null]);
  expect(refused('Descer regra')).toEqual([null, null, 'true']);
  expect(dialog.queryByText('Nenhuma regra')).not.toBeInTheDocument();
});

it('orders, switches and deletes, one at a time', async () => {
  let finish: () => void = () => undefined;
  calls.order.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(undefined))));
  const { dialog, button, user } = await open();
  await user.click(button('Descer regra', 0));
  expect(calls.order).toHaveBeenCalledExactlyOnceWith([2, 1, 3]);
  // The first is still under way.
  await user.click(button('Excluir regra', 1));
  expect(calls.remove).not.toHaveBeenCalled();
  finish();
  await waitFor(async () => {
    await user.click(button('Excluir regra', 1));
    expect(calls.remove).toHaveBeenCalledExactlyOnceWith(2);
  });
  await user.click(button('Subir regra', 2));
  await waitFor(() => expect(calls.order).toHaveBeenLastCalledWith([1, 3, 2]));
  const off = dialog.getAllByRole('switch')[1];
  if (!off) throw new Error('no switch');
  await user.click(off);
  await waitFor(() =>
    expect(calls.save).toHaveBeenCalledExactlyOnceWith({ ...RULES[1], active: true }, 2, { contained: true }),
  );
});

it('says that a change was refused, and takes the next', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  calls.remove.mockRejectedValueOnce({ kind: 'validation', status: 400, fields: {}, message: 'Em uso.' });
  const { button, user } = await open();
  await user.click(button('Excluir regra', 0));
  expect(await screen.findByText('A regra não foi alterada. Em uso.')).toBeVisible();
  expect(warned).toHaveBeenCalledOnce();
  await user.click(button('Excluir regra', 2));
  await waitFor(() => expect(calls.remove).toHaveBeenCalledTimes(2));
});

it('there is none yet: it says so, and a new one is begun', async () => {
  const { dialog, button, user } = await open({ data: [] });
  expect(dialog.getByText('Nenhuma regra')).toBeVisible();
  expect(dialog.queryByText('Não foi possível carregar as regras.')).not.toBeInTheDocument();
  await user.click(button('Nova regra'));
  expect(await screen.findByLabelText(/^O histórico contém/)).toBeVisible();
});

it('not loaded is not none', async () => {
  const { dialog, user } = await open({ status: 'failed', data: null });
  expect(dialog.getByText('Não foi possível carregar as regras.')).toBeVisible();
  expect(dialog.queryByText('Nenhuma regra')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledOnce();
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) ?? document.body);
  expect(onClose).toHaveBeenCalledOnce();
});
