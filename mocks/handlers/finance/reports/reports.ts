import { advances, contracts, orders } from './agreements';
import { cash } from './cash';
import { chartOfAccounts } from './chartOfAccounts';
import { properties, realEstateRegistrations } from './land';
import { loansFinancing } from './loansFinancing';
import { movements } from './movements';
import { assets, insurance, patrimony } from './patrimony';
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
];
