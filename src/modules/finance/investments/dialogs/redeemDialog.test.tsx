import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { Investment } from '../investmentTypes';
import { RedeemDialog } from './RedeemDialog';

startDemo({ namespaces: ['financeInvestments', 'forms', 'common', 'ui'] });
afterEach(() => {
  vi.useRealTimers();
});

const INVESTMENT: Investment = {
  id: 4,
  version: 2,
  type: 'CDB',
  product: 'CDB 90',
  deposits: [{ day: '2026-01-10', cents: 1000_00 }],
  redemptions: [],
  dueDate: null,
  income: 100_00,
  incomeDay: '2026-03-01',
};
const open = async (over: Partial<Investment> = {}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T12:00:00') });
  const onClose = vi.fn();
  const element = <RedeemDialog investment={{ ...INVESTMENT, ...over }} onClose={onClose} />;
  const { user } = openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Resgate: CDB 90' }));
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  const type = async (name: RegExp, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  const net = () => dialog.getByText(/^Líquido na conta/).textContent.replaceAll(/\s/g, ' ');
  return { user, dialog, field, type, net, onClose };
};
const [PRINCIPAL, INCOME, TAX, IOF] = [/^Principal/, /^Rendimento/, /^IR|^Imposto/, /^IOF/];

it('begins with all of it and the taxes of the table', async () => {
  const { field, net } = await open();
  expect(field(PRINCIPAL)).toHaveValue('1.000,00');
  expect(field(INCOME)).toHaveValue('100,00');
  expect(field(TAX)).toHaveValue('22,50');
  expect(field(IOF)).toHaveValue('0,00');
  expect(net()).toBe('Líquido na conta: R$ 1.077,50');
});

it('proposes income and taxes of a part, and of all again', async () => {
  const { user, dialog, field, type, net } = await open();
  await type(PRINCIPAL, '500');
  expect(field(INCOME)).toHaveValue('50,00');
  expect(field(TAX)).toHaveValue('11,25');
  expect(net()).toBe('Líquido na conta: R$ 538,75');
  await user.click(dialog.getByRole('button', { name: 'Resgatar tudo' }));
  expect(field(PRINCIPAL)).toHaveValue('1.000,00');
  expect(field(TAX)).toHaveValue('22,50');
});

it('keeps what somebody typed', async () => {
  const { field, type } = await open();
  await type(INCOME, '40');
  expect(field(TAX)).toHaveValue('9,00');
  await type(PRINCIPAL, '500');
  expect(field(INCOME)).toHaveValue('40,00');
  await type(TAX, '1');
  await type(IOF, '2');
  await type(PRINCIPAL, '600');
  expect(field(TAX)).toHaveValue('1,00');
  expect(field(IOF)).toHaveValue('2,00');
});

it('of an income that is not known asks for it', async () => {
  const { field, net, type } = await open({ income: null });
  expect(field(INCOME)).toHaveValue('');
  expect(field(TAX)).toHaveValue('');
  expect(net()).toBe('Líquido na conta: –');
  await type(INCOME, '100');
  expect(field(TAX)).toHaveValue('22,50');
  expect(net()).toBe('Líquido na conta: R$ 1.077,50');
});

it('is kept with the version that was read', async () => {
  backend.answers('redeemInvestment', {});
  const { user, dialog, onClose } = await open();
  await user.click(dialog.getByRole('button', { name: 'Resgatar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(callsTo('/FinancialInvestment/Redeem')[0]?.body).toMatchObject({
    date: '2026-03-20',
    principal: 1000,
    income: 100,
    incomeTax: 22.5,
    iof: 0,
  });
});
