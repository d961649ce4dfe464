import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { AccountNameNote } from './AccountNameNote';
import { ClosingNote, DueNote } from './CardDateNotes';
import { LoanNote } from './LoanNote';
import { Panel as LoanSchedule } from './LoanScheduleTab';

const NAMESPACES = ['finance', 'grid', 'forms', 'common', 'ui'] as const;
startDemo({ namespaces: [...NAMESPACES] });
beforeEach(() => startI18n('pt-BR', [...NAMESPACES]));
afterEach(() => {
  vi.useRealTimers();
});
const at = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) });
const show = (element: React.ReactNode) =>
  openSignedIn({ routes: [{ path: '/x', element: <main>{element}</main> }], at: '/x' });
const plain = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
const text = () => plain(screen.getByRole('main'));

describe('the days of a credit card', () => {
  const says = (closingDay: number | null, dueDay: number | null) => {
    at('2026-03-10');
    const values = { closingDay, dueDay } as never;
    const { container } = renderUi(
      <>
        <ClosingNote id={null} values={values} />
        <DueNote id={null} values={values} />
      </>,
    );
    return plain(container);
  };

  it.each([
    [null, null, ''],
    [20, null, 'Próximo fechamento: 20/03/2026.'],
    [null, 15, 'Próximo vencimento: 15/03/2026.'],
    [10, 15, 'Próximo fechamento: 10/03/2026.Próximo vencimento: 15/03/2026.'],
    [
      20,
      15,
      'Próximo fechamento: 20/03/2026.Próximo vencimento: 15/03/2026. A fatura que fecha em 20/03/2026 vence em 15/04/2026.',
    ],
  ])('closing on %s and due on %s are said: %s', (closing, due, words) => {
    expect(says(closing, due)).toBe(words);
  });
});

describe('a loan', () => {
  const TERMS = {
    principal: 1200,
    interestRate: 0,
    contractDate: '2026-01-10',
    firstDueDate: '2026-02-10',
    installments: 3,
    interval: 'MONTHLY',
    amortization: 'SAC',
    currencyId: 2,
  };
  const note = async (over: object = {}) => {
    backend.answers('listCurrencies', [
      { id: 1, name: 'REAL', symbol: 'R$' },
      { id: 2, name: 'DOLAR', symbol: 'US$' },
    ]);
    show(<LoanNote id={null} values={{ ...TERMS, ...over } as never} />);
    await screen.findByRole('main');
  };

  it('says its first and last installment and what it costs', async () => {
    await note();
    await waitFor(() =>
      expect(text()).toBe(
        'Primeira parcela: US$ 400,00 em 10/02/2026. Última: US$ 400,00 em 10/04/2026. Juros: US$ 0,00. Total: US$ 1.200,00.',
      ),
    );
  });

  it('of one installment has no last one', async () => {
    await note({ installments: 1, currencyId: 9 });
    expect(text()).toBe('Primeira parcela: 1.200,00 em 10/02/2026. Juros: 0,00. Total: 1.200,00.');
  });

  it('without its terms asks for them', async () => {
    await note({ installments: null });
    expect(text()).toMatch(/^Preencha valor, juros/);
  });

  const schedule = (over: object = {}) => {
    backend.answers('openLoan', {
      id: 3,
      name: 'CUSTEIO',
      contractNumber: '',
      creditorId: 1,
      creditorName: 'BANCO',
      currentAccountId: 1,
      currentAccountName: '',
      currencyName: 'DOLAR',
      active: true,
      createdAt: '2026-01-10T12:00:00Z',
      updatedAt: null,
      ...TERMS,
      currencySymbol: 'US$',
      ...over,
    });
    show(<LoanSchedule id={3} />);
  };

  it('shows what comes next and what is still owed', async () => {
    at('2026-03-10');
    schedule();
    expect(await screen.findByText('Próxima parcela (2 de 3)')).toBeVisible();
    expect(text()).toMatch(/Vence em 10\/03\/2026.*Saldo devedor previsto.*800,00.*Sem os juros do período/);
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3));
  });

  it('is over once its last installment was due', async () => {
    at('2026-05-10');
    schedule();
    expect(await screen.findByText('Todas as parcelas já venceram')).toBeVisible();
    expect(text()).toMatch(/Saldo devedor previsto\D*0,00/);
    expect(screen.queryByText(/^Próxima parcela/)).toBeNull();
  });

  it('has no figures without its terms', async () => {
    schedule({ principal: 0 });
    expect(await screen.findByText('Sem parcelas para mostrar')).toBeVisible();
    expect(screen.queryByText('Saldo devedor previsto')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the name of an account', () => {
  const BANKS = [
    { id: 1, name: '001 - BANCO DO BRASIL S.A.' },
    { id: 2, name: '748 - SICREDI' },
  ];
  const VALUES = { kind: 'CHECKING', bankId: 2, branch: null, number: null, name: '', kept: {} };
  function Fields() {
    const { watch, register, setValue, formState } = useFormContext();
    const { isDirty } = formState;
    useEffect(() => register('bankId') && undefined, [register]);
    return (
      <>
        <AccountNameNote id={null} values={watch() as never} />
        <input aria-label="nome" {...register('name')} />
        <input aria-label="conta" {...register('number')} />
        <button type="button" onClick={() => setValue('kind', 'CASH')}>
          caixa
        </button>
        <output>{`${String(watch('bankId'))} ${String(isDirty)}`}</output>
      </>
    );
  }
  function Host({ values }: { readonly values: object }) {
    return (
      <FormProvider {...useForm({ defaultValues: { ...VALUES, ...values } })}>
        <Fields />
      </FormProvider>
    );
  }
  const open = (values: object = {}) => {
    backend.answers('listBanksToChoose', BANKS);
    return show(<Host values={values} />);
  };
  const name = () => screen.findByLabelText('nome');

  it('follows bank and number until another is typed', async () => {
    const { user } = open();
    await waitFor(async () => expect(await name()).toHaveValue('SICREDI'));
    await user.type(screen.getByLabelText('conta'), '12');
    expect(await name()).toHaveValue('SICREDI CC 12');
    expect(screen.getByRole('status')).toHaveTextContent('2 true');
    await user.type(await name(), ' X');
    await user.type(screen.getByLabelText('conta'), '3');
    expect(await name()).toHaveValue('SICREDI CC 12 X');
  });

  it('that was given stays', async () => {
    const { user } = open({ name: 'MINHA' });
    await user.type(await screen.findByLabelText('conta'), '12');
    expect(await name()).toHaveValue('MINHA');
  });

  it('of cash has no bank', async () => {
    const { user } = open();
    await waitFor(async () => expect(await name()).toHaveValue('SICREDI'));
    await user.click(screen.getByRole('button', { name: 'caixa' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('null true'));
    expect(await name()).toHaveValue('');
  });
});
