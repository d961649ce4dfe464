import { configure, screen, waitFor, within } from '@testing-library/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { AppForm } from '@/platform/forms/AppForm';
import { useAppForm } from '@/platform/forms/useAppForm';
import { emptyEntry, type InvoiceEntry, newApportionment, newItem, newPayment } from '../invoiceEntry';
import type { InvoiceProblem } from '../invoiceChecks';
import { ApportionmentLines } from './ApportionmentLines';
import { EntryBar } from './EntryBar';
import { EntryContext, type EntryContextValue } from './entryContext';
import { HeadFields } from './HeadFields';
import { ItemLines } from './ItemLines';
import { PaymentLines } from './PaymentLines';
import { ProblemList } from './ProblemList';
import { problemText } from './problemMessage';

configure({ defaultHidden: true });
startDemo({ namespaces: ['invoices', 'common', 'forms', 'ui'] });

const PARTS = { head: HeadFields, items: ItemLines, shares: ApportionmentLines, payments: PaymentLines };

interface Shown {
  readonly parts: readonly (keyof typeof PARTS)[];
  readonly context?: Partial<EntryContextValue>;
  readonly problems?: readonly InvoiceProblem[];
}

/** What the form holds, and what of it was changed, for the test to read. */
function EntryNow() {
  const { getValues, formState } = useFormContext<InvoiceEntry>();
  useWatch<InvoiceEntry>();
  return (
    <>
      <output aria-label="now">{JSON.stringify(getValues())}</output>
      <output aria-label="changed">{JSON.stringify(formState.dirtyFields)}</output>
    </>
  );
}

function Entry({ entry, parts, context, problems = [] }: Shown & { readonly entry: InvoiceEntry }) {
  const form = useAppForm<InvoiceEntry>({
    schema: () => import('../entrySchema').then((file) => file.entrySchema),
    defaultValues: entry,
  });
  const value = {
    customerId: 1,
    readOnly: false,
    readByAi: new Set<string>(),
    confirm: () => undefined,
    ...context,
  };
  return (
    <AppForm form={form} onSubmit={() => Promise.resolve()}>
      <EntryContext value={value}>
        <ProblemList form={form} problems={problems} attempt={0} />
        {parts.map((part) => {
          const Part = PARTS[part];
          return <Part key={part} />;
        })}
        <EntryBar>
          <button type="submit">ok</button>
        </EntryBar>
      </EntryContext>
      <EntryNow />
    </AppForm>
  );
}

function open(entry: Partial<InvoiceEntry>, shown: Shown) {
  const element = <Entry entry={{ ...emptyEntry(), ...entry }} {...shown} />;
  const { user } = openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  return {
    user,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    type: async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.type(field, text);
      await user.tab();
    },
  };
}
const entryNow = () => JSON.parse(screen.getByRole('status', { name: 'now' }).textContent) as InvoiceEntry;
const changed = (): unknown => JSON.parse(screen.getByRole('status', { name: 'changed' }).textContent);
const box = (name: RegExp, at = 0) => screen.getAllByRole('textbox', { name })[at] as HTMLElement;
const line = (name: string) => within(screen.getByRole('listitem', { name }));
const share = (over: Partial<InvoiceEntry['apportionments'][number]> = {}) =>
  newApportionment({ farmId: 1, ...over });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const shows = (text: string) => screen.getByText(text);

describe('items', () => {
  const item = { ...newItem(), description: 'ADUBO', totalValue: 3_000 };

  it('are worth quantity times price, and make the total with all that hangs on it', async () => {
    const { type, press } = open(
      {
        totalValue: 1_000,
        retainedValue: 1_050,
        items: [item],
        apportionments: [share({ percentage: 100, value: 1_000 })],
        payments: [newPayment({ value: 1_000 })],
      },
      { parts: ['items'] },
    );
    await type(box(/^Quantidade/), '2');
    expect(entryNow().items[0]?.totalValue).toBe(3_000);
    await type(box(/^Preço unit/), '50,255');
    await waitFor(() => expect(entryNow().items[0]?.totalValue).toBe(10_051));
    await press('Usar como total');
    expect(entryNow()).toMatchObject({
      totalValue: 10_051,
      apportionments: [{ value: 10_051 }],
      payments: [{ value: 9_001 }],
    });
    expect(changed()).toMatchObject({
      items: [{ totalValue: true }],
      totalValue: true,
      apportionments: [{ value: true }],
      payments: [{ value: true }],
    });
    expect(screen.queryByRole('button', { name: 'Usar como total' })).toBeNull();
  });

  it('are added, copied under their own line and taken out', async () => {
    const { press } = open({ totalValue: 3_000, items: [item] }, { parts: ['items'] });
    await press('Duplicar item 1');
    expect(entryNow().items.map(({ totalValue }) => totalValue)).toEqual([3_000, 3_000]);
    expect(line('item 2').getByRole('textbox', { name: /^Descrição/ })).toHaveFocus();
    await press('Adicionar item');
    expect(entryNow().items[2]?.description).toBeNull();
    expect(line('item 3').getByRole('textbox', { name: /^Descrição/ })).toHaveFocus();
    await press('Excluir item 3');
    await waitFor(() => expect(line('item 2').getByRole('textbox', { name: /^Descrição/ })).toHaveFocus());
    await press('Excluir item 1');
    await waitFor(() => expect(line('item 1').getByRole('textbox', { name: /^Descrição/ })).toHaveFocus());
    await press('Excluir item 1');
    expect(screen.getByText(/^Nenhum item/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Itens' })).toHaveFocus());
    expect(screen.queryByText(/^Soma/)).toBeNull();
  });
});

describe('shares', () => {
  it('a percentage leads the value, the value the percentage', async () => {
    const { type } = open({ totalValue: 20_000, apportionments: [share()] }, { parts: ['shares'] });
    await type(box(/^Percentual/), '25');
    await waitFor(() => expect(entryNow().apportionments[0]).toMatchObject({ percentage: 25, value: 5_000 }));
    await type(box(/^Valor/), '150,00');
    await waitFor(() =>
      expect(entryNow().apportionments[0]).toMatchObject({ percentage: 75, value: 15_000 }),
    );
    expect(screen.queryByRole('button', { name: 'Dividir por igual' })).toBeNull();
  });

  it('without a total neither leads the other', async () => {
    const { type } = open({ totalValue: null, apportionments: [share()] }, { parts: ['shares'] });
    await type(box(/^Percentual/), '25');
    await type(box(/^Valor/), '150,00');
    expect(entryNow().apportionments[0]).toMatchObject({ percentage: 25, value: 15_000 });
  });

  it('a new one takes what is left, and nothing where nothing is', async () => {
    const { press } = open(
      { totalValue: 10_000, apportionments: [share({ percentage: 33.33, value: 3_333 })] },
      { parts: ['shares'] },
    );
    await press('Adicionar rateio');
    expect(entryNow().apportionments[1]).toMatchObject({ percentage: 66.67, value: 6_667 });
    await press('Adicionar rateio');
    expect(entryNow().apportionments[2]).toMatchObject({ percentage: 0, value: 0 });
  });

  it('the first takes all, its value open while the total is', async () => {
    const { press } = open({ totalValue: null }, { parts: ['shares'] });
    await press('Adicionar rateio');
    expect(entryNow().apportionments).toMatchObject([{ percentage: 100, value: null }]);
  });

  it('are made alike, or by the hectares of their cost centers', async () => {
    const centers = (areas: readonly (number | null)[]) =>
      areas.map((usefulAreaSize, at) => ({ id: 70 + at, name: `T${at}`, usefulAreaSize }));
    backend.answers('listInvoiceCenters', centers([30, 10, null]));
    const { press } = open(
      {
        totalValue: 10_000,
        apportionments: [share({ costCenterId: 70 }), share({ costCenterId: 71 })],
      },
      { parts: ['shares'] },
    );
    await waitFor(() =>
      expect(screen.getAllByRole('combobox', { name: /^Centro de custo/ })[0]).toHaveValue('T0'),
    );
    await press('Dividir por igual');
    expect(entryNow().apportionments.map(({ percentage, value }) => [percentage, value])).toEqual([
      [50, 5_000],
      [50, 5_000],
    ]);
    await press('Dividir por área');
    expect(entryNow().apportionments.map(({ percentage, value }) => [percentage, value])).toEqual([
      [75, 7_500],
      [25, 2_500],
    ]);
  });

  it('are not made by area where one is not known, and that is said', async () => {
    const { press } = open(
      { totalValue: 10_000, apportionments: [share({ percentage: 50 }), share({ percentage: 50 })] },
      { parts: ['shares'] },
    );
    await press('Dividir por área');
    expect(
      await screen.findByText('O centro de custo do rateio 1 não tem área informada.'),
    ).toBeInTheDocument();
    expect(entryNow().apportionments.map(({ percentage }) => percentage)).toEqual([50, 50]);
  });

  it('another farm leaves no cost center of the former one; the sum says what is missing', async () => {
    const { user } = open(
      {
        totalValue: 10_000,
        apportionments: [share({ farmId: 1, costCenterId: 3, percentage: 40, value: 4_000 })],
      },
      { parts: ['shares'] },
    );
    expect(shows('Soma: R$ 40,00 · diferença: R$ 60,00')).toBeInTheDocument();
    const farm = screen.getByRole('combobox', { name: /^Propriedade/ });
    await waitFor(() => expect(farm).not.toHaveValue(''));
    await user.clear(farm);
    await user.tab();
    await waitFor(() =>
      expect(entryNow().apportionments[0]).toMatchObject({ farmId: null, costCenterId: null }),
    );
  });
});

describe('payments', () => {
  it('a new one pays what is left of what is to be paid', async () => {
    const { press } = open(
      { totalValue: 10_000, retainedValue: 1_000, payments: [newPayment({ value: 4_000 })] },
      { parts: ['payments'] },
    );
    expect(shows('Soma: R$ 40,00 · diferença: R$ 50,00')).toBeInTheDocument();
    await press('Adicionar parcela');
    expect(entryNow().payments.map(({ value }) => value)).toEqual([4_000, 5_000]);
    expect(shows('Soma: R$ 90,00')).toBeInTheDocument();
    await press('Adicionar parcela');
    expect(entryNow().payments[2]?.value).toBe(0);
    expect(screen.queryByRole('checkbox', { name: /^Documento sem pagamento/ })).toBeNull();
  });

  it('are none where it is said so; who adds one says that there is one', async () => {
    const { user, press } = open({ totalValue: 10_000 }, { parts: ['payments'] });
    await user.click(screen.getByRole('checkbox', { name: /^Documento sem pagamento/ }));
    expect(entryNow().withoutPayment).toBe(true);
    await press('Adicionar parcela');
    expect(entryNow()).toMatchObject({ withoutPayment: false, payments: [{ value: 10_000 }] });
  });

  it('without a total a new one is open', async () => {
    const { press } = open({ totalValue: null }, { parts: ['payments'] });
    await press('Adicionar parcela');
    expect(entryNow().payments).toMatchObject([{ value: null }]);
    expect(shows('Soma: R$ 0,00')).toBeInTheDocument();
  });

  it('two payments stay when the total changes, one follows it and what is retained', async () => {
    const { type } = open(
      { totalValue: 10_000, payments: [newPayment({ value: 10_000 })] },
      { parts: ['head', 'payments'] },
    );
    await type(box(/^Valor total/), '200,00');
    await waitFor(() => expect(entryNow().payments[0]?.value).toBe(20_000));
    await type(box(/^Retenções/), '50,00');
    await waitFor(() => expect(entryNow().payments[0]?.value).toBe(15_000));
  });
});

it('the key loses its blanks, and a chosen partner brings name and document', async () => {
  backend.answers('listInvoicePartners', [
    { id: 7, name: 'AGROINSUMOS', document: '11222333000181' },
    { id: 8, name: 'FEIRA' },
  ]);
  const { user, type } = open({ partnerDocument: '52998224725' }, { parts: ['head'] });
  await type(box(/^Chave de acesso/), '4126 1112 ABC3');
  await waitFor(() => expect(entryNow().accessKey).toBe('41261112ABC3'));
  const partner = screen.getByRole('combobox', { name: /^Parceiro cadastrado/ });
  await user.click(partner);
  await user.click(await screen.findByRole('option', { name: 'FEIRA' }));
  // Without a document of its own it leaves the typed one.
  expect(entryNow()).toMatchObject({ partnerId: 8, partnerName: 'FEIRA', partnerDocument: '52998224725' });
  await user.click(partner);
  await user.clear(partner);
  await user.click(await screen.findByRole('option', { name: 'AGROINSUMOS' }));
  expect(entryNow()).toMatchObject({
    partnerId: 7,
    partnerName: 'AGROINSUMOS',
    partnerDocument: '11222333000181',
  });
  expect(changed()).toMatchObject({
    accessKey: true,
    partnerId: true,
    partnerName: true,
    partnerDocument: true,
  });
});

describe('what only is looked at', () => {
  it('is not changed: there is nothing to press', () => {
    open(
      { items: [newItem()], apportionments: [share(), share()], payments: [newPayment()] },
      { parts: ['items', 'shares', 'payments'], context: { readOnly: true, readByAi: new Set(['items']) } },
    );
    for (const name of [
      /^Adicionar/,
      /^Duplicar/,
      /^Excluir/,
      /^Dividir/,
      /^Usar como/,
      'Modelos',
      /^Confirmar/,
    ])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText('Lido pela IA')).toBeInTheDocument();
  });
});

describe('what the AI has read', () => {
  it('is marked until it is confirmed, and stands in the list of what is open', async () => {
    const confirm = vi.fn<(names: readonly string[]) => void>();
    const { press } = open(
      { confirmedFields: ['series'] },
      {
        parts: ['head', 'items'],
        context: { confirm, readByAi: new Set(['series', 'documentNumber', 'items']) },
      },
    );
    expect(
      screen.getByRole('heading', { name: 'Falta resolver 2 pontos para concluir' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar Série' })).toBeNull();
    await press('Confirmar Número');
    await press('Confirmar Itens');
    expect(confirm.mock.calls).toEqual([[['documentNumber']], [['items']]]);
    await press('Número: lido pela IA, ainda sem confirmação.');
    expect(box(/^Número/)).toHaveFocus();
    await press('Itens: lido pela IA, ainda sem confirmação.');
    expect(screen.getByRole('region', { name: 'Itens' })).toHaveFocus();
  });
});

it('the foot says of each list how many lines it has and whether they are right, and leads there', async () => {
  const { press, type } = open(
    {
      totalValue: 100,
      items: [{ ...newItem(), description: 'A', totalValue: 100 }],
      payments: [newPayment()],
    },
    { parts: ['head', 'items', 'payments'] },
  );
  const sign = (list: RegExp, icon: string) =>
    within(screen.getByRole('button', { name: list })).queryByTestId(`${icon}OutlinedIcon`);
  expect(sign(/^Ir para Itens/, 'Check')).toBeInTheDocument();
  expect(sign(/^Ir para Itens/, 'WarningAmber')).toBeNull();
  expect(sign(/^Ir para Pagamento/, 'WarningAmber')).toBeInTheDocument();
  expect(sign(/^Ir para Pagamento/, 'Check')).toBeNull();
  await press('Ir para Itens: 1 linha, completa');
  expect(screen.getByRole('region', { name: 'Itens' })).toHaveFocus();
  expect(
    screen.getByRole('button', { name: 'Ir para Pagamento: 1 linha, falta resolver' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Ir para Rateio/ })).toBeInTheDocument();
  expect(screen.queryByText(/não salv/i)).toBeNull();
  await type(box(/^Número/), '12');
  expect(screen.getByText(/não salv/i)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Falta resolver/ })).toBeNull();
});

it.each<[InvoiceProblem, string]>([
  [{ key: 'apportionmentPercent', field: 'apportionments', sum: 66.66, wanted: 100 }, '66,66'],
  [{ key: 'paymentsSum', field: 'payments', sum: 100_00, wanted: 120_00 }, '120,00'],
  [{ key: 'itemDescription', field: 'items.1.description', line: 2 }, '2'],
])('%o is said with its figures', (problem, figure) => {
  let words = '';
  problemText(
    problem,
    ((_key: string, values: object) => (words = Object.values(values).join(' '))) as never,
  );
  expect(plain(words)).toContain(figure);
});
