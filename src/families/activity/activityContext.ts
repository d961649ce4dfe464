import { createContext, type ReactNode, useContext } from 'react';
import type { ActivityDescriptor } from './activityTypes';
import type { Center } from './activityValues';
import type { PlannedProduct, SaleContract } from './rules/barter';
import type { ProductProposal } from './rules/proposals';
import type { Scenario } from './rules/scenario';

interface ActivityAccount {
  readonly id: number;
  readonly name: string;
  readonly subgroupName: string;
}

export interface ActivityBasis {
  readonly activity: ActivityDescriptor;
  readonly centers: readonly Center[];
  readonly accounts: readonly ActivityAccount[];
  /** The accounts that income falls under. */
  readonly incomeAccounts: readonly ActivityAccount[];
  /** What is proposed, each of one product: the typed value wins. */
  readonly proposals: readonly ProductProposal[];
}

/** A scenario that the server keeps with the planning. */
export interface KeptScenario extends Scenario {
  readonly id: number;
  readonly name: string;
  /** Percent of the costs that follow the dollar. */
  readonly dollarCost: number;
}

/** The scenarios of a planning, and what can be done with them. */
export interface KeptScenarios {
  readonly rows: readonly KeptScenario[];
  readonly failed: boolean;
  readonly retry: () => void;
  /** Keeps one, in the place of another where its id is given; answers its id. Throws why it was not kept. */
  readonly keep: (scenario: Omit<KeptScenario, 'id'>, id: number | null) => Promise<number | null>;
  /** False where it was not deleted, which is shown already. */
  readonly remove: (id: number) => Promise<boolean>;
}

/** The contracts of the plan's crop year. */
export interface SeasonContracts {
  /** '2026/27'. */
  readonly season: string;
  /** Undefined until they came. */
  readonly rows: readonly SaleContract[] | undefined;
  /** What the other plannings of the crop year produce. */
  readonly others: readonly PlannedProduct[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface ActivityScreen extends ActivityBasis {
  /** Fields are read only: the plan is frozen. */
  readonly readOnly: boolean;
  /** What can be done with the cash that the plan needs. */
  readonly cashAction: ReactNode;
  /** Null for a planning that is not saved yet. */
  readonly kept: KeptScenarios | null;
  /** Null where contracts may not be read. */
  readonly contracts: SeasonContracts | null;
}

export const ActivityContext = createContext<ActivityScreen | null>(null);

export function useActivity(): ActivityScreen {
  const basis = useContext(ActivityContext);
  if (!basis) throw new Error('no activity around');
  return basis;
}
