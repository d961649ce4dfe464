import type { Row, Table } from '../table';

export type SoilWorld = 'AGRICULTURE' | 'SILVICULTURE';

export interface SoilColumn {
  id: number;
  nutrient: string;
  name: string;
  unit: string;
  extractor: string | null;
}

export interface SoilSample {
  id: number;
  name: string;
  lat: number | null;
  lng: number | null;
  values: { nutrientId: number; value: number; below: boolean }[];
}

/** What a map of a nutrient was computed with; its pixels are kept nowhere. */
export interface SoilMapRow {
  /** `N3` for the column 3, else what follows from several columns. */
  quantity: string;
  model: string;
  nugget: number;
  sill: number;
  range: number;
  automatic: boolean;
  referenceId: number | null;
  pointIds: number[];
  fingerprint: string;
  engineVersion: string;
  savedAt: string;
}

export interface SoilAnalysisRow extends Row {
  customerId: number;
  world: SoilWorld;
  farmId: number;
  plotIds: number[];
  laboratory: string;
  protocol: string;
  /** Day of the calendar. */
  collectedAt: string;
  depthFrom: number;
  depthTo: number;
  clay: number | null;
  nutrients: SoilColumn[];
  points: SoilSample[];
  maps: SoilMapRow[];
  /** The occurrence of the sampling that it came from. */
  occurrenceId: number | null;
  rowVersion: number;
  createdAt: string;
  updatedAt: string | null;
}

/** What customers keep of their soils. */
export interface SoilTables {
  analyses: Table<SoilAnalysisRow>;
}
