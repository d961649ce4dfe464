import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useForm, useFormContext } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { startTitles } from '../titlesPage.test.kit';
import { RecurrenceFields, TermsFields } from './TermsFields';
import { ValueFields } from './ValueFields';

startTitles();

function Host({ values, children }: { readonly values: FieldValues; readonly children: ReactNode }) {
  const form = useForm({ defaultValues: values });
  return <FormProvider {...form}>{children}</FormProvider>;
}
/** Takes back the number of installments that the form has. */
function InTwoParts() {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('count', 2)}>
      em duas parcelas
    </button>
  );
}
const show = (values: FieldValues, fields: ReactNode) =>
  openSignedIn({ routes: [{ path: '/x', element: <Host values={values}>{fields}</Host> }], at: '/x' });

describe('a document that comes again', () => {
  const USUAL = { count: 1, recurrence: 0, times: 12, total: 150_000, firstDue: '2026-01-31' };
  const open = (values: object) =>
    show(
      { ...USUAL, ...values },
      <>
        <RecurrenceFields />
        <InTwoParts />
      </>,
    );
  const times = () => screen.queryByLabelText(/^Vezes, com esta/);

  it('says how many there are and when the last is due', async () => {
    const { user } = open({ recurrence: 2, times: 3 });
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^3 documentos de R\$\s1\.500,00 cada; o último vence em 31\/05\/2026\.$/,
    );
    expect(times()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'em duas parcelas' }));
    expect(times()).toBeNull();
    expect(screen.queryByLabelText(/^Repetição/)).toBeNull();
  });

  it('asks for no number while it does not', async () => {
    open({});
    expect(await screen.findByLabelText(/^Repetição/)).toBeVisible();
    expect(times()).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['one time', { times: 1 }],
    ['no times', { times: null }],
    ['no total', { total: null }],
    ['no first day', { firstDue: '' }],
  ])('promises nothing with %s', async (_, values) => {
    open({ recurrence: 1, ...values });
    expect(await screen.findByLabelText(/^Vezes, com esta/)).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('asks for the days of a discount once there is one', async () => {
  const { user } = show({ penaltyRate: null, interestRate: null, discountRate: null }, <TermsFields />);
  const rate = await screen.findByLabelText(/^Desconto antecipado/);
  const days = () => screen.queryByLabelText(/^Dias antes do vencimento/);
  expect(days()).toBeNull();
  await user.type(rate, '5');
  expect(days()).toBeVisible();
});

describe('the value of a document', () => {
  const currencies = {
    options: [
      { id: 1, name: 'REAL', currencyCode: 'BRL' },
      { id: 2, name: 'DOLAR', currencyCode: 'USD' },
    ],
    loading: false,
    failed: false,
    onRetry: vi.fn(),
  };
  const open = (values: object) => {
    const onTotal = vi.fn();
    const usual = { currencyId: 1, currencyValue: null, quotation: null, total: 5000 };
    return {
      ...show({ ...usual, ...values }, <ValueFields currencies={currencies} onTotal={onTotal} />),
      onTotal,
    };
  };
  const total = () => screen.findByLabelText(/^Valor total/);
  const choose = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(screen.getByRole('combobox', { name: /^Moeda/ }));
    await user.click(await screen.findByRole('option', { name }));
  };

  it('is typed in reais, and computed of another currency', async () => {
    const { user, onTotal } = open({});
    expect(await total()).not.toHaveAttribute('readonly');
    expect(screen.queryByLabelText(/^Cotação/)).toBeNull();
    await choose(user, 'DOLAR');
    expect(await total()).toHaveAttribute('readonly');
    expect(await total()).toHaveValue('');
    await user.type(screen.getByLabelText(/^Valor em DOLAR/), '100');
    await user.type(screen.getByLabelText(/^Cotação/), '5,25');
    expect(await total()).toHaveValue('525,00');
    expect(onTotal).toHaveBeenCalled();
  });

  it('stays as it is when the document turns to reais', async () => {
    const { user, onTotal } = open({ currencyId: 2, currencyValue: 1000, quotation: 5 });
    await screen.findByLabelText(/^Cotação/);
    await choose(user, 'REAL');
    expect(screen.queryByLabelText(/^Cotação/)).toBeNull();
    expect(await total()).toHaveValue('50,00');
    expect(onTotal).not.toHaveBeenCalled();
  });

  it('names a currency that the list does not have as the document’s own', async () => {
    open({ currencyId: 9, currencyValue: 1000, quotation: 5 });
    expect(await screen.findByLabelText(/^Valor em /)).toHaveValue('10,00');
    expect(screen.queryByLabelText(/^Valor em DOLAR/)).toBeNull();
  });
});
