import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { aTitle, dialog, emptied, open, startTitles } from '../titlesPage.test.kit';

startTitles();
afterEach(() => {
  vi.useRealTimers();
});

async function payFrom(user: UserEvent, name = 'Baixar título') {
  const form = within(await dialog(name));
  await user.click(form.getByLabelText(/^Forma de pagamento/));
  await user.click(await screen.findByRole('option', { name: 'PIX' }));
  await user.click(form.getByLabelText(/^Conta/));
  await user.click(await screen.findByRole('option', { name: 'CAIXA DA FAZENDA' }));
  return form;
}

async function paidOn(user: UserEvent, form: ReturnType<typeof within>, day: string) {
  const field = form.getByLabelText(/^Data do pagamento/);
  await user.clear(field);
  await user.type(field, formatDate(day).replaceAll('/', ''));
}

describe('writing off', () => {
  it('warns of a payment before the issue, and derives discount or interest from what was paid', async () => {
    emptied();
    const row = aTitle('A1', 1000, '2026-01-05');
    const { user } = open(`/titulos?baixa=${row.id}`);
    const form = await payFrom(user);
    expect(await form.findByText(/^Saldo hoje R\$.*depois/)).toBeInTheDocument();
    const total = form.getByLabelText('Total pago de RECIBO A1');
    await paidOn(user, form, '2026-01-15');
    expect(total).toHaveValue('1.023,33');
    await user.clear(total);
    await user.type(total, '1030');
    expect(form.getByLabelText('Multa de RECIBO A1')).toHaveValue('20,00');
    expect(form.getByLabelText('Juros de RECIBO A1')).toHaveValue('10,00');
    await user.clear(total);
    await user.type(total, '980,50');
    expect(form.getByLabelText('Desconto de RECIBO A1')).toHaveValue('19,50');
    expect(form.getByLabelText('Juros de RECIBO A1')).toHaveValue('0,00');
    expect(form.queryByText(/anterior à emissão/)).toBeNull();
    await paidOn(user, form, '2026-01-01');
    expect(form.getByText(/anterior à emissão de RECIBO A1, 02\/01\/2026/)).toBeInTheDocument();
    // What somebody typed no other day replaces.
    expect(total).toHaveValue('980,50');
  }, 90_000);

  it('leads to a payment of a month that the list does not show', async () => {
    emptied();
    const row = aTitle('A1', 100, '2026-01-05');
    const { user, router } = open(`/titulos?baixa=${row.id}&aba=baixados`);
    const form = await payFrom(user);
    await paidOn(user, form, '2026-01-15');
    await user.click(form.getByRole('button', { name: 'Confirmar baixa' }));
    expect(await screen.findByText(/15\/01\/2026 fica fora do período mostrado/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(await screen.findByText('RECIBO A1')).toBeInTheDocument();
    const shown = new URLSearchParams(router.state.location.search);
    expect(shown.get('aba')).toBe('baixados');
    expect(shown.get('filtro.periodo')).toBe('2026-01-01..2026-01-31');
  }, 90_000);

  it('goes on without the balances where they do not come', async () => {
    emptied();
    backend.breaks('listBalances', { body: { details: [{ message: 'x' }] } });
    const row = aTitle('A1', 100, today());
    const { user } = open(`/titulos?baixa=${row.id}`);
    const form = await payFrom(user);
    expect(await form.findByText('Saldo não disponível')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Confirmar baixa' }));
    expect(await screen.findByText('Baixa registrada.')).toBeInTheDocument();
  }, 90_000);

  it('is in time in the list and in the dialog on the first bank day after a weekend', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12, 0) });
    emptied();
    const row = aTitle('A1', 100, '2026-11-21');
    open(`/titulos?baixa=${row.id}`);
    const form = within(await dialog('Baixar título'));
    expect(form.getByText('Vencimento em dia sem banco: em dia até 23/11.')).toBeInTheDocument();
    expect(form.queryByText(/de atraso/)).toBeNull();
    expect(form.getByLabelText('Multa de RECIBO A1')).toHaveValue('0,00');
    expect(screen.getByText('Em dia até 23/11')).toBeInTheDocument();
    expect(screen.getByText('Vencem hoje').closest('button')).toHaveTextContent('1 título');
  }, 90_000);

  it('proposes the discount of an early payment until its day', async () => {
    emptied();
    const row = aTitle('A1', 200, addDays(today(), 10));
    demo.world.finance.documents.update(row.documentId, { discountRate: 5, discountDays: 10 });
    const { user } = open(`/titulos?baixa=${row.id}`);
    const form = await payFrom(user);
    expect(form.getByLabelText('Desconto de RECIBO A1')).toHaveValue('10,00');
    await user.click(form.getByRole('button', { name: 'Confirmar baixa' }));
    await screen.findByText('Baixa registrada.');
    expect(callsTo('/TradeAccount/WriteOff')[0]?.body).toMatchObject({
      tradeAccounts: [{ installmentValue: 200, discountValue: 10 }],
    });
  }, 90_000);
});
