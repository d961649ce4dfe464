import { accessScreens } from './access/accessScreens';
import { customersScreens } from './customers/customersScreens';
import { financialScreens } from './financial/financialScreens';
import { helpCenterScreens } from './helpCenter/helpCenterScreens';
import { dfeScreens } from './dfe/dfeScreens';
import { miscScreens } from './misc/miscScreens';
import type { AdminGroup } from './adminScreen';

/** The administration area: six groups of screens, in the order of their tabs. */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  { id: 'access', screens: accessScreens },
  { id: 'customers', screens: customersScreens },
  { id: 'financial', screens: financialScreens },
  { id: 'helpCenter', screens: helpCenterScreens },
  { id: 'dfe', screens: dfeScreens },
  { id: 'misc', screens: miscScreens },
];
