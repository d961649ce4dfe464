import type { ActivityValues, Center } from '@/families/activity/activityValues';
import type { Side } from './rules/comparison';

/** One planning in the list; money in cents, null is not known. */
export interface PlanRow {
  readonly id: number;
  readonly activity: string;
  readonly harvestYear: number;
  readonly title: string;
  readonly income: number | null;
  readonly expense: number | null;
  readonly outdated: boolean;
  readonly userName: string;
  readonly updatedAt: string;
}

export interface Plan {
  readonly id: number;
  readonly activity: string;
  readonly values: ActivityValues;
  readonly outdated: boolean;
  /** What is sent back with a change: another's change in between is refused. */
  readonly updatedAt: string;
  /** Number of its newest version; null where the server keeps none. */
  readonly version: number | null;
  readonly approved: VersionHead | null;
}

/** A version of a planning: each save makes one. */
export interface VersionHead {
  readonly number: number;
  readonly userName: string;
  readonly savedAt: string;
  /** Empty while it is not approved. */
  readonly approvedBy: string;
  readonly approvedAt: string;
}

export interface PlanVersion extends VersionHead {
  readonly values: ActivityValues;
}

/** A planning whose version the planned figures come from. */
export interface BasisPlan {
  readonly id: number;
  readonly title: string;
  readonly version: number | null;
  readonly approved: VersionHead | null;
  /** Its shares were not computed since it changed. */
  readonly outdated: boolean;
}

export interface SummaryRow {
  readonly id: string;
  readonly planningId: number;
  readonly activity: string;
  readonly title: string;
  readonly harvestYear: number;
  readonly centerName: string;
  readonly farmId: number | null;
  readonly farmName: string;
  readonly income: number | null;
  readonly expense: number | null;
  readonly missing: readonly string[];
  readonly progress: number | null;
  readonly outdated: boolean;
}

interface Account {
  readonly id: number;
  readonly name: string;
  readonly subgroupName: string;
  readonly movement: Side;
}

/** What plans are made of: centers, accounts, and what is proposed. */
export interface PlanningBasis {
  readonly id: 'basis';
  readonly centers: readonly Center[];
  readonly accounts: readonly Account[];
  readonly prices: readonly {
    readonly activity: string;
    readonly unit: string;
    readonly value: number;
    readonly source: string;
  }[];
  readonly yields: readonly {
    readonly activity: string;
    readonly quantity: string;
    readonly values: readonly number[];
  }[];
}

/** Planned and actual of one account, by month (January first), in cents; a month that is not over has no actual. */
export interface ComparedAccount {
  readonly id: number;
  readonly name: string;
  readonly subgroupName: string;
  readonly side: Side;
  readonly planned: readonly number[];
  readonly actual: readonly (number | null)[];
}

export interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  /** The cost center that it is planned for; empty where the answer does not say. */
  readonly centerName: string;
  readonly unit: string;
  readonly plannedQuantity: number | null;
  readonly plannedPrice: number | null;
  readonly actualQuantity: number | null;
  readonly actualPrice: number | null;
}

export interface Comparison {
  readonly key: string;
  /** Whose planned figures these are. */
  readonly plans: readonly BasisPlan[];
  /** Hectares of the planned centers; null is not known. */
  readonly area: number | null;
  readonly accounts: readonly ComparedAccount[];
  readonly products: readonly ComparedProduct[];
}

/** The part of a document that stands in one account of the comparison. */
export interface ActualDocument {
  readonly id: string;
  readonly documentId: number | null;
  readonly documentNumber: string;
  readonly side: Side;
  readonly partner: string;
  readonly day: string;
  readonly cents: number;
}

export interface Progress {
  readonly id: number;
  readonly status: 'RUNNING' | 'DONE' | 'FAILED';
  readonly percent: number;
  readonly step: string;
  readonly centerName: string;
  readonly harvestYear: number | null;
  readonly userName: string;
  readonly startedAt: string;
  /** A start found this one running. */
  readonly alreadyRunning: boolean;
}
