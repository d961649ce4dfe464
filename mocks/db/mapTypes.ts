import type { Asset } from './finance/patrimonyTypes';
import type { Row } from './table';

/** What every record of a customer's registers keeps. */
export interface Register extends Row {
  customerId: number;
  name: string;
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
}

export type FarmingClassification = 'ANNUAL' | 'PERENNIAL' | 'FORESTRY' | 'LIVESTOCK' | 'STORAGE';

/** How an activity's movements are classified. */
export type MovementClassification =
  | 'AGRICULTURAL_PRODUCTS'
  | 'AGRICULTURAL_PRODUCT_PERMANENT_CULTURE'
  | 'AFFORESTATION'
  | 'OLERICULTURE'
  | 'ANIMAL_PRODUCTS'
  | 'STORAGE';

/** An activity of the business; the platform's own activity behind it has a number of its own. */
export interface BusinessActivity extends Row {
  systemBusinessActivityId: number;
  name: string;
  constantFilter: string;
  farmingClassification: FarmingClassification;
  movementClassification: MovementClassification;
  /** The part of the business it belongs to. */
  moduleConstantFilter: 'AGRICULTURE' | 'POULTRY' | 'PISCICULTURE' | 'LIVESTOCK' | 'STORAGE';
}

export interface Farm extends Register {
  personId: number;
  /** Where it is of several producers: their parts, together 100 %. */
  producers?: { farmerId: number; percentage: number }[];
  address: string;
  cityId: number;
  communityId: number;
  quotationSourceId: number;
  /** 1 = normal, 2 = grain storage. */
  farmType: 1 | 2;
  isMainFarm: boolean;
}

/** An activity that a farm carries on. */
export interface FarmActivity extends Row {
  farmId: number;
  businessActivityId: number;
}

/** What land is used for (finalidade), and how costs are shared out under it. */
export interface FieldPurpose extends Row {
  name: string;
  constantFilter: 'TALHAO' | 'AVIARIO';
  classifications: readonly FarmingClassification[];
  apportionmentMode: { key: number; value: string };
}

/** A registration of land (matrícula) in the register of patrimony. */
export interface RealEstate extends Asset {
  totalAreaSize: number;
  registrationNumber: string;
  registryOffice: string;
  cib: string | null;
  ccir: string | null;
  car: string | null;
  caepf: string | null;
  stateRegistration: string | null;
  cep: string | null;
  cityId: number;
  address: string | null;
  district: string | null;
  georeferenced: boolean;
  encumbrance: string | null;
  explorations: { kind: string; startDate: string; endDate: string | null; share: number }[];
  owners: { name: string; document: string | null; share: number }[];
  licences: {
    kind: string;
    number: string | null;
    issuer: string | null;
    startDate: string | null;
    endDate: string | null;
  }[];
}

export interface UsedRealEstate {
  id: number;
  realEstatePatrimonyId: number;
  apportionedAreaSize: number;
}

export interface PlantHistory {
  plantConditionId: number;
  plantingDate: string;
}

export interface Aviary {
  id: number;
  name: string;
  /** 1 conventional, 2 negative pressure, 3 blue house, 4 dark house. */
  housingSystem: number;
  /** Metres. */
  width: number;
  length: number;
  /** Birds. */
  capacity: number;
  /** The partner for whom the birds are raised. */
  integratorId?: number | null;
}

/** A cost center (farm activity field). */
export interface CostCenter extends Register {
  farmId: number;
  farmActivityId: number;
  farmActivityFieldTypeId: number | null;
  measurementType: 1 | 2;
  cityId: number | null;
  communityId: number | null;
  areaValueInProductQuantity: number | null;
  usefulAreaSize: number;
  commonAreaSize: number;
  farmRealEstates: UsedRealEstate[];
  plantingDate: string | null;
  plantingYear: number | null;
  plantConditionId: number | null;
  plantVarietyId: number | null;
  plantConditionHistories: PlantHistory[];
  aviary: Aviary | null;
}

/** A plot (talhão). */
export interface Plot extends Register {
  farmId: number;
  costCenterId: number;
  usefulAreaSize: number;
  commonAreaSize: number | null;
  farmHeadquarters: boolean;
  irrigatedAreaSize: number | null;
  soilTypeId: number | null;
  polygonArea: string | null;
  observation: string | null;
  typeFarmRealEstate: 'AREA' | 'WITHOUT' | null;
  ownership: number | null;
  purchasePrice: number;
  weatherStationId: number | null;
  altitude: number | null;
  clayContent: number | null;
}

/** A condition or variety of a plant, of one of the platform's activities. */
export interface PlantWord extends Row {
  name: string;
  systemBusinessActivityId: number;
}

/** What a soil holds of water; null is unknown. */
export interface SoilType extends Register {
  texture: string | null;
  clayFrom: number | null;
  clayTo: number | null;
  fieldCapacity: number | null;
  wiltingPoint: number | null;
  density: number | null;
  infiltration: number | null;
}

interface LeftOutReadings {
  id: number;
  greatness: string;
  /** Instants, both included. */
  from: string;
  to: string;
  reason: string;
  userName: string;
}

export interface WeatherStation extends Row {
  customerId: number;
  name: string;
  farmId: number | null;
  lat: number;
  lng: number;
  altitude: number | null;
  source: 'PARTNER' | 'EQUIPMENT' | 'MANUAL';
  serial: string | null;
  isDefault: boolean;
  sharedUserIds: number[];
  sending: boolean;
  /** Height of the wind's sensor, m. */
  sensorHeight: number | null;
  /** Days ago of the first reading; hours since the last one of a station that fell silent. */
  since: number;
  silentHours: number | null;
  /** Rain read by hand, by day. */
  manual: Record<string, number>;
  /** Readings that no calculation counts. */
  leftOut?: LeftOutReadings[];
}

/** A crop year of one activity. */
export interface Harvest extends Row {
  customerId: number;
  businessActivityId: number;
  name: string;
}
