import { type AccessTables, accessTables } from './access';
import { type CustomersTables, customersTables } from './customers';
import { type DfeTables, dfeTables } from './dfe';
import { type FinancialTables, financialTables } from './financial';
import { type HelpCenterTables, helpCenterTables } from './helpCenter';
import { type MiscTables, miscTables } from './misc';

/** What the platform's own staff keeps in the administration area, by its groups. */
export type PlatformTables = AccessTables &
  CustomersTables &
  FinancialTables &
  HelpCenterTables &
  DfeTables &
  MiscTables;

export function platformTables(today: Date): PlatformTables {
  return {
    ...accessTables(today),
    ...customersTables(),
    ...financialTables(today),
    ...helpCenterTables(today),
    ...dfeTables(today),
    ...miscTables(),
  };
}
