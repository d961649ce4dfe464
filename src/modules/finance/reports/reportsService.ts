import { assumed, http } from '@/platform/http/http';

/** A report's rows, whole and unsorted. A failure is said in their place alone: the filters stay. */
const rows = (path: string) => (params: URLSearchParams, signal: AbortSignal) =>
  http.list<unknown>(path, { params, signal, contained: true, silent: true });

/** The rows of each report by the key of its page: `REPORT_CASH` asks `ReportCash`. */
export const reportCalls = {
  receivables: rows(assumed('/ReportReceivables/GetGridData')),
  movements: rows(assumed('/ReportMovements/GetGridData')),
  cash: rows(assumed('/ReportCash/GetGridData')),
  loansFinancing: rows(assumed('/ReportLoansFinancing/GetGridData')),
  properties: rows(assumed('/ReportProperties/GetGridData')),
  realEstateRegistrations: rows(assumed('/ReportRealEstateRegistrations/GetGridData')),
  chartOfAccounts: rows(assumed('/ReportChartOfAccounts/GetGridData')),
  contracts: rows(assumed('/ReportContracts/GetGridData')),
  orders: rows(assumed('/ReportOrders/GetGridData')),
  advances: rows(assumed('/ReportAdvances/GetGridData')),
  patrimony: rows(assumed('/ReportPatrimony/GetGridData')),
  assets: rows(assumed('/ReportAssets/GetGridData')),
  insurance: rows(assumed('/ReportInsurance/GetGridData')),
  stockMovement: rows(assumed('/ReportStockMovement/GetGridData')),
  accountingStock: rows(assumed('/ReportAccountingStock/GetGridData')),
  grainStock: rows(assumed('/ReportGrainStock/GetGridData')),
  woodProductionTransport: rows(assumed('/ReportWoodProductionTransport/GetGridData')),
  employees: rows(assumed('/ReportEmployees/GetGridData')),
  balanceSheet: rows(assumed('/ReportBalanceSheet/GetGridData')),
  ruralResult: rows(assumed('/ReportRuralResult/GetGridData')),
  familyIncomeExpenses: rows(assumed('/ReportFamilyIncomeExpenses/GetGridData')),
  incomeTaxStatement: rows(assumed('/ReportIncomeTaxStatement/GetGridData')),
  planning: rows(assumed('/ReportPlanning/GetGridData')),
};
