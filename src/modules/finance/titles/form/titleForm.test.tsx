import { waitFor, within } from '@testing-library/react';
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
});
