import { cash } from './cash';
import { chartOfAccounts } from './chartOfAccounts';
import { properties, realEstateRegistrations } from './land';
import { loansFinancing } from './loansFinancing';
import { movements } from './movements';
import { receivables } from './receivables';

export const reportHandlers = [
  receivables,
  movements,
  cash,
  loansFinancing,
  properties,
  realEstateRegistrations,
  chartOfAccounts,
];
