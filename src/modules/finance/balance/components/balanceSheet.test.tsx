import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../../financeRoutes';
import type { Balance } from '../balanceTypes';
import { BalanceSheet } from './BalanceSheet';

startDemo({ routes: financeRoutes, namespaces: ['financeBalance', 'common', 'ui'] });

const ADJUSTMENT = {
  id: 9,
  day: '2026-03-01',
  section: 'CURRENT_ASSETS',
  name: 'ACERTO',
  cents: -10_00,
  reason: 'Conferido',
  userName: 'ANA',
} as const;
const BALANCE: Balance = {
  day: '2026-03-10',
  closed: null,
  closedUntil: null,
  lines: [
    { key: 'CASH', section: 'CURRENT_ASSETS', cents: 210_00 },
    { key: 'ODD', section: 'LONG_ASSETS', cents: 300_00 },
    { key: 'PAYABLES_SHORT', section: 'CURRENT_LIABILITIES', cents: 100_00 },
    { key: 'LOANS_LONG', section: 'LONG_LIABILITIES', cents: 25_00 },
  ],
  adjustments: [ADJUSTMENT],
  unread: 0,
};
const open = (over: Partial<Balance> = {}) => {
  const onRemove = vi.fn();
  const element = <BalanceSheet balance={{ ...BALANCE, ...over }} onRemove={onRemove} />;
  return {
    ...openSignedIn({ routes: [{ path: '/x', element: <main>{element}</main> }], at: '/x' }),
    onRemove,
  };
};
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
const text = () => screen.getByRole('main').textContent.replaceAll(/\s/g, ' ');

it('has on both sides the same sum', async () => {
  open();
  await screen.findByRole('table', { name: 'Ativo' });
  expect(rows('Ativo')).toEqual([
    'Ativo circulante200,00',
    'Bancos e caixa210,00',
    'ACERTOConferido (01/03/2026, ANA)-10,00',
    'Ativo não circulante300,00',
    'ODD300,00',
    'Total: Ativo500,00',
  ]);
  expect(rows('Passivo e patrimônio líquido')).toEqual([
    'Passivo circulante100,00',
    'Contas a pagar até 12 meses100,00',
    'Passivo não circulante25,00',
    'Empréstimos depois de 12 meses25,00',
    'Patrimônio líquidoativo menos passivo375,00',
    'Total: Passivo e patrimônio líquido500,00',
  ]);
});

it('has its sums and ratios above', async () => {
  open();
  await screen.findByRole('table', { name: 'Ativo' });
  expect(text()).toMatch(
    /^ResumoAtivoR\$ 500,00PassivoR\$ 125,00Patrimônio líquidoR\$ 375,00Liquidez corrente2,00Endividamento25,0%Dívida de curto prazo80,0%/,
  );
});

it('has no ratio to nothing, and says what could not be read', async () => {
  open({ lines: [], adjustments: [], unread: 1 });
  await screen.findByRole('table', { name: 'Ativo' });
  expect(text()).toMatch(
    /^1 linha não pôde ser lida.*Liquidez corrente–Endividamento–Dívida de curto prazo–/,
  );
});

it('leads from a line to what it comes from, where that is known', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Bancos e caixa' })).toHaveAttribute(
    'href',
    '/extrato-bancario',
  );
  expect(screen.queryByRole('link', { name: 'ODD' })).toBeNull();
});

it('takes an adjustment out of a day that is open', async () => {
  const { user, onRemove } = open();
  await user.click(await screen.findByRole('button', { name: 'Excluir ajuste ACERTO' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(ADJUSTMENT));
  expect(screen.getAllByRole('button', { name: /^Excluir ajuste/ })).toHaveLength(1);
});

it('takes nothing out of a closed day', async () => {
  open({ closed: { at: '2026-03-11T10:00:00Z', userName: 'ANA' } });
  await screen.findByRole('table', { name: 'Ativo' });
  expect(screen.queryByRole('button', { name: /^Excluir ajuste/ })).toBeNull();
});
