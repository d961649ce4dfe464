import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
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
    backend.breaks('listCurrencies', { body: FAILED });
    const { user } = open(`/titulos?titulo=${row.id}&acao=editar`);
    const form = within(await dialog('Editar título'));
    expect(await form.findByLabelText(/^Cotação/)).toHaveValue('5,0000');
    await user.type(form.getByLabelText(/^Observação/), 'frete');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(callsTo('/TradeAccount/Edit')).toHaveLength(1));
    expect(callsTo('/TradeAccount/Edit')[0]?.body).toMatchObject({ currencyValue: 100, quotation: 5 });
  }, 90_000);

  it('of a new title opens where the currencies could not be read, asks for them once, and again on request', async () => {
    emptied();
    backend.breaks('listCurrencies', { body: FAILED, times: 1 });
    const { user } = open('/titulos?titulo=novo');
    const form = within(await dialog('Lançar título'));
    expect(await form.findByText('Não foi possível carregar as opções.')).toBeVisible();
    const calls = () => callsTo('/Currency/GetCurrenciesForSelect');
    expect(calls()).toHaveLength(1);
    await user.click(form.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(form.queryByText('Não foi possível carregar as opções.')).toBeNull());
    expect(calls()).toHaveLength(2);
  }, 30_000);

  it('begins at its first field', async () => {
    emptied();
    open('/titulos?titulo=novo');
    const form = within(await dialog('Lançar título'));
    await waitFor(() => expect(form.getByRole('radio', { name: 'A pagar' })).toHaveFocus());
  }, 30_000);

  it('says at once that a number of installments is too great, and shows no lines of another number', async () => {
    emptied();
    const { user } = open('/titulos?titulo=novo');
    const form = within(await dialog('Lançar título'));
    await user.type(await form.findByLabelText(/^Valor total/), '1000');
    const count = form.getByLabelText(/^Número de parcelas/);
    await user.clear(count);
    await user.type(count, '36');
    expect(form.getByLabelText('Valor da parcela 36')).toHaveValue('27,77');
    await user.type(count, '1');
    await waitFor(() => expect(count).toBeInvalid());
    expect(count).toHaveAccessibleDescription(/360/);
    expect(form.queryByLabelText(/^Valor da parcela/)).toBeNull();
  }, 90_000);

  it('takes the producers of the property that is chosen, keeps those that somebody chose, and sends them', async () => {
    emptied();
    const farm = demo.world.farms.find((row) => row.customerId === 1 && row.producers !== undefined);
    const row = aTitle('P1', 500, today());
    const { user } = open(`/titulos?titulo=${row.id}&acao=editar`);
    const form = within(await dialog('Editar título'));
    expect(await form.findByText(/^Sem produtor, fica fora do livro caixa/)).toBeVisible();
    await user.click(form.getByLabelText('Propriedade'));
    await user.click(await screen.findByRole('option', { name: farm?.name ?? '' }));
    expect(await form.findByLabelText('Produtor 1')).not.toHaveValue('');
    expect(form.getByLabelText('Parte do produtor 1 (%)')).toHaveValue('60,00');
    expect(form.getByText('Conforme a propriedade.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Retirar o produtor 2' }));
    expect(await form.findByRole('button', { name: /^Usar conforme a propriedade: .* 60 %/ })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(callsTo('/TradeAccount/Edit')).toHaveLength(1));
    const [first] = farm?.producers ?? [];
    expect(callsTo('/TradeAccount/Edit')[0]?.body).toMatchObject({
      producers: [{ farmerPersonId: first?.farmerId, percentage: 100 }],
    });
  }, 90_000);
});
