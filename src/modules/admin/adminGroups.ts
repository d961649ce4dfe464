import { accessScreens } from './access/accessScreens';
import { customersScreens } from './customers/customersScreens';
import { financialScreens } from './financial/financialScreens';
import { helpCenterScreens } from './helpCenter/helpCenterScreens';
import { dfeScreens } from './dfe/dfeScreens';
import { miscScreens } from './misc/miscScreens';
import type { AdminGroup } from './adminScreen';

/** The administration area: six groups of screens, in the order of their tabs. */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  { id: 'access', namespaces: ['adminAccess'], screens: accessScreens },
  { id: 'customers', namespaces: ['adminCustomers'], screens: customersScreens },
  { id: 'financial', namespaces: ['adminFinancial', 'chart'], screens: financialScreens },
  { id: 'helpCenter', namespaces: ['adminHelpCenter'], screens: helpCenterScreens },
  { id: 'dfe', namespaces: ['adminDfe'], screens: dfeScreens },
  { id: 'misc', namespaces: ['adminMisc'], screens: miscScreens },
];
