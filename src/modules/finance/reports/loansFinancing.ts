import { sumInOneUnit } from '@/families/report/rules/figures';
import type { Report, ReportRow, ReportTarget } from '@/families/report/reportTypes';
import { href } from '@/platform/routing/href';
import { farmers, farms, partners } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { lackOf } from './rules/lacks';
import { loanRows } from './rules/loanRows';

/** Money of one currency alone adds up. */
const inOneCurrency = (field: string) => sumInOneUnit(field, 'currency');

const loanTarget = ({ loanId }: ReportRow): ReportTarget | null =>
  loanId === null || loanId === undefined
    ? null
    : { to: href('financeRegisters', { id: 'emprestimos', registro: String(loanId) }) };

export const report: Report = {
  name: 'loansFinancing',
  key: 'REPORT_LOANS_FINANCING',
  basis: 'position',
  filters: [{ name: 'posicao', kind: 'date', wire: 'date' }, { ...partners, name: 'credor' }, farmers, farms],
  columns: [
    { field: 'contract', wire: 'contractNumber', width: 130, opens: true },
    { field: 'creditor', wire: 'creditorName', identifying: true },
    { field: 'name', label: 'loan', hidden: true },
    { field: 'currency', wire: 'currencySymbol', width: 80, hidden: true },
    { field: 'principal', kind: 'money', needed: true },
    { field: 'rate', wire: 'interestRate', kind: 'percent', needed: true },
    { field: 'system', wire: 'amortization', kind: 'choice', words: 'system', needed: true, width: 110 },
    { field: 'part', wire: null, width: 80 },
    { field: 'dueDate', wire: null, kind: 'date' },
    { field: 'amortization', wire: null, kind: 'money', total: inOneCurrency('amortization') },
    { field: 'interest', wire: null, kind: 'money', total: inOneCurrency('interest') },
    { field: 'payment', label: 'installment', wire: null, kind: 'money', total: inOneCurrency('payment') },
    { field: 'balance', label: 'balanceAfter', wire: null, kind: 'money' },
    { field: 'term', wire: null, kind: 'choice', words: 'term', hidden: true },
    { field: 'contractDate', kind: 'date', needed: true, hidden: true },
    { field: 'firstDueDate', kind: 'date', needed: true, hidden: true },
    { field: 'installments', kind: 'number', decimals: 0, needed: true, hidden: true },
    { field: 'paidInstallments', kind: 'number', decimals: 0, hidden: true },
    { field: 'paidPrincipal', kind: 'money', hidden: true },
    { field: 'interval', kind: 'choice', words: 'interval', needed: true, hidden: true },
  ],
  kept: { loanId: 'id' },
  derive: (rows, { params, today }) => loanRows(rows, params.get('date') ?? today),
  groups: [
    { name: 'creditor', field: 'creditor' },
    { name: 'term', field: 'term', words: 'term', order: ['OVERDUE', 'SHORT', 'LONG'] },
    { name: 'contract', field: 'contract' },
    { name: 'dueYear', field: 'dueDate', by: 'year' },
    { name: 'currency', field: 'currency' },
  ],
  usualGroups: ['creditor', 'term'],
  chart: { kind: 'bar', by: 'dueYear', series: ['amortization', 'interest'], stacked: true },
  target: loanTarget,
  lacks: lackOf('terms', 'payment', 'contract', loanTarget),
  same: ['loanId', 'part'],
  ask: reportCalls.loansFinancing,
};

export const Component = financeReport(report);
