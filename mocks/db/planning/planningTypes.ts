import type { Row, Table } from '../table';

export interface PlannedProduct {
  productName: string;
  /** The account that its income falls under. */
  financialRatingId: number;
  main: boolean;
  farmActivityFieldId: number | null;
  quantities: Record<string, number | null>;
  unit: string;
  quantity: number | null;
  unitValue: number | null;
  total: number | null;
  isTotalTyped: boolean;
  storagePercent: number | null;
  plotCount: number | null;
  spread: string;
  /** In which parts it is paid for; only of a spread that says so. */
  receiptParts: { month: number; percent: number }[];
  /** January first. */
  months: number[];
}

export interface PlannedExpense {
  financialRatingId: number;
  way: string;
  spread: string;
  value: number;
  /** Null where its heads, hectares or units are not known. */
  total: number | null;
  months: number[];
}

interface PlannedShare {
  farmActivityFieldId: number;
  /** Of parts over plots. */
  farmActivityFieldPolygonId?: number;
  /** Of parts over products. */
  productName?: string;
  percent: number;
  /** Reais of the common expenses; null where they are not known. */
  amount: number | null;
  locked: boolean;
}

export interface Planning extends Row {
  customerId: number;
  activity: string;
  harvestYear: number;
  title: string;
  production: PlannedProduct[];
  expenses: PlannedExpense[];
  apportionmentBasis: string;
  /** CENTER, PLOT or PRODUCT. */
  apportionmentOver: string;
  apportionment: PlannedShare[];
  /** Its shares were not computed since it changed. */
  outdated: boolean;
  userName: string;
  updatedAt: string;
}

/** What is entered of a planning, and kept of each version. */
export type PlanningContent = Pick<
  Planning,
  | 'activity'
  | 'harvestYear'
  | 'title'
  | 'production'
  | 'expenses'
  | 'apportionmentBasis'
  | 'apportionmentOver'
  | 'apportionment'
>;

/** A planning as it was saved once; the approved one is the basis of planned against actual. */
export interface PlanningVersion extends Row {
  customerId: number;
  planningId: number;
  number: number;
  userName: string;
  savedAt: string;
  approvedBy: string | null;
  approvedAt: string | null;
  content: PlanningContent;
}

/** Another year as somebody imagined it, in percent of the plan. */
export interface PlanningScenario extends Row {
  customerId: number;
  planningId: number;
  name: string;
  pricePercent: number;
  yieldPercent: number;
  costPercent: number;
  exchangePercent: number;
  dollarCostPercent: number;
}

export interface Recalculation extends Row {
  customerId: number;
  harvestYear: number;
  userName: string;
  /** Milliseconds. */
  startedAt: number;
}

export interface PlanningTables {
  plannings: Table<Planning>;
  versions: Table<PlanningVersion>;
  scenarios: Table<PlanningScenario>;
  recalculations: Table<Recalculation>;
}
