import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { formatDate, today } from '@/platform/format/date';
import { financeRoutes } from '../../financeRoutes';
import type { StatementAccount, StatementLine } from '../bankTypes';
import type { StatementSums } from '../rules/statementSums';
import { CloseDialog } from './CloseDialog';
import { EntryDialog } from './EntryDialog';
import { StatementHead } from './StatementHead';

startDemo({ routes: financeRoutes, namespaces: ['financeBank', 'forms', 'common', 'ui'] });

const show = (element: React.ReactNode) =>
  openSignedIn({
    routes: [
      { path: '/x', element },
      { path: '*', element: <p>Outra página</p> },
    ],
    at: '/x',
  });
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

describe('a line by hand', () => {
  const LINE: StatementLine = {
    id: 4,
    accountId: 1,
    account: 'SICREDI',
    day: '2026-03-10',
    documentNumber: 'D9',
    history: 'TARIFA',
    partner: '',
    cents: -1234,
    reconciled: false,
    documentId: null,
    movement: 'EXPENSE',
    fitId: null,
    kind: 'manual',
    version: 3,
  };
  const open = async (line: StatementLine | null) => {
    const onClose = vi.fn();
    const { user } = show(<EntryDialog accountId="1" line={line} onClose={onClose} />);
    const dialog = within(await screen.findByRole('dialog'));
    const save = () => user.click(dialog.getByRole('button', { name: 'Salvar' }));
    const field = (name: RegExp) => dialog.getByRole('textbox', { name });
    return { user, onClose, dialog, save, field };
  };

  it('begins today, going out, and empty', async () => {
    const { dialog, field } = await open(null);
    expect(screen.getByRole('dialog', { name: 'Nova linha' })).toBeVisible();
    expect(field(/^Data/)).toHaveValue(formatDate(today()));
    expect(dialog.getByRole('radio', { name: 'Saída' })).toBeChecked();
    expect(field(/^Valor/)).toHaveValue('');
    expect(field(/^Histórico/)).toHaveValue('');
  });

  it('is changed from what it was, with the version that was read', async () => {
    backend.answers('changeStatementLine', {});
    const { dialog, field, user, save, onClose } = await open(LINE);
    expect(screen.getByRole('dialog', { name: 'Editar linha' })).toBeVisible();
    expect(field(/^Data/)).toHaveValue('10/03/2026');
    expect(field(/^Valor/)).toHaveValue('12,34');
    expect(field(/^Histórico/)).toHaveValue('TARIFA');
    expect(field(/^Documento/)).toHaveValue('D9');
    expect(dialog.getByRole('radio', { name: 'Saída' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Entrada' }));
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(callsTo('/BankStatement/Edit')[0]?.body).toMatchObject({ value: 12.34, version: 3 });
    expect(await screen.findByText('Linha salva.')).toBeVisible();
  });

  it('that came in begins as such', async () => {
    const { dialog } = await open({ ...LINE, cents: 5000 });
    expect(dialog.getByRole('radio', { name: 'Entrada' })).toBeChecked();
  });

  it('that is refused says so at its fields, and stays', async () => {
    backend.refuses('changeStatementLine', {
      errors: { Date: ['Conta conferida.'], Value: ['Valor demais.'], History: ['Sem palavrões.'] },
    });
    const { dialog, field, user, save, onClose } = await open(LINE);
    await user.type(field(/^Histórico/), ' X');
    await save();
    await waitFor(() => expect(field(/^Data/)).toHaveAccessibleDescription(/Conta conferida\./));
    expect(field(/^Valor/)).toHaveAccessibleDescription(/Valor demais\./);
    expect(dialog.getAllByText(/Sem palavrões\./).length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('an account that is locked up to a day', () => {
  const ACCOUNT: StatementAccount = { id: 1, name: 'SICREDI', currency: 'R$', opening: 0, bankClosing: null };
  const CALL = '/BankStatement/CloseUntil';
  const open = async (
    own: Partial<StatementAccount> = {},
    unmatched = 0,
    difference: number | null = null,
  ) => {
    const onClose = vi.fn();
    const { user } = show(
      <CloseDialog
        account={{ ...ACCOUNT, ...own }}
        unmatched={unmatched}
        difference={difference}
        day="2026-03-10"
        onClose={onClose}
      />,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Conferido até: SICREDI' }));
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    const answer = async (name: string) => {
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    return { dialog, press, answer, onClose };
  };

  it.each([
    [0, null, ''],
    [0, 0, ''],
    [1, null, '1 linha do período não está conciliada.'],
    [2, -150, '2 linhas do período não estão conciliadas. O saldo difere do saldo do banco em -R$ 1,50.'],
    [0, 1, 'O saldo difere do saldo do banco em R$ 0,01.'],
  ])(
    'with %i open lines and a difference of %s warns of what is left: %s',
    async (lines, difference, words) => {
      await open({}, lines, difference);
      const [, said = ''] =
        /SICREDI(.*) A conta pode ser conferida/.exec(plain(screen.getByRole('dialog').textContent) ?? '') ??
        [];
      expect(said).toBe(words);
    },
  );

  it('is locked at once where it was open', async () => {
    const { dialog, press, onClose } = await open();
    expect(dialog.getByText(/^Até esse dia nada mais/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Reabrir a conta' })).toBeNull();
    await press('Conferir');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(callsTo(CALL)[0]?.body).toEqual({ currentAccountId: 1, date: '2026-03-10' });
    expect(await screen.findByText('Conta conferida até 10/03/2026.')).toBeVisible();
  });

  it.each(['2026-03-10', '2026-03-09'])(
    'is locked further from %s without a question',
    async (closedUntil) => {
      const { press, onClose } = await open({ closedUntil });
      await press('Conferir');
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    },
  );

  it('is locked up to an earlier day once that is confirmed', async () => {
    const { dialog, press, answer, onClose } = await open({ closedUntil: '2026-03-20' });
    expect(dialog.getByText('Hoje conferida até 20/03/2026.')).toBeVisible();
    await press('Conferir');
    expect(await screen.findByText(/20\/03\/2026; passa a ser até 10\/03\/2026/)).toBeVisible();
    await answer('Cancelar');
    expect(callsTo(CALL)).toHaveLength(0);
    expect(onClose).not.toHaveBeenCalled();
    await press('Conferir');
    await answer('Reabrir a conta');
    await waitFor(() => expect(callsTo(CALL)[0]?.body).toMatchObject({ date: '2026-03-10' }));
  });

  it('is opened again once that is confirmed', async () => {
    const { press, answer, onClose } = await open({ closedUntil: '2026-03-20' });
    await press('Reabrir a conta');
    expect(await screen.findByText(/todos os dias da conta voltam/)).toBeVisible();
    await answer('Cancelar');
    expect(callsTo(CALL)).toHaveLength(0);
    await press('Reabrir a conta');
    await answer('Reabrir a conta');
    await waitFor(() => expect(callsTo(CALL)[0]?.body).toEqual({ currentAccountId: 1, date: null }));
    expect(await screen.findByText('Conta reaberta.')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('cannot be opened a second time while that is under way', async () => {
    backend.answers({ method: 'POST', path: CALL }, {}, { delayMs: 300 });
    const { press, answer, onClose } = await open({ closedUntil: '2026-03-20' });
    await press('Reabrir a conta');
    await answer('Reabrir a conta');
    expect(screen.getByRole('button', { name: 'Reabrir a conta' })).toBeDisabled();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('that is not opened says why, and may be tried again', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    backend.refuses({ method: 'POST', path: CALL }, { errors: { Date: ['Há linhas.'] } });
    const { press, answer, onClose } = await open({ closedUntil: '2026-03-20' });
    await press('Reabrir a conta');
    await answer('Reabrir a conta');
    expect(await screen.findByText(/^A conta não foi reaberta\. Há linhas\./)).toBeVisible();
    warned.mockRestore();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Reabrir a conta' })).toBeEnabled();
  });

  it('says a refusal of the server at its day', async () => {
    backend.refuses({ method: 'POST', path: CALL }, { errors: { Date: ['Dia recusado.'] } });
    const { dialog, press } = await open();
    await press('Conferir');
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Conferido até/ })).toHaveAccessibleDescription(
        /Dia recusado\./,
      ),
    );
  });
});

describe('the head of a statement', () => {
  const SUMS: StatementSums = {
    opening: 100_00,
    inCents: 20_00,
    outCents: 5_00,
    closing: 115_00,
    bankClosing: 115_00,
    bankDay: null,
    difference: 0,
    currency: 'R$',
  };
  const head = (sums: StatementSums | null, accountId?: string) => {
    const on = { onEnter: vi.fn(), onClose: vi.fn() };
    return { ...show(<StatementHead sums={sums} accountId={accountId} {...on} />), ...on };
  };

  it.each([
    [{}, /= saldo final R\$ 115,00 · saldo do banco R\$ 115,00, sem diferença$/],
    [{ difference: null }, /saldo do banco R\$ 115,00$/],
    [{ difference: 1 }, /diferença \+R\$ 0,01$/],
    [{ difference: -1 }, /diferença -R\$ 0,01$/],
    [{ bankClosing: null, difference: null }, /saldo do banco não informado$/],
    [{ bankDay: '2026-03-10' }, /saldo do banco R\$ 115,00 em 10\/03\/2026, sem diferença$/],
    [{ currency: null, opening: null, inCents: 1_00 }, /^Saldo inicial – \+ entradas 1,00/],
  ])('with %o says %s', async (over, words) => {
    head({ ...SUMS, ...over });
    const sum = await screen.findByText(/saldo do banco/);
    expect(plain(sum.textContent)).toMatch(words);
  });

  it('says what the page is for before there are sums', async () => {
    head(null);
    expect(await screen.findByText('Movimentos das contas pela data do pagamento.')).toBeVisible();
  });

  it.each([
    ['7', '?conta=7'],
    [undefined, ''],
  ])('of account %s leads to the reconciliation with %s', async (accountId, search) => {
    const { user, router } = head(SUMS, accountId);
    await user.click(await screen.findByRole('button', { name: 'Conciliar' }));
    expect(router.state.location.search).toBe(search);
  });

  it.each([
    ['7', 'false'],
    [undefined, 'true'],
  ])('of account %s enters lines and locks the account (refused: %s)', async (accountId, refused) => {
    const { user } = head(SUMS, accountId);
    await user.click(await screen.findByRole('button', { name: /mais ações/i }));
    for (const name of ['Nova linha', 'Conferir até…'])
      expect(
        (await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) })).getAttribute(
          'aria-disabled',
        ) ?? 'false',
      ).toBe(refused);
  });
});
