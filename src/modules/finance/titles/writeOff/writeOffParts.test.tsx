import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import type { TitleRow } from '../rules/titleRow';
import { startTitles } from '../titlesPage.test.kit';
import { WriteOffDialog } from './WriteOffDialog';
import { AccountHelper, BeforeIssue } from './WriteOffNotes';

startTitles();

const row = (id: number, over: Partial<TitleRow> = {}): TitleRow =>
  ({
    id,
    movement: 'EXPENSE',
    documentType: 'RECIBO',
    documentNumber: `A${id}`,
    number: 1,
    count: 1,
    partnerName: 'POSTO',
    issueDate: '2026-01-02',
    dueDate: addDays(today(), 10),
    value: 100_00,
    paid: 0,
    open: 100_00,
    paymentId: null,
    paymentName: '',
    penaltyRate: null,
    interestRate: null,
    discountRate: null,
    discountUntil: '',
    slipLine: '',
    partnerPixKey: '',
    writeOffs: [],
    ...over,
  }) as unknown as TitleRow;
const show = (element: React.ReactNode) =>
  openSignedIn({ routes: [{ path: '/x', element: <main>{element}</main> }], at: '/x' });
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ') ?? '';

describe('titles that are written off', () => {
  const PERIOD = { kind: 'DUE', from: today(), to: addDays(today(), 20) } as const;
  const open = (rows: readonly TitleRow[], period: object = PERIOD) => {
    backend.answers('listPaymentsToChoose', [
      { id: 1, name: 'PIX' },
      { id: 2, name: 'CARTAO DE CREDITO' },
    ]);
    backend.answers('listAccountsToChoose', [{ id: 5, name: 'CAIXA' }]);
    const onSaved = vi.fn();
    const opened = show(
      <WriteOffDialog rows={rows} onClose={vi.fn()} onSaved={onSaved} period={period as never} />,
    );
    const choose = async (field: RegExp, name: string) => {
      await opened.user.click(await screen.findByLabelText(field));
      await opened.user.click(await screen.findByRole('option', { name }));
    };
    const pay = async () => {
      await choose(/^Forma de pagamento/, 'PIX');
      await choose(/^Conta/, 'CAIXA');
      await opened.user.click(screen.getByRole('button', { name: 'Confirmar baixa' }));
      await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    };
    return { ...opened, onSaved, choose, pay };
  };

  it('are those that are open', async () => {
    open([row(1), row(2), row(3, { open: 0 })]);
    expect(await screen.findByRole('dialog', { name: 'Baixar 2 títulos' })).toBeVisible();
    expect(await screen.findByText('RECIBO A2')).toBeVisible();
    expect(screen.queryByText('RECIBO A3')).toBeNull();
  });

  it('are none any more', async () => {
    open([row(1, { open: 0 })]);
    expect(await screen.findByText('Nenhum destes títulos está em aberto.')).toBeVisible();
    expect(screen.getByText(/^Talvez já tenham sido baixados/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar baixa' })).toBeNull();
  });

  it('of both sides are not mixed', async () => {
    open([row(1), row(2, { movement: 'INCOME' })]);
    expect(await screen.findByText(/^Há títulos a pagar e a receber/)).toBeVisible();
    expect(screen.queryByText(/^Talvez já tenham/)).toBeNull();
  });

  it('are paid in whole, which may be taken back', async () => {
    backend.answers('writeOffTitle', [71]);
    backend.answers('reverseWriteOff', {});
    const { pay, onSaved, user } = open([row(1)]);
    await pay();
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(null);
    expect(callsTo('/TradeAccount/WriteOff')[0]?.body).toMatchObject({
      paymentId: 1,
      currentAccountId: 5,
      tradeAccounts: [{ installmentValue: 100 }],
    });
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(callsTo('/TradeAccount/ReverseWriteOff')).toHaveLength(1));
  });

  it('cannot be taken back where the server names no write-off; a settled one may be outside the list', async () => {
    backend.answers('writeOffTitle', {});
    const past = { kind: 'DUE', from: '2020-01-01', to: '2020-01-31' };
    const { pay, onSaved } = open([row(1)], past);
    await pay();
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(today());
    expect(await screen.findByText('Baixa registrada.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('that stay open in part are not outside the list, and say what is left', async () => {
    backend.answers('writeOffTitle', [71]);
    const past = { kind: 'DUE', from: '2020-01-01', to: '2020-01-31' };
    const { pay, onSaved, user } = open([row(1)], past);
    const value = await screen.findByLabelText('Valor a baixar de RECIBO A1');
    expect(screen.queryByText(/^Fica em aberto/)).toBeNull();
    await user.clear(value);
    await user.type(value, '60');
    expect(plain((await screen.findByText(/^Fica em aberto/)).textContent)).toBe('Fica em aberto R$ 40,00');
    await pay();
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('are paid by card without an account', async () => {
    const { choose } = open([row(1)]);
    await choose(/^Forma de pagamento/, 'CARTAO DE CREDITO');
    expect(await screen.findByLabelText(/^Cartão de crédito/)).toBeVisible();
    expect(screen.queryByLabelText(/^Conta/)).toBeNull();
  });

  it('begin as they are meant to be paid where all are alike', async () => {
    open([row(1, { paymentId: 1 }), row(2, { paymentId: 1 })]);
    await waitFor(() => expect(screen.getByLabelText(/^Forma de pagamento/)).toHaveValue('PIX'));
  });

  it('begin with no form of payment where they differ', async () => {
    open([row(1, { paymentId: 1 }), row(2, { paymentId: 2 })]);
    expect(await screen.findByLabelText(/^Forma de pagamento/)).toHaveValue('');
  });

  it.each([
    [{}, /^Nada$/],
    [{ dueDate: addDays(today(), -10) }, /^Proposta para o atraso: multa de 2%/],
    [{ dueDate: addDays(today(), -10), interestRate: 3 }, /^Proposta para o atraso pelas taxas combinadas/],
  ])('with %o propose charges: %s', async (over, words) => {
    open([row(1, over)]);
    await screen.findByText('RECIBO A1');
    expect(screen.queryByText(/^Proposta/)?.textContent ?? 'Nada').toMatch(words);
  });

  it('show with what they are paid, of expenses alone', async () => {
    const by = {
      slipLine: '00190500954014481606906809350314337370000000100',
      partnerPixKey: 'posto@pix.com',
    };
    const { router } = open([row(1, by)]);
    expect(await screen.findByText(/posto@pix\.com/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/x');
  });

  it('show no way to pay what is received', async () => {
    open([row(1, { movement: 'INCOME', partnerPixKey: 'posto@pix.com' })]);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Total a receber/)).toBeVisible();
    expect(dialog.queryByText(/posto@pix\.com/)).toBeNull();
    expect(dialog.getByLabelText(/^Data do recebimento/)).toBeVisible();
  });
});

describe('what is to be known of a payment', () => {
  function Host({ values, children }: { readonly values: object; readonly children: React.ReactNode }) {
    return <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>;
  }
  const LINES = [{ value: 30_00, discount: 0, interest: 0, penalty: 0 }];
  const text = () => plain(screen.getByRole('main').textContent).trim();
  const balance = (movement: 'EXPENSE' | 'INCOME', currentAccountId: number | null) => {
    backend.answers('listBalances', [
      { id: 4, balance: 1, currencySymbol: 'R$' },
      { id: 5, balance: 10, currencySymbol: 'US$' },
    ]);
    show(
      <Host values={{ currentAccountId, lines: LINES }}>
        <AccountHelper movement={movement} />
      </Host>,
    );
  };

  it.each([
    ['EXPENSE', 'Saldo hoje US$ 10,00; depois, -US$ 20,00'],
    ['INCOME', 'Saldo hoje US$ 10,00; depois, US$ 40,00'],
  ] as const)('is the balance of the account before and after an %s', async (movement, words) => {
    balance(movement, 5);
    await waitFor(() => expect(text()).toBe(words));
  });

  it('is that the balance is not known', async () => {
    balance('EXPENSE', 9);
    await waitFor(() => expect(text()).toBe('Saldo não disponível'));
  });

  it('is nothing before an account is chosen', async () => {
    balance('EXPENSE', null);
    await screen.findByRole('main');
    await waitFor(() => expect(callsTo('/CurrentAccount/GetBalances')).toHaveLength(1));
    expect(text()).toBe('');
  });

  it.each([
    ['2026-01-01', /anterior à emissão de RECIBO A2, 02\/01\/2026/],
    ['2026-01-02', /^$/],
    ['', /^$/],
  ])('paid on %s is that it was before the issue: %s', async (paymentDate, words) => {
    show(
      <Host values={{ paymentDate }}>
        <BeforeIssue rows={[row(1, { issueDate: '' }), row(2)]} />
      </Host>,
    );
    await screen.findByRole('main');
    expect(text()).toMatch(words);
  });
});
