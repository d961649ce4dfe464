import { accountPlanHandlers } from './finance/accountPlan';
import { accountingBalanceHandlers } from './finance/accountingBalance';
import { agreementActHandlers } from './finance/agreementActs';
import { agreementHandlers } from './finance/agreements';
import { cashBookHandlers } from './finance/cashBook';
import { cashFlowHandlers } from './finance/cashFlow';
import { cashForecastHandlers } from './finance/cashForecast';
import { certificateHandlers } from './finance/certificates';
import { companyHandlers } from './finance/companies';
import { creditCardHandlers } from './finance/creditCards';
import { currencyHandlers } from './finance/currencies';
import { currentAccountHandlers } from './finance/currentAccounts';
import { movementHandlers } from './finance/documentMovement';
import { documentHandlers } from './finance/documents';
import { fiscalHandlers } from './finance/fiscal';
import { indicatorHandlers } from './finance/indicators';
import { loadHandlers } from './finance/loads';
import { loanHandlers } from './finance/loans';
import { financeLookupHandlers } from './finance/lookups';
import { manifestHandlers } from './finance/manifest';
import { occurrenceHandlers } from './finance/occurrences';
import { partnerHandlers } from './finance/partners';
import { assetDealHandlers } from './finance/patrimony/assetDeals';
import { assetEntryHandlers } from './finance/patrimony/assetEntries';
import { assetFileHandlers } from './finance/patrimony/assetFiles';
import { assetHandlers } from './finance/patrimony/assets';
import { insuranceHandlers } from './finance/patrimony/insurances';
import { realEstateHandlers } from './finance/patrimony/realEstates';
import { paymentHandlers } from './finance/payments';
import { preLaunchHandlers } from './finance/preLaunch';
import { productionHandlers } from './finance/production';
import { productHandlers } from './finance/products';
import { quotationSourceHandlers } from './finance/quotationSources';
import { reportHandlers } from './finance/reports/reports';
import { titleHandlers } from './finance/titles';
import { trainingHandlers } from './finance/training';

/** Every call of the financial module. */
export const financeHandlers = [
  ...quotationSourceHandlers,
  ...companyHandlers,
  ...currentAccountHandlers,
  ...creditCardHandlers,
  ...loanHandlers,
  ...paymentHandlers,
  ...currencyHandlers,
  ...partnerHandlers,
  ...productHandlers,
  ...productionHandlers,
  ...agreementHandlers,
  ...agreementActHandlers,
  ...fiscalHandlers,
  ...assetHandlers,
  ...assetFileHandlers,
  ...insuranceHandlers,
  ...realEstateHandlers,
  ...assetDealHandlers,
  ...assetEntryHandlers,
  ...certificateHandlers,
  ...trainingHandlers,
  ...loadHandlers,
  ...movementHandlers,
  ...accountPlanHandlers,
  ...accountingBalanceHandlers,
  ...cashForecastHandlers,
  ...cashFlowHandlers,
  ...cashBookHandlers,
  ...occurrenceHandlers,
  ...manifestHandlers,
  ...financeLookupHandlers,
  ...documentHandlers,
  ...preLaunchHandlers,
  ...titleHandlers,
  ...reportHandlers,
  ...indicatorHandlers,
];
