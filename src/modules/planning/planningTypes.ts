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

/** A part of a planning of which something could not be read; `line` from 1, null for the whole. */
export interface UnreadPart {
  readonly part: 'head' | 'production' | 'expenses' | 'apportionment';
  readonly line: number | null;
}

export interface Plan {
  readonly id: number;
  readonly activity: string;
  readonly values: ActivityValues;
  /** What of it could not be read: saved, it would be erased. Only a planning without any is sent back. */
  readonly unread: readonly UnreadPart[];
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
  readonly unread: readonly UnreadPart[];
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
  /** Null is not known: it is offered on neither side. */
  readonly movement: Side | null;
}

/** What plans are made of: centers, accounts, and what is proposed. */
export interface PlanningBasis {
  readonly id: 'basis';
  readonly centers: readonly Center[];
  readonly accounts: readonly Account[];
  /** The account that each product's income falls under. */
  readonly products: readonly {
    readonly activity: string;
    readonly productName: string;
    readonly financialRatingId: number | null;
  }[];
  readonly prices: readonly {
    readonly activity: string;
    readonly productName: string;
    readonly unit: string;
    readonly value: number;
    readonly source: string;
  }[];
  readonly yields: readonly {
    readonly activity: string;
    readonly productName: string;
    readonly quantity: string;
    readonly values: readonly number[];
  }[];
}

/** Planned and actual of one account, by month (January first), in cents; a month that is not over has no actual. */
export interface ComparedAccount {
  readonly id: number;
  readonly name: string;
  readonly subgroupName: string;
  /** Null is not known: it is in neither sum, and judged by none. */
  readonly side: Side | null;
  readonly planned: readonly number[];
  readonly actual: readonly (number | null)[];
}

export interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  /** The cost center that it is planned for; empty where the answer does not say. */
  /** Null is not known. */
  readonly centerId: number | null;
  readonly centerName: string;
  readonly unit: string;
  /** Of the whole crop year; null is not known. */
  readonly plannedQuantity: number | null;
  /** Cents by month, January first. */
  readonly planned: readonly number[];
  /** What was sold by month; null where a month is not over, or not known. */
  readonly actualQuantities: readonly (number | null)[];
  readonly actual: readonly (number | null)[];
}

export interface Comparison {
  readonly key: string;
  /** Whose planned figures these are. */
  readonly plans: readonly BasisPlan[];
  /** Hectares of the planned centers; null is not known. */
  readonly area: number | null;
  readonly accounts: readonly ComparedAccount[];
  readonly products: readonly ComparedProduct[];
  /** How many accounts, products and plannings could not be read: they are in no figure. */
  readonly unread: number;
}

/** The part of a document that stands in one account of the comparison. */
export interface ActualDocument {
  readonly id: string;
  readonly documentId: number | null;
  readonly documentNumber: string;
  /** Null is not known. */
  readonly side: Side | null;
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
