import { figureOf } from '@/families/report/rules/figures';
import type { Report, ReportRow } from '@/families/report/reportTypes';
import { farmers, farms, partners, yearPeriod } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { DOCUMENT, documentTarget } from './parts/targets';
import { reportCalls } from './reportsService';

const money = { kind: 'money', width: 120, total: 'sum' } as const;

/** What an employee costs in a month: what is earned and the FGTS that the employer adds. */
function withCost(row: ReportRow): ReportRow {
  const [earned, fund] = [figureOf(row, 'earnings'), figureOf(row, 'fgts')];
  return { ...row, cost: earned === null || fund === null ? null : earned + fund };
}

export const report: Report = {
  name: 'employees',
  key: 'REPORT_EMPLOYEES',
  basis: 'issue',
  filters: [
    yearPeriod,
    { ...partners, name: 'funcionario' },
    { name: 'funcao', kind: 'text', wire: 'roleName' },
    farmers,
    farms,
  ],
  columns: [
    { field: 'employee', wire: 'employeeName', identifying: true, needed: true, opens: true },
    { field: 'cpf', wire: 'employeeDocument', kind: 'document', width: 140 },
    { field: 'role', wire: 'roleName', width: 140 },
    { field: 'admission', wire: 'admissionDate', kind: 'date' },
    { field: 'competence', wire: 'payslipDate', kind: 'date', needed: true },
    { field: 'salary', wire: 'baseSalary', kind: 'money', width: 120 },
    { field: 'earnings', wire: 'earningsValue', needed: true, ...money },
    { field: 'deductions', wire: 'deductionsValue', ...money },
    { field: 'inss', wire: 'inssValue', ...money },
    { field: 'fgts', wire: 'fgtsValue', ...money },
    { field: 'net', wire: 'netValue', needed: true, ...money },
    { field: 'cost', wire: null, ...money },
    { field: 'farm', wire: 'farmName', hidden: true },
  ],
  kept: DOCUMENT,
  derive: (rows) => rows.map(withCost),
  groups: [
    { name: 'farm', field: 'farm' },
    { name: 'role', field: 'role' },
    { name: 'employee', field: 'employee' },
    { name: 'month', field: 'competence', by: 'month' },
  ],
  usualGroups: ['farm', 'role'],
  chart: { kind: 'bar', by: 'month', series: ['cost'] },
  target: documentTarget,
  ask: reportCalls.employees,
};

export const Component = financeReport(report);
