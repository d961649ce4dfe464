import { brazilianDay, dayLater } from '../../poultry';
import { demo } from '../../../state';
import { clientOf } from '../../../testClient';

const DAYS = 3650;

/** By the calendar of Brasília, as the server's pages: in London it may be tomorrow already. */
const dayBefore = (days: number) => dayLater(brazilianDay(new Date()), -days);

/** So many entries of the journal over ten years: titles of one supplier, each of them paid from one account. */
export function fillJournal(customerId: number, entries: number): void {
  const { documents, installments, writeOffs } = demo.world.finance;
  const paid = writeOffs.find((row) => row.customerId === customerId && row.currentAccountId !== null);
  const title = installments.find(({ id }) => id === paid?.installmentId);
  const document = documents.find(({ id }) => id === title?.documentId);
  if (!paid || !title || !document) throw new Error('The demo has no payment to begin with.');
  const { id: _document, ...ofDocument } = document;
  const { id: _title, ...ofTitle } = title;
  const { id: _paid, ...ofPayment } = paid;
  const value = 100;
  for (let at = 0; at < entries / 2; at += 1) {
    const day = `${dayBefore((at * 37) % DAYS)}T00:00:00`;
    const { id: documentId } = documents.insert({
      ...ofDocument,
      number: `B${at}`,
      issueDate: day,
      enteredValue: value,
      items: [],
      details: [],
    });
    const { id: installmentId } = installments.insert({ ...ofTitle, documentId, dueDate: day, value });
    writeOffs.insert({
      ...ofPayment,
      installmentId,
      writeOffDate: day,
      paymentDate: day,
      value,
      discountValue: 0,
      interestValue: 0,
      penaltyValue: 0,
      statementNumber: null,
    });
  }
}

/** Answers of the pages of money over such a journal, as the application asks for them: name, and the call. */
export async function moneyPages(account: string) {
  const client = await clientOf(account);
  const customerId = client.logged.currentCustomer?.customerId ?? 1;
  const today = dayBefore(0);
  const year = today.slice(0, 4);
  const lastYear = `startDate=${dayBefore(364)}&endDate=${today}`;
  const paths = {
    balances: '/CurrentAccount/GetBalances',
    statement: `/BankStatement/GetGridData?currentAccountIds=1&${lastYear}`,
    cashReport: `/ReportCash/GetGridData?currentAccountIds=1&${lastYear}`,
    movements: `/ReportMovements/GetGridData?currentAccountIds=1&${lastYear}`,
    cashFlow: `/CashFlow/GetAnnual?year=${year}&currentAccountIds=1`,
    cashBook: `/CashBook/GetGridData?year=${year}&farmerPersonId=1`,
    balance: `/AccountingBalance/GetByDate?date=${today}`,
    chart: `/ReportChartOfAccounts/GetGridData?${lastYear}`,
    receivables: '/ReportReceivables/GetGridData?status=OPEN',
    family: `/ReportFamilyIncomeExpenses/GetGridData?year=${year}`,
    ruralResult: `/ReportRuralResult/GetGridData?${lastYear}`,
    incomeTax: `/ReportIncomeTaxStatement/GetGridData?year=${year}&farmerPersonIds=1`,
  };
  return { customerId, get: client.get, paths };
}
