import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { financeRoutes } from '../financeRoutes';
import { Component as Page } from './BalancePage';
import { backend } from '../../../../mocks/faults/backend';

const drafts = startDemo({
  routes: financeRoutes,
  namespaces: ['financeBalance', 'grid', 'forms', 'common', 'ui'],
});

const open = (search = '') =>
  openSignedIn({
    routes: [{ path: '/balanco-contabil', element: <Page /> }],
    at: `/balanco-contabil${search}`,
  });
const figure = async (name: string) => screen.findByRole('group', { name });
const answer = (more: object = {}) => ({
  date: today(),
  closed: null,
  closedUntil: null,
  lines: [
    { lineKey: 'CASH', section: 'CURRENT_ASSETS', value: 850_000 },
    { lineKey: 'ASSET_MACHINE', section: 'LONG_ASSETS', value: 4_150_000 },
    { lineKey: 'PAYABLES_SHORT', section: 'CURRENT_LIABILITIES', value: 500_000 },
    { lineKey: 'LOANS_LONG', section: 'LONG_LIABILITIES', value: 1_000_000 },
  ],
  adjustments: [],
  ...more,
});

it('tells both sides, equal, with ratios; each line leads to its source', async () => {
  backend.answers('readBalance', answer());
  open();
  expect(await figure('Patrimônio líquido')).toHaveTextContent('3.500.000,00');
  expect(await figure('Liquidez corrente')).toHaveTextContent('1,70');
  expect(await figure('Endividamento')).toHaveTextContent('30,0%');
  expect(await figure('Dívida de curto prazo')).toHaveTextContent('33,3%');
  const sides = ['Ativo', 'Passivo e patrimônio líquido'].map((name) => screen.getByRole('table', { name }));
  for (const side of sides) expect(within(side).getAllByRole('row').at(-1)).toHaveTextContent('5.000.000,00');
  expect(screen.getByRole('link', { name: 'Máquinas' })).toHaveAttribute('href', '/patrimonio/maquinas');
});

it('the demo’s own balance is adjusted for a reason, closed, and opened again', async () => {
  const { user } = open();
  const before = (await figure('Patrimônio líquido')).textContent;
  await user.click(screen.getByRole('button', { name: 'Novo ajuste' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: /Grupo/ }));
  await user.click(await screen.findByRole('option', { name: 'Ativo circulante' }));
  await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'ADIANTAMENTO A FORNECEDOR');
  await user.type(within(dialog).getByRole('textbox', { name: /^Valor/ }), '1500,00');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect((await within(dialog).findAllByText(/obrigatório/i)).length).toBeGreaterThan(0);
  await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'PAGO SEM NOTA');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('ADIANTAMENTO A FORNECEDOR')).toBeInTheDocument();
  expect((await figure('Patrimônio líquido')).textContent).not.toBe(before);
  expect(callsTo('/AccountingBalance/CreateAdjustment').at(-1)?.body).toMatchObject({
    section: 'CURRENT_ASSETS',
    value: 1500,
    reason: 'PAGO SEM NOTA',
  });

  await user.click(screen.getByRole('button', { name: 'Fechar data' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fechar data' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Reabrir data' }));
  expect(callsTo('/AccountingBalance/Close').map(({ body }) => body)).toEqual([
    { date: today(), close: true, reason: '' },
  ]);
  const reopening = within(await screen.findByRole('dialog'));
  await user.click(reopening.getByRole('button', { name: 'Reabrir data' }));
  expect((await reopening.findAllByText(/Motivo .*obrigat/)).length).toBeGreaterThan(0);
  await user.type(reopening.getByRole('textbox', { name: /^Motivo/ }), 'NOTA DE OUTUBRO');
  await user.click(reopening.getByRole('button', { name: 'Reabrir data' }));
  expect(await screen.findByRole('button', { name: 'Fechar data' })).toBeInTheDocument();
  expect(callsTo('/AccountingBalance/Close').at(-1)?.body).toEqual({
    date: today(),
    close: false,
    reason: 'NOTA DE OUTUBRO',
  });
});

it('a closed day says so, takes no adjustment and asks for the reason to open it', async () => {
  backend.answers('readBalance', answer({ closed: { at: '2026-11-20T12:00:00Z', userName: 'ANA' } }));
  const { user } = open(`?data=${addDays(today(), -3)}`);
  expect(await screen.findByText(/^Fechado em 20\/11\/2026/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Novo ajuste' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Reabrir data' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('what cannot be read is said, and a failed call can be asked again', async () => {
  // What cannot be read is reported.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend.answers('readBalance', answer({ lines: [{ lineKey: 'CASH', section: 'OTHER', value: 1 }] }), {
    times: 1,
  });
  const { router } = open();
  expect(await screen.findByText(/^1 linha não pôde ser lida/)).toBeInTheDocument();
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
  backend.breaks('readBalance');
  await router.navigate(`/balanco-contabil?data=${addDays(today(), -9)}`);
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

it('the reason to open a day again stays through a reload', async () => {
  backend.answers('readBalance', answer({ closed: { at: '2026-11-20T12:00:00Z', userName: 'ANA' } }));
  const reopen = async () => {
    const { user } = open(`?data=${addDays(today(), -3)}`);
    await user.click(await screen.findByRole('button', { name: 'Reabrir data' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, reason: dialog.getByRole('textbox', { name: /^Motivo/ }) };
  };
  const { user, reason } = await reopen();
  await user.type(reason, 'NOTA DE OUTUBRO');
  await waitFor(() => expect(drafts.size).toBe(1));
  cleanup();
  const again = await reopen();
  await waitFor(() => expect(again.reason).toHaveValue('NOTA DE OUTUBRO'));
});
