import { defineRoutes } from '@/platform/routing/defineRoutes';

const REPORT_WORDS = ['financeReports', 'report', 'sheet', 'chart', 'grid', 'forms'] as const;

/** The pages of the reports, each also without menus. */
export const reportRoutes = defineRoutes({
  financeReportReceivables: {
    path: '/relatorio-de-contas-a-receber',
    title: 'financeReports:reports.receivables.title',
    permission: 'REPORT_RECEIVABLES',
    namespaces: REPORT_WORDS,
    embedded: true,
    page: () => import('./receivables'),
  },
  financeReportMovements: {
    path: '/relatorio-de-movimentos',
    title: 'financeReports:reports.movements.title',
    permission: 'REPORT_MOVEMENTS',
    namespaces: REPORT_WORDS,
    embedded: true,
    page: () => import('./movements'),
  },
  financeReportCash: {
    path: '/relatorio-de-caixa',
    title: 'financeReports:reports.cash.title',
    permission: 'REPORT_CASH',
    namespaces: REPORT_WORDS,
    embedded: true,
    page: () => import('./cash'),
  },
  financeReportLoansFinancing: {
    path: '/relatorio-emprestimo-financiamento',
    title: 'financeReports:reports.loansFinancing.title',
    permission: 'REPORT_LOANS_FINANCING',
    namespaces: REPORT_WORDS,
    embedded: true,
    page: () => import('./loansFinancing'),
  },
  financeReportProperties: {
    path: '/relatorio-de-propriedades',
    title: 'financeReports:reports.properties.title',
    permission: 'REPORT_PROPERTIES',
    namespaces: REPORT_WORDS,
    embedded: true,
    page: () => import('./properties'),
  },
  financeReportRealEstateRegistrations: {
    path: '/relatorio-de-matriculas',
    title: 'financeReports:reports.realEstateRegistrations.title',
    permission: 'REPORT_REAL_ESTATE_REGISTRATIONS',
    namespaces: REPORT_WORDS,
    embedded: true,
    page: () => import('./realEstateRegistrations'),
  },
  financeReportChartOfAccounts: {
    path: '/relatorio-de-plano-de-contas',
    title: 'financeReports:reports.chartOfAccounts.title',
    permission: 'REPORT_CHART_OF_ACCOUNTS',
    namespaces: REPORT_WORDS,
    embedded: true,
    page: () => import('./chartOfAccounts'),
  },
});
