import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { configureDrafts } from '@/platform/drafts/draftStore';
import { today } from '@/platform/format/date';
import { currentScope } from '@/platform/store/scope';
import { setLogSink } from '@/platform/log/log';
import { aTitle, card, dialog, emptied, open, startTitles, writtenOff } from './titlesPage.test.kit';

startTitles();

describe('the list', () => {
  it('keeps both sides apart, and a card leads to the titles it sums', async () => {
    emptied();
    aTitle('A1', 100.1, '2026-01-10');
    aTitle('A2', 0.2, '2026-01-11');
    aTitle('B1', 50, '2026-01-12', 'INCOME');
    aTitle('C1', 70, today());
    const { user, router } = open();
    const overdue = await card(/^Vencidos 3 títulos.*A pagar 100,30.*A receber 50,00/);
    expect(await card(/^Vencem hoje 1 título.*70,00/)).toHaveAttribute('aria-pressed', 'false');
    await user.click(overdue);
    await waitFor(() => expect(screen.queryByText('RECIBO C1')).toBeNull());
    expect(screen.getByText('RECIBO A1')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?filtro.situacao=overdue');
    const totals = screen.getByRole('group', { name: 'Totais' });
    expect(totals).toHaveTextContent('100,30');
    expect(totals).toHaveTextContent('50,00');
    await user.click(screen.getByRole('tab', { name: /^A receber/ }));
    expect(await screen.findByText('RECIBO B1')).toBeInTheDocument();
    expect(screen.queryByText('RECIBO A1')).toBeNull();
    await user.click(await card(/^Baixados/));
    expect(await screen.findByText('Nenhuma baixa no período')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?aba=baixados');
    await user.click(await card(/^Vencem hoje/));
    expect(await screen.findByText('RECIBO C1')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?filtro.situacao=today');
  });

  it('shows what odd rows have, and offers to try again where nothing came', async () => {
    setLogSink(() => undefined);
    const row = { id: 5, dueDate: '2026-01-10T00:00:00', installmentValue: 12, openValue: 12 };
    // The newest strikes first.
    backend.answers('listTitles', [null, { id: null }, row], { times: 1 });
    backend.breaks('listTitles', { times: 1, body: { details: [{ message: 'x' }] } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('10/01/2026')).toBeInTheDocument();
    expect(screen.getByText(/^Vencido há \d+ dias$/)).toBeInTheDocument();
  });

  it('tells an answer without titles from an empty one', async () => {
    setLogSink(() => undefined);
    backend.answers('listTitles', [{ id: 5 }, 'x', { a: 1 }], { times: 1 });
    open();
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });

  it('says no sum of what was paid in a period whose titles did not come', async () => {
    emptied();
    const row = aTitle('A1', 90, today());
    writtenOff(row.id);
    const { router } = open();
    await card(/^Baixados.*Pago 31,50/);
    backend.breaks('listTitles', { times: 1, body: { details: [{ message: 'x' }] } });
    const [from, to] = [`${today().slice(0, 4)}-01-01`, `${today().slice(0, 4)}-12-31`];
    await act(() => router.navigate(`/titulos?filtro.periodo=${from}..${to}`));
    expect(await card(/^Baixados.*Pago —/)).toBeInTheDocument();
    expect(await card(/^Vencem hoje 1 título.*60,00/)).toBeInTheDocument();
  });

  it('asks for a list of the filters when their drawer is opened, and for no sooner', async () => {
    const { user } = open();
    await screen.findByRole('tab', { name: /^Todos \d+/ });
    expect(callsTo('/Person/GetPersonsForSelect')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    await waitFor(() => expect(callsTo('/Loan/GetLoansForSelect')).toHaveLength(1));
    const requested = [
      'Person/GetPersons',
      'Product/GetProducts',
      'Company/GetCompanies',
      'Payment/GetPayments',
    ];
    expect(requested.map((path) => callsTo(`/${path}ForSelect`).length)).toEqual([1, 1, 1, 1]);
    const drawer = within(await dialog('Filtros'));
    await user.click(drawer.getByLabelText('Período: de'));
    await user.paste('01/01/2025');
    await user.click(drawer.getByLabelText('Período: até'));
    await user.paste('01/06/2026');
    await user.click(drawer.getByRole('button', { name: 'Buscar' }));
    expect(drawer.getByText('O período pode ter até 1 ano')).toBeInTheDocument();
  });
});

describe('writing off', () => {
  it('proposes penalty and interest, pays by account, and takes it back', async () => {
    emptied();
    const row = aTitle('A1', 1000, '2026-01-05');
    const { user } = open(`/titulos?baixa=${row.id}`);
    const form = within(await dialog('Baixar título'));
    const penalty = form.getByLabelText('Multa de RECIBO A1');
    expect(penalty).toHaveValue('20,00');
    const paidOn = form.getByLabelText(/^Data do pagamento/);
    await user.clear(paidOn);
    await user.type(paidOn, '15012026');
    expect(form.getByLabelText('Juros de RECIBO A1')).toHaveValue('3,33');
    await user.click(form.getByRole('button', { name: 'Confirmar baixa' }));
    expect(await form.findByText('Conta é obrigatório.')).toBeInTheDocument();
    await user.click(form.getByLabelText(/^Forma de pagamento/));
    await user.click(await screen.findByRole('option', { name: 'PIX' }));
    await user.click(form.getByLabelText(/^Conta/));
    await user.click(await screen.findByRole('option', { name: 'CAIXA DA FAZENDA' }));
    const value = form.getByLabelText('Valor a baixar de RECIBO A1');
    await user.clear(value);
    await user.type(value, '1000,01');
    await user.click(form.getByRole('button', { name: 'Confirmar baixa' }));
    expect(await form.findAllByText(/maior que o saldo em aberto, R\$\s1\.000,00/)).not.toEqual([]);
    expect(callsTo('/TradeAccount/WriteOff')).toHaveLength(0);
    await user.clear(value);
    await user.type(value, '600');
    await user.click(form.getByRole('button', { name: 'Confirmar baixa' }));
    expect(await screen.findByText('Baixa registrada.')).toBeInTheDocument();
    expect(callsTo('/TradeAccount/WriteOff')[0]?.body).toMatchObject({
      paymentDate: '2026-01-15',
      creditCardId: null,
      tradeAccounts: [{ id: row.id, installmentValue: 600, interestValue: 2, penaltyValue: 12 }],
    });
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Estornado com sucesso.')).toBeInTheDocument();
    expect(demo.world.finance.writeOffs.filter((each) => each.installmentId === row.id)).toEqual([]);
  }, 30_000);

  it('asks for a card, and for no account, where the form of payment is one', async () => {
    emptied();
    const row = aTitle('A1', 80, today());
    const { user } = open(`/titulos?baixa=${row.id}`);
    const form = within(await dialog('Baixar título'));
    await user.click(form.getByLabelText(/^Forma de pagamento/));
    await user.click(await screen.findByRole('option', { name: 'CARTAO DE CREDITO' }));
    expect(form.queryByLabelText(/^Conta/)).toBeNull();
    const refusal = { errors: { 'TradeAccounts[0].InstallmentValue': ['Já foi baixado por outra pessoa.'] } };
    backend.refuses('writeOffTitle', refusal, { times: 1 });
    await user.click(form.getByLabelText(/^Cartão de crédito/));
    await user.click(await screen.findByRole('option', { name: /^VISA/ }));
    await user.click(form.getByRole('button', { name: 'Confirmar baixa' }));
    const value = form.getByLabelText('Valor a baixar de RECIBO A1');
    await waitFor(() => expect(value).toBeInvalid());
    expect(form.getAllByText('Já foi baixado por outra pessoa.')).not.toEqual([]);
    await user.click(form.getByRole('button', { name: 'Confirmar baixa' }));
    expect(await screen.findByText('Baixa registrada.')).toBeInTheDocument();
    expect(demo.world.finance.writeOffs.find((each) => each.installmentId === row.id)).toMatchObject({
      value: 80,
      penaltyValue: 0,
      currentAccountId: null,
    });
  }, 30_000);
});

describe('a title that leaves the list', () => {
  it('hands the focus on to the next one', async () => {
    emptied();
    const [first, second] = ['A1', 'A2', 'A3'].map((number, at) => aTitle(number, 80, `2099-01-0${at + 1}`));
    const { user } = open('/titulos?aba=a-pagar');
    const row = within(await screen.findByRole('row', { name: /RECIBO A1/ }));
    await user.click(row.getByRole('button', { name: /^Baixar/ }));
    const form = within(await dialog('Baixar título'));
    await user.click(form.getByLabelText(/^Forma de pagamento/));
    await user.click(await screen.findByRole('option', { name: 'PIX' }));
    await user.click(form.getByLabelText(/^Conta/));
    await user.click(await screen.findByRole('option', { name: 'CAIXA DA FAZENDA' }));
    await user.click(form.getByRole('button', { name: 'Confirmar baixa' }));
    await waitFor(() => expect(screen.queryByText('RECIBO A1')).toBeNull());
    expect(demo.world.finance.writeOffs.find((each) => each.installmentId === first?.id)).toBeDefined();
    const focused = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');
    await waitFor(() => expect(focused()).toBe(String(second?.id)));
  }, 60_000);
});

describe('a title', () => {
  it('shows its history; a reversal says what is deleted', async () => {
    emptied();
    const row = aTitle('A1', 90, today());
    writtenOff(row.id);
    const { user } = open(`/titulos?titulo=${row.id}`);
    const panel = within(await dialog('RECIBO A1'));
    expect(panel.getByText('Em parte')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Excluir' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(panel.getByRole('button', { name: /^Estornar/ }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Estornar a baixa de RECIBO A1?' }),
    );
    expect(
      question.getByText(/^A baixa de POSTO.* será excluída: .* R\$\s31,50 deixam de constar/),
    ).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Estornar' }));
    expect(await screen.findByText('Estornado com sucesso.')).toBeInTheDocument();
    expect(await panel.findByText('Nenhuma baixa registrada.')).toBeInTheDocument();
  }, 30_000);

  it('is told from an answer that is none, and says why a reversal was refused', async () => {
    setLogSink(() => undefined);
    emptied();
    const row = aTitle('A1', 90, today());
    writtenOff(row.id);
    backend.answers('openTitle', { a: 1 }, { times: 1 });
    const { user } = open(`/titulos?titulo=${row.id}`);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    const panel = within(await dialog('RECIBO A1'));
    const reverse = async () => {
      await user.click(await panel.findByRole('button', { name: /^Estornar/ }));
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: 'Estornar' }));
    };
    const nested = { error: '{"constantFilter":"TITLES"}' };
    backend.forbids('reverseWriteOff', nested, { times: 1 });
    await reverse();
    expect(
      await screen.findByText('Não foi possível estornar. Seu perfil não permite isto.'),
    ).toBeInTheDocument();
    // Whether it was is unknown: title and list are requested again.
    const requested = callsTo('/TradeAccount/GetById').length;
    backend.answers('reverseWriteOff', '{"a":[1,', { times: 1 });
    await reverse();
    expect(await screen.findByText(/^Não foi possível confirmar o estorno/)).toBeInTheDocument();
    await waitFor(() => expect(callsTo('/TradeAccount/GetById')).toHaveLength(requested + 1));
  }, 30_000);

  it('keeps the draft of a copy apart from that of a new one', async () => {
    const read: string[] = [];
    configureDrafts(currentScope, {
      get: (key) => Promise.resolve(void read.push(key)),
      set: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    });
    emptied();
    const row = aTitle('A1', 90, today());
    open(`/titulos?titulo=novo&copia=${row.id}`);
    await waitFor(() => expect(read.at(-1)).toMatch(new RegExp(`titulos:copia:${row.id}$`)));
  });

  it('is entered in installments whose cents make the total; a failure loses nothing', async () => {
    emptied();
    backend.breaks('createTitle', {
      times: 1,
      body: { details: [{ message: 'x' }], error: { message: 'x' } },
    });
    const { user } = open('/titulos?titulo=novo');
    const form = within(await dialog('Lançar título'));
    await form.findByLabelText(/^Parceiro/);
    const choose = async (label: RegExp, option: RegExp, typed = '') => {
      await user.click(form.getByLabelText(label));
      if (typed) await user.paste(typed);
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/^Parceiro/, /^MECANICA/, 'mecan');
    await choose(/^Tipo de documento/, /^RECIBO/);
    await choose(/^Classificação financeira/, /^ENERGIA/, 'energ');
    await user.type(form.getByLabelText(/^Número do documento/), 'r-7');
    await user.type(form.getByLabelText(/^Valor total/), '100');
    await user.clear(form.getByLabelText(/^Número de parcelas/));
    await user.type(form.getByLabelText(/^Número de parcelas/), '3');
    const part = (number: number) => form.getByLabelText(`Valor da parcela ${number}`);
    expect([1, 2, 3].map((at) => part(at))).toSatisfy((parts: HTMLInputElement[]) =>
      ['33,34', '33,33', '33,33'].every((text, at) => parts[at]?.value === text),
    );
    await user.clear(part(1));
    await user.type(part(1), '50,01');
    expect(part(2)).toHaveValue('25,00');
    expect(part(3)).toHaveValue('24,99');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(callsTo('/TradeAccount/Create')).toHaveLength(1));
    await waitFor(() => expect(form.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    expect(part(1)).toHaveValue('50,01');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Registro salvo com sucesso.')).toBeInTheDocument();
    expect(callsTo('/TradeAccount/Create')[1]?.body).toMatchObject({
      documentNumber: 'R-7',
      totalValue: 100,
      installments: [{ installmentValue: 50.01 }, { installmentValue: 25 }, { installmentValue: 24.99 }],
    });
    expect(await screen.findByText('RECIBO R-7 3/3')).toBeInTheDocument();
  }, 40_000);
});
