import { describe, expect, it } from 'vitest';
import { wirePage } from './wire.test.kit';
import { sent, useFixedWorld } from './world.test.kit';

const PRODUCER = { account: 'produtor' };
const STATEMENT = '/BankStatement/GetGridData?startDate=2026-03-01&endDate=2026-03-31&currentAccountIds=1';

/** Lines as a file of the bank brings them, the first one of what was paid for a title. */
const imported = () => ({
  accountId: 1,
  lines: [
    {
      date: '2026-03-10',
      amount: -150.25,
      fitId: 'F1',
      memo: 'PAGTO BOLETO',
      payee: 'AGRO',
      checkNumber: '77',
    },
    { date: '2026-03-11', amount: 980, fitId: 'F2', memo: 'PIX RECEBIDO', payee: null, checkNumber: null },
    { date: '2026-03-12', amount: -20, fitId: 'F3', memo: 'TARIFA', payee: null, checkNumber: null },
  ],
  balances: [{ date: '2026-03-12', value: 1000 }],
});
const entered = {
  currentAccountId: 1,
  date: '2026-03-10',
  value: -150.25,
  history: 'TARIFA',
  documentNumber: '77',
};

describe('imports of the bank on the wire', () => {
  useFixedWorld();

  it('imports are taken back as a whole', async () => {
    const page = wirePage();
    const imports = '/BankStatement/GetImports?currentAccountId=1';
    const undo = (id: number, account = 'produtor') =>
      ['POST', `/BankStatement/UndoImport?id=${id}`, undefined, { account }] as const;
    const close = (date: string | null) =>
      ['POST', '/BankStatement/CloseUntil', { currentAccountId: 1, date }] as const;
    const record = { ...entered, date: '2026-03-09' };
    const { body } = await sent(PRODUCER, 'POST', '/BankStatement/Create', record);
    const { id: recordId } = body as { id: string };
    const [line, ...others] = imported().lines;
    await page.follows('with the match that the import made', [
      ['POST', '/BankStatement/Create', record],
      ['POST', '/BankStatement/Import', { ...imported(), lines: [{ ...line, recordId: 'LIN-999' }] }],
      [
        'POST',
        '/BankStatement/Import',
        { ...imported(), lines: [{ ...line, recordId, amount: -150.24 }, ...others] },
      ],
      ['POST', '/BankStatement/Import', { ...imported(), lines: [{ ...line, recordId }, ...others] }],
      ['POST', '/BankStatement/Import', { ...imported(), lines: [{ ...line, recordId }] }],
      ['GET', STATEMENT],
      ['GET', imports],
      close('2026-03-31'),
      close('2026-03-10'),
      ['GET', imports],
      undo(1),
      close(null),
      undo(1, 'gratis'),
      undo(999),
      undo(1),
      undo(1),
      ['GET', imports],
      ['GET', STATEMENT],
    ]);
    await page.readsOf(['usuario', 'gratis'], [imports]);
    await expect(page.text()).toMatchFileSnapshot('answers/bank/imports.txt');
  });
});
