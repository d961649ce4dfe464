import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as OccurrencesPage } from './pages/OccurrencesPage';

vi.setConfig({ testTimeout: 180_000 });

startDemo({
  routes: financeRoutes,
  namespaces: ['common', 'ui', 'grid', 'forms', 'register', 'finance', 'financeOccurrences'],
});

const BASE = '/financeiro/ocorrencia';
const open = (path: string) =>
  openSignedIn({ routes: [{ path: `${BASE}/:id?`, element: <OccurrencesPage /> }], at: BASE + path });

it('says what a transfer will do, does it, and takes it back as a whole', async () => {
  const { user } = open('/transferencia?registro=novo');
  const form = within(await screen.findByRole('dialog', { name: 'Nova transferência' }));
  const paste = async (label: RegExp, text: string) => {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  };
  const choose = async (label: RegExp, at: number) => {
    await user.click(form.getByRole('combobox', { name: label }));
    const option = (await screen.findAllByRole('option'))[at];
    if (option) await user.click(option);
  };
  await paste(/^Data/, '20112026');
  await paste(/^Valor/, '1500,00');
  await choose(/^Conta de origem/, 0);
  await choose(/^Conta de destino/, 0);
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect((await form.findAllByText('A conta de destino precisa ser outra.'))[0]).toBeVisible();
  await choose(/^Conta de destino/, 1);
  expect(await form.findByText(/^Sai R\$\s1\.500,00 de/)).toBeVisible();
  expect(form.getByText(/transferência própria não é receita nem despesa/)).toBeVisible();
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  const lines = () =>
    demo.world.finance.statementLines
      .filter(({ occurrenceId }) => occurrenceId !== undefined)
      .map(({ amount }) => amount);
  await waitFor(() => expect(lines()).toEqual([-1500, 1500]));
  const [newest] = await screen.findAllByRole('button', { name: 'Estornar' });
  if (newest) await user.click(newest);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Estornar' }));
  await waitFor(() => expect(lines()).toEqual([]));
});

it('refuses a day on which the account or the balance is closed, beside the date, and keeps what was typed', async () => {
  const { banking, balanceClosings, currentAccounts } = demo.world.finance;
  const account = currentAccounts
    .filter((row) => row.customerId === 1)
    .toSorted((a, b) => a.name.localeCompare(b.name))[0];
  if (!account) throw new Error('the demo has no account');
  for (const row of banking.closings.all()) banking.closings.remove(row.id);
  banking.closings.insert({ customerId: 1, currentAccountId: account.id, date: '2026-11-20' });
  const { user } = open('/aporte-e-retirada?registro=novo');
  const form = within(await screen.findByRole('dialog'));
  const paste = async (label: RegExp, text: string) => {
    await user.click(form.getByLabelText(label));
    await user.clear(form.getByLabelText(label));
    await user.paste(text);
  };
  const choose = async (label: RegExp, name?: string) => {
    await user.click(form.getByRole('combobox', { name: label }));
    const options = await screen.findAllByRole('option');
    const option = name ? options.find(({ textContent }) => textContent === name) : options[0];
    if (option) await user.click(option);
  };
  await paste(/^Data/, '20112026');
  await choose(/^Tipo/);
  await paste(/^Valor/, '1500,00');
  await choose(/^Conta/, account.name);
  await choose(/^Produtor/);
  const reason = `A conta ${account.name} está conferida até 20/11/2026`;
  expect(await form.findByText(`${reason}: escolha um dia posterior.`)).toBeVisible();
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect((await form.findAllByText(`${reason}.`))[0]).toBeVisible();
  balanceClosings.insert({ customerId: 1, date: '2026-11-21', lines: [], userName: 'ANA' } as never);
  await paste(/^Data/, '21112026');
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect((await form.findAllByText('O balanço está fechado até 21/11/2026.'))[0]).toBeVisible();
  expect(form.getByLabelText(/^Valor/)).toHaveValue('1.500,00');
});

it('says what refers to a contract, with the way there', async () => {
  const { occurrences, contracts, loads } = demo.world.finance;
  const row = occurrences.filter(
    (each) => each.kind === 'CONTRACT' && each.customerId === 1 && !each.reversed,
  )[0];
  const contract = contracts.filter((each) => each.customerId === 1)[0];
  const [load] = loads.filter((each) => each.customerId === 1);
  if (!contract || !load) throw new Error('the demo has no contract or load');
  for (const { id, contractId } of loads.all())
    if (contractId !== null) loads.update(id, { contractId: null });
  loads.update(load.id, { contractId: contract.id });
  const key =
    row?.id ??
    occurrences.insert({
      ...occurrences.all()[0],
      kind: 'CONTRACT',
      customerId: 1,
      number: 'C-77',
      reversed: false,
    } as never).id;
  occurrences.update(key, { agreementId: contract.id });
  for (const each of occurrences.all()) if (each.id !== key) occurrences.remove(each.id);
  const { user } = open('/contrato');
  const [uses] = await screen.findAllByRole('button', { name: 'Quem usa?' });
  if (uses) await user.click(uses);
  const dialog = within(await screen.findByRole('dialog', { name: /^Quem usa/ }));
  expect(await dialog.findByText('Romaneios: 1')).toBeVisible();
  expect(dialog.getByRole('link', { name: String(load.number) })).toHaveAttribute(
    'href',
    `/romaneio?registro=${load.id}`,
  );
});

it('exchanges no product for itself', async () => {
  const { user } = open('/permuta?registro=novo');
  const form = within(await screen.findByRole('dialog', { name: 'Nova permuta' }));
  const choose = async (label: RegExp, at: number) => {
    await user.click(form.getByRole('combobox', { name: label }));
    const option = (await screen.findAllByRole('option'))[at];
    if (option) await user.click(option);
  };
  await choose(/^Produto entregue/, 0);
  await choose(/^Produto recebido/, 0);
  await user.click(form.getByRole('button', { name: /^Salvar/ }));
  expect((await form.findAllByText('O produto recebido precisa ser outro.'))[0]).toBeVisible();
  await choose(/^Produto recebido/, 1);
  await waitFor(() =>
    expect(form.queryByText('O produto recebido precisa ser outro.')).not.toBeInTheDocument(),
  );
});
