import type { RegisterRow } from '../../registerRoutes';
import type { Row, Table } from '../table';

interface Stage {
  code: string;
  days: number;
  degreeDays: number | null;
  kc: number | null;
  root: number | null;
  p: number | null;
}

export interface Cycle extends RegisterRow {
  name: string;
  businessActivityId: number;
  botanicalFamily: string;
  cultivar: string | null;
  baseTemperature: number;
  stages: Stage[];
}

export interface ClimatePhase extends RegisterRow {
  index: string;
  year: number;
  trimester: string;
  value: number;
  source: string | null;
}

export interface ApiToken extends RegisterRow {
  name: string;
  service: string;
  readAreas: string[];
  writeAreas: string[];
  expiresOn: string;
  lastFour: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** The customer's account at the partner that measures the weather. */
interface WeatherAccount extends Row {
  customerId: number;
  account: string;
}

/** How a plot is irrigated; null is not said. */
export interface IrrigationSettings extends Row {
  plotId: number;
  system: 'PIVOT' | 'DRIP' | 'SPRINKLER' | 'FURROW';
  efficiency: number | null;
  rate: number | null;
  flow: number | null;
  hoursPerDay: number | null;
  startDepletion: number | null;
}

/** What is planned for a plot in a season of a crop year; what was sown of it the occurrences tell. */
export interface RotationRow extends Row {
  customerId: number;
  plotId: number;
  year: number;
  season: 'SUMMER' | 'SECOND' | 'WINTER' | 'PERENNIAL';
  kind: 'CROP' | 'COVER' | 'FALLOW';
  businessActivityId: number | null;
  coverName: string | null;
  hectares: number;
  from: string;
  to: string;
  intercropped: boolean;
}

export interface FieldTables {
  rotation: Table<RotationRow>;
  irrigation: Table<IrrigationSettings>;
  weatherAccounts: Table<WeatherAccount>;
  cycles: Table<Cycle>;
  climatePhases: Table<ClimatePhase>;
  apiTokens: Table<ApiToken>;
}
