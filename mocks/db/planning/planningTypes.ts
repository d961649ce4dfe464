import type { Row, Table } from '../table';

export interface PlannedProduct {
  productName: string;
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
  percent: number;
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
  apportionment: PlannedShare[];
  /** Its shares were not reckoned since it changed. */
  outdated: boolean;
  userName: string;
  updatedAt: string;
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
  recalculations: Table<Recalculation>;
}
