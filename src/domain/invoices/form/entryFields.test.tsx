import { configure, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { AppForm } from '@/platform/forms/AppForm';
import { useAppForm } from '@/platform/forms/useAppForm';
import { type InvoiceEntry, newItem } from '../invoiceEntry';
import { wholeEntry } from '../wholeEntry.test.kit';
import { EntryContext, type EntryContextValue } from './entryContext';
import { HeadFields } from './HeadFields';
import { ItemLines } from './ItemLines';
import { PaymentLines } from './PaymentLines';
import { useLiveProblems } from './useLiveProblems';
import { backend } from '../../../../mocks/faults/backend';

configure({ defaultHidden: true });
startDemo({ namespaces: ['invoices', 'common', 'forms', 'ui'] });

const ENTRY: EntryContextValue = {
  customerId: 1,
  readOnly: false,
  readByAi: new Set(),
  confirm: () => undefined,
};

/** The fields of an entry that is never whole enough to be finished. */
function Entry({
  entry,
  context = ENTRY,
}: {
  readonly entry: InvoiceEntry;
  readonly context?: EntryContextValue | null;
}) {
  const [attempt, setAttempt] = useState(0);
  const form = useAppForm<InvoiceEntry>({
    schema: () => import('../entrySchema').then((file) => file.entrySchema),
    defaultValues: entry,
  });
  useLiveProblems(form, attempt);
  const refuse = () => {
    setAttempt((count) => count + 1);
    throw { kind: 'cancelled' };
  };
  const fields = (
    <>
      <HeadFields />
      <ItemLines />
      <PaymentLines />
    </>
  );
  return (
    <AppForm form={form} onSubmit={refuse}>
      {context === null ? fields : <EntryContext value={context}>{fields}</EntryContext>}
      <button type="submit">Finalizar</button>
    </AppForm>
  );
}

function open(entry: Partial<InvoiceEntry>) {
  const element = <Entry entry={wholeEntry(entry)} />;
  return openSignedIn({ routes: [{ path: '/x', element }], at: '/x' }).user;
}
const box = (name: RegExp) => screen.getByRole('textbox', { name });
/** What stands in red at a field; nothing where nothing is wrong with it. */
const complaintAt = (field: HTMLElement) =>
  field.getAttribute('aria-invalid') === 'true'
    ? (document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
    : '';
const finish = () => screen.getByRole('button', { name: 'Finalizar' });

it('says at each field what stands against it, from the first attempt on and as long as it does', async () => {
  const user = open({ documentNumber: null, issueDate: '2026-12-20' });
  const [number, issued, due] = [box(/^Número/), box(/^Data de emissão/), box(/^Vencimento/)];
  expect(complaintAt(number)).toBe('');
  expect(complaintAt(due)).toBe('');
  await user.click(finish());
  await waitFor(() => expect(complaintAt(number)).toBe('Informe o número do documento.'));
  expect(complaintAt(due)).toMatch(/vencimento/);
  expect(complaintAt(issued)).toBe('');

  // Mended in another field than the one that says it.
  await user.clear(issued);
  await user.type(issued, '01122026');
  await waitFor(() => expect(complaintAt(due)).toBe(''));
  expect(complaintAt(number)).toBe('Informe o número do documento.');
  await user.type(number, '4411');
  await waitFor(() => expect(complaintAt(number)).toBe(''));

  // What is wrong again says so again.
  await user.clear(issued);
  await user.type(issued, '20122026');
  await waitFor(() => expect(complaintAt(due)).toMatch(/vencimento/));
});

it('keeps a problem at its field until the typed value solves it', async () => {
  const user = open({ partnerDocument: '112223330001' });
  const taxNumber = box(/^CPF ou CNPJ/);
  await user.click(finish());
  const complaint = 'CPF ou CNPJ do emissor ausente ou inválido.';
  await waitFor(() => expect(complaintAt(taxNumber)).toBe(complaint));
  await user.type(taxNumber, '8');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(taxNumber).toHaveValue('11.222.333/0001-8');
  expect(complaintAt(taxNumber)).toBe(complaint);
  await user.type(taxNumber, '1');
  await waitFor(() => expect(complaintAt(taxNumber)).toBe(''));
});

it('chooses the partner whose CPF or CNPJ is typed, and none for an unknown one or none', async () => {
  backend.answers('listInvoicePartners', [
    { id: 6, name: 'FEIRA SEM CADASTRO', document: '' },
    { id: 7, name: 'AGROINSUMOS DO OESTE LTDA', document: '11222333000181' },
    { id: 8, name: 'AEROAGRICOLA CAMPOS ALTOS LTDA', document: '12ABC34501DE35' },
  ]);
  const user = open({ partnerId: 7, partnerName: 'AGROINSUMOS', partnerDocument: '11222333000181' });
  const partner = screen.getByRole('combobox', { name: /^Parceiro cadastrado/ });
  await waitFor(() => expect(partner).toHaveValue('AGROINSUMOS DO OESTE LTDA'));
  const [taxNumber, name] = [box(/^CPF ou CNPJ/), box(/^Nome do emissor/)];
  await user.clear(taxNumber);
  await waitFor(() => expect(partner).toHaveValue(''));
  expect(name).toHaveValue('AGROINSUMOS');
  await user.type(taxNumber, '12abc34501de35');
  await waitFor(() => expect(partner).toHaveValue('AEROAGRICOLA CAMPOS ALTOS LTDA'));
  expect(name).toHaveValue('AEROAGRICOLA CAMPOS ALTOS LTDA');

  // Of an issuer that is no partner the user has the name.
  await user.clear(taxNumber);
  await user.type(taxNumber, '52998224725');
  expect(partner).toHaveValue('');
  expect(name).toHaveValue('AEROAGRICOLA CAMPOS ALTOS LTDA');
});

it('warns of a day of issue that is still to come, and lets it stand', async () => {
  const user = open({ issueDate: '2020-12-20' });
  expect(screen.queryByText(/ainda não chegou/)).toBeNull();
  await user.clear(box(/^Data de emissão/));
  await user.type(box(/^Data de emissão/), '20122099');
  expect(await screen.findByText(/A emissão, 20\/12\/2099, ainda não chegou/)).toBeVisible();
});

it('marks what the AI has read, and nothing else, until it is confirmed', async () => {
  const confirm = vi.fn();
  const context = { ...ENTRY, readByAi: new Set(['documentNumber', 'issueDate']), confirm };
  const entry = wholeEntry({ confirmedFields: ['issueDate'] });
  const { user } = openSignedIn({
    routes: [{ path: '/x', element: <Entry entry={entry} context={context} /> }],
    at: '/x',
  });
  const [button, ...others] = await screen.findAllByRole('button', { name: /^Confirmar/ });
  expect(others).toEqual([]);
  expect(button).toHaveAccessibleName(/N.mero/);
  if (button) await user.click(button);
  expect(confirm.mock.calls).toEqual([[['documentNumber']]]);
});

it('is only read where nothing says whose it is', async () => {
  openSignedIn({
    routes: [{ path: '/x', element: <Entry entry={wholeEntry()} context={null} /> }],
    at: '/x',
  });
  expect(await screen.findByRole('textbox', { name: /^Série/ })).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: /^Adicionar/ })).toBeNull();
});

describe('the lists of an entry', () => {
  const LISTS = ['Expenditures', 'PaymentForms', 'BankAccounts', 'Partners'].map(
    (list) => `/Invoice/Get${list}ForSelect`,
  );
  const requested = () => LISTS.map((path) => callsTo(path).map(({ query }) => query['customerId']));
  const show = (customerId: number | undefined) => {
    const element = <Entry entry={wholeEntry({ items: [newItem()] })} context={{ ...ENTRY, customerId }} />;
    openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  };

  it('are those of the customer whose invoice it is', async () => {
    show(1);
    await waitFor(() => expect(requested().flat()).toEqual(['1', '1', '1', '1']));
  });

  it('are not requested while no customer is known', async () => {
    show(undefined);
    await screen.findByRole('button', { name: 'Finalizar' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requested().flat()).toEqual([]);
  });
});
