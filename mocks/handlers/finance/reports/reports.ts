import { advances, contracts, orders } from './agreements';
import { balanceSheet } from './balanceSheet';
import { cash } from './cash';
import { chartOfAccounts } from './chartOfAccounts';
import { employees } from './employees';
import { properties, realEstateRegistrations } from './land';
import { familyIncomeExpenses } from './family';
import { incomeTaxStatement } from './incomeTax';
import { loansFinancing } from './loansFinancing';
import { movements } from './movements';
import { assets, insurance, patrimony } from './patrimony';
import { planning } from './planning';
import { ruralResult } from './ruralResult';
import { accountingStock, grainStock, stockMovement } from './stock';
import { wood } from './wood';
import { receivables } from './receivables';

export const reportHandlers = [
  receivables,
  movements,
  cash,
  loansFinancing,
  properties,
  realEstateRegistrations,
  chartOfAccounts,
  contracts,
  orders,
  advances,
  patrimony,
  assets,
  insurance,
  stockMovement,
  accountingStock,
  grainStock,
  wood,
  employees,
  balanceSheet,
  ruralResult,
  familyIncomeExpenses,
  incomeTaxStatement,
  planning,
];
