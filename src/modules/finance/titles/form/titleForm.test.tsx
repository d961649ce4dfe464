import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo } from '../../../../../mocks/state';
import { answerWith, callsTo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { aTitle, dialog, emptied, open, startTitles } from '../titlesPage.test.kit';

startTitles();

const FAILED = { details: [{ message: 'x' }] };

describe('the form of a title', () => {
  it('keeps value and rate of another currency while the list of currencies does not come', async () => {
    emptied();
    const row = aTitle('D1', 500, today());
    const { documents, currencies } = demo.world.finance;
    const dollar = currencies.find(({ currencyCode }) => currencyCode === 'USD');
    documents.update(row.documentId, { currencyId: dollar?.id ?? 0, currencyValue: 100, quotation: 5 });
    answerWith('/Currency/GetCurrenciesForSelect', FAILED, { status: 500 });
    const { user } = open(`/titulos?titulo=${row.id}&acao=editar`);
    const form = within(await dialog('Editar título'));
    expect(await form.findByLabelText(/^Cotação/)).toHaveValue('5,0000');
    await user.type(form.getByLabelText(/^Observação/), 'frete');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(callsTo('/TradeAccount/Edit')).toHaveLength(1));
    expect(callsTo('/TradeAccount/Edit')[0]?.body).toMatchObject({ currencyValue: 100, quotation: 5 });
  }, 90_000);

  it('says at once, and once, that a sum cannot be split or into how many parts it may be', async () => {
    const { user } = open('/titulos?titulo=novo');
    const form = within(await dialog('Lançar título'));
    await user.type(await form.findByLabelText(/^Valor total/), '0,02');
    const count = form.getByLabelText(/^Número de parcelas/);
    await user.clear(count);
    await user.type(count, '3');
    expect(await form.findByText(/^R\$\s0,02 não pode ser dividido em 3 parcelas/)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await form.findAllByText(/é obrigatório/);
    expect(form.queryByText(/Valor da parcela 1 é obrigatório/)).toBeNull();
    await user.clear(count);
    await user.type(count, '361');
    expect(await form.findByText(/entre 1 e 360/)).toBeInTheDocument();
    await waitFor(() => expect(form.queryByLabelText('Valor da parcela 1')).toBeNull());
  }, 90_000);

  it('enters a document that repeats itself, with what was agreed for it', async () => {
    emptied();
    const { user } = open('/titulos?titulo=novo');
    const form = within(await dialog('Lançar título'));
    await form.findByLabelText(/^Parceiro/);
    expect(form.getByRole('radio', { name: 'A pagar' })).toHaveFocus();
    const choose = async (label: RegExp, option: RegExp, typed = '') => {
      await user.click(form.getByLabelText(label));
      if (typed) await user.paste(typed);
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/^Parceiro/, /^MECANICA/, 'mecan');
    await choose(/^Tipo de documento/, /^RECIBO/);
    await choose(/^Classificação financeira/, /^ENERGIA/, 'energ');
    await user.type(form.getByLabelText(/^Número do documento/), 'alug');
    await user.type(form.getByLabelText(/^Valor total/), '1500');
    const due = form.getByLabelText(/^Primeiro vencimento/);
    await user.clear(due);
    await user.type(due, '31012031');
    await choose(/^Repetição/, /^Todo mês/);
    const times = form.getByLabelText(/^Vezes/);
    await user.clear(times);
    await user.type(times, '3');
    expect(
      form.getByText(/^3 documentos de R\$\s1\.500,00 cada; o último vence em 31\/03\/2031/),
    ).toBeInTheDocument();
    await user.type(form.getByLabelText(/^Multa por atraso/), '10');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('3 documentos lançados.')).toBeInTheDocument();
    expect(callsTo('/TradeAccount/Create')[0]?.body).toMatchObject({
      penaltyRate: 10,
      interestRate: null,
      recurrence: { months: 1, times: 3 },
    });
    const dueDates = demo.world.finance.installments
      .filter(({ customerId }) => customerId === 1)
      .map(({ dueDate }) => dueDate.slice(0, 10));
    expect(dueDates).toEqual(['2031-01-31', '2031-02-28', '2031-03-31']);
    await user.click(await screen.findByText('RECIBO ALUG-2'));
    const panel = within(await dialog('RECIBO ALUG-2'));
    expect(panel.getByText('2 de 3')).toBeInTheDocument();
    expect(panel.getByText('multa de 10% e juros de 1% ao mês')).toBeInTheDocument();
  }, 90_000);
});
