import { createContext, type ReactNode, useContext } from 'react';
import type { ActivityDescriptor } from './activityTypes';
import type { Center } from './activityValues';

interface ActivityAccount {
  readonly id: number;
  readonly name: string;
  readonly subgroupName: string;
}

/** What is proposed: the typed value wins. */
interface Proposals {
  /** By the quantity's name: the mean of the last years. */
  readonly quantities: Readonly<Record<string, number>>;
  /** By the quantity's name: what each of the last years brought. */
  readonly years: Readonly<Record<string, readonly number[]>>;
  /** By the sale unit: reais, and where the price comes from. */
  readonly prices: Readonly<Record<string, { readonly value: number; readonly source: string }>>;
}

export interface ActivityBasis {
  readonly activity: ActivityDescriptor;
  readonly centers: readonly Center[];
  readonly accounts: readonly ActivityAccount[];
  readonly proposals: Proposals;
}

interface ActivityScreen extends ActivityBasis {
  /** Fields are read only: the plan is frozen. */
  readonly readOnly: boolean;
  /** What can be done with the cash that the plan needs. */
  readonly cashAction: ReactNode;
}

export const ActivityContext = createContext<ActivityScreen | null>(null);

export function useActivity(): ActivityScreen {
  const basis = useContext(ActivityContext);
  if (!basis) throw new Error('no activity around');
  return basis;
}
