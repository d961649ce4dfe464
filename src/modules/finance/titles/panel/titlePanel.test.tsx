import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { aTitle, dialog, emptied, open, startTitles } from '../titlesPage.test.kit';
import { backend } from '../../../../../mocks/faults/backend';

startTitles();

const SLIP = '00190.50095 40144.816069 06809.350314 3 37370000000100';

describe('the panel of a title', () => {
  it('keeps the line of a slip once its digits are right, and says where it differs', async () => {
    emptied();
    const row = aTitle('A1', 90, today());
    const { user } = open(`/titulos?titulo=${row.id}`);
    const panel = within(await dialog('RECIBO A1'));
    const line = await panel.findByLabelText(/^Linha digitável/);
    await user.type(line, SLIP.replace('3 3737', '4 3737'));
    await user.click(panel.getByRole('button', { name: 'Salvar linha digitável' }));
    expect(panel.getByText(/A linha não confere/)).toBeInTheDocument();
    expect(callsTo('/TradeAccount/SetDigitableLine')).toHaveLength(0);
    await user.clear(line);
    await user.type(line, SLIP);
    await user.click(panel.getByRole('button', { name: 'Salvar linha digitável' }));
    expect(await panel.findByText(/O boleto é de R\$\s1,00 e vence em/)).toBeInTheDocument();
    expect(callsTo('/TradeAccount/SetDigitableLine')[0]?.body).toEqual({
      digitableLine: SLIP.replace(/\D/g, ''),
    });
    expect(await panel.findByRole('button', { name: 'Copiar Linha digitável' })).toBeInTheDocument();
    const log = within(panel.getByRole('region', { name: 'Histórico' }));
    expect(await log.findByText(/alterou a linha digitável/)).toBeInTheDocument();
  }, 90_000);

  it('takes a receipt, tells who attached it, and lets it go', async () => {
    emptied();
    const row = aTitle('A1', 90, today());
    const { user } = open(`/titulos?titulo=${row.id}`);
    const panel = within(await dialog('RECIBO A1'));
    const files = within(panel.getByRole('region', { name: 'Anexos' }));
    expect(await files.findByText(/^Nenhum arquivo/)).toBeInTheDocument();
    const pdf = new File(['%PDF-1.4\n%%EOF'], 'recibo.pdf', { type: 'application/pdf' });
    await user.upload(await files.findByLabelText('Anexos', { selector: 'input' }), pdf);
    expect(await files.findByRole('button', { name: 'Baixar arquivo recibo.pdf' })).toBeInTheDocument();
    const log = within(panel.getByRole('region', { name: 'Histórico' }));
    expect(await log.findByText(/anexou · recibo\.pdf$/)).toBeInTheDocument();
    await user.click(files.getByRole('button', { name: 'Excluir recibo.pdf' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    expect(await files.findByText(/^Nenhum arquivo/)).toBeInTheDocument();
  }, 90_000);

  it('is not requested again once it is deleted', async () => {
    emptied();
    const row = aTitle('A1', 90, today());
    const { user } = open(`/titulos?titulo=${row.id}`);
    const panel = within(await dialog('RECIBO A1'));
    const log = within(panel.getByRole('region', { name: 'Histórico' }));
    expect(await log.findByText(/^Nada registrado/)).toBeInTheDocument();
    const before = callsTo('/TradeAccount/GetById').length + callsTo('/TradeAccount/GetHistory').length;
    await user.click(panel.getByRole('button', { name: 'Excluir' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Registro excluído com sucesso.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo('/TradeAccount/GetById').length + callsTo('/TradeAccount/GetHistory').length).toBe(before);
  }, 90_000);

  it('shows the title where its files and its history do not come', async () => {
    emptied();
    const row = aTitle('A1', 90, today());
    const fault = { details: [{ message: 'x' }] };
    backend.breaks('readTitleHistory', { times: 1, body: fault });
    backend.breaks('listTitleFiles', { times: 1, body: fault });
    const { user } = open(`/titulos?titulo=${row.id}`);
    const panel = within(await dialog('RECIBO A1'));
    const log = within(panel.getByRole('region', { name: 'Histórico' }));
    await user.click(await log.findByRole('button', { name: 'Tentar novamente' }));
    expect(await log.findByText(/^Nada registrado/)).toBeInTheDocument();
    expect(panel.getAllByText(/R\$\s90,00/)).not.toEqual([]);
  }, 90_000);
});
