import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { useAppDispatch } from '@/platform/store/hooks';
import { financeRoutes } from '../../financeRoutes';
import type { BankLine } from '../reconciliationTypes';
import { reverseAsking } from '../reversing';
import { MakeDialog, type MakeKind } from './MakeDialog';

startDemo({ routes: financeRoutes, namespaces: ['financeReconciliation', 'forms', 'common', 'ui'] });

const LINE: BankLine = {
  id: 'F-1',
  version: 1,
  day: '2026-11-20',
  cents: -12_345,
  memo: 'TARIFA DE CONTA',
  payee: 'BANCO',
  number: '',
  match: null,
};

describe('what is made of a line', () => {
  const open = (kind: MakeKind, line: Partial<BankLine> = {}) => {
    const onMake = vi.fn(() => Promise.resolve());
    const element = (
      <MakeDialog kind={kind} line={{ ...LINE, ...line }} accountId="1" onMake={onMake} onClose={vi.fn()} />
    );
    return { ...openSignedIn({ routes: [{ path: '/x', element }], at: '/x' }), onMake };
  };

  it.each([
    [-100, 'Conta de destino'],
    [100, 'Conta de origem'],
  ])('of %i cents a transfer has a %s', async (cents, label) => {
    open('transfer', { cents });
    expect(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) })).toBeVisible();
  });

  it('is a transfer with any account but its own', async () => {
    const { user, onMake } = open('transfer');
    await user.click(await screen.findByRole('combobox', { name: /^Conta de destino/ }));
    const options = await screen.findAllByRole('option');
    expect(options.length).toBeGreaterThan(0);
    const [first] = options;
    if (first) await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Criar e conciliar' }));
    await waitFor(() => expect(onMake).toHaveBeenCalledTimes(1));
    expect(onMake.mock.lastCall).toMatchObject([{ kind: 'TRANSFER' }]);
    expect(onMake.mock.lastCall).not.toMatchObject([{ currentAccountId: 1 }]);
  });

  it('is a title named by what the bank says, its number the line’s own without another', async () => {
    open('title');
    expect(await screen.findByRole('textbox', { name: /^Número do documento/ })).toHaveValue('F-1');
    expect(screen.getByRole('textbox', { name: /^Observação/ })).toHaveValue('TARIFA DE CONTA');
    expect(screen.getByRole('combobox', { name: /^Classificação/ })).toHaveValue('');
  });

  it('is a title of no more letters than fit', async () => {
    open('title', { number: '1'.repeat(25), memo: '', payee: 'B'.repeat(120) });
    expect(await screen.findByRole('textbox', { name: /^Número do documento/ })).toHaveValue('1'.repeat(20));
    expect(screen.getByRole('textbox', { name: /^Observação/ })).toHaveValue('B'.repeat(100));
  });

  it('is a fee, rated as one where there is such an account', async () => {
    backend.answers('chooseAccount', [
      { id: 40, name: 'ENERGIA' },
      { id: 41, name: 'Tarifas bancárias' },
    ]);
    open('fee');
    expect(await screen.findByRole('combobox', { name: /^Classificação/ })).toHaveValue('Tarifas bancárias');
    expect(screen.getByRole('dialog', { name: 'Lançar tarifa do banco' })).toBeVisible();
  });
});

describe('a line that is reversed', () => {
  function Reverser() {
    const { t } = useTranslation('financeReconciliation');
    const dispatch = useAppDispatch();
    const [gone, setGone] = useState<boolean | null>(null);
    const reverse = async () => setGone(await reverseAsking(7, 'TARIFA', t, dispatch));
    return (
      <button type="button" onClick={() => void reverse()}>
        {gone === null ? 'estornar' : `foi: ${gone}`}
      </button>
    );
  }
  const payments = 'listPaymentsToReverse';
  const REVERSE = '/BankReconciliation/Reverse';
  const reversal = { method: 'POST', path: REVERSE };
  const payment = { id: 1, kind: 'PAYMENT', date: '2026-11-20', value: -50.5, name: 'POSTO' };
  const ask = async () => {
    const opened = openSignedIn({ routes: [{ path: '/x', element: <Reverser /> }], at: '/x' });
    await opened.user.click(await screen.findByRole('button', { name: 'estornar' }));
    return opened;
  };
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Estornar TARIFA?' }));
  const answer = (text: string) => screen.findByRole('button', { name: text });

  it('names the payments that go, and is gone once that is confirmed', async () => {
    backend.answers(payments, [{ ...payment, documentNumber: 'N1', documentId: null, businessMovement: '' }]);
    backend.answers(reversal, {});
    const { user } = await ask();
    const list = (await question()).getByRole('list', { name: 'Pagamentos que serão excluídos' });
    expect(list.textContent?.replaceAll(/\s/g, ' ')).toMatch(/^POSTO · N1 · 20\/11\/2026 · -?R\$ ?-?50,50$/);
    await user.click((await question()).getByRole('button', { name: 'Estornar' }));
    expect(await answer('foi: true')).toBeVisible();
    expect(callsTo(REVERSE)).toHaveLength(1);
  });

  it('stays where that is not', async () => {
    backend.answers(payments, []);
    const { user } = await ask();
    expect((await question()).getByText(/^Nenhum pagamento será excluído/)).toBeVisible();
    await user.click((await question()).getByRole('button', { name: 'Cancelar' }));
    expect(await answer('foi: false')).toBeVisible();
    expect(callsTo(REVERSE)).toHaveLength(0);
  });

  it('stays without a question where its payments are not known', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    backend.breaks(payments);
    await ask();
    expect(await answer('foi: false')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    warn.mockRestore();
  });

  it('stays where the server refuses it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    backend.answers(payments, []);
    backend.refuses(reversal);
    const { user } = await ask();
    await user.click((await question()).getByRole('button', { name: 'Estornar' }));
    expect(await answer('foi: false')).toBeVisible();
    warn.mockRestore();
  });
});
