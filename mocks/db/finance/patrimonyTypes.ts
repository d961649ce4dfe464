import type { Register } from '../mapTypes';
import type { Row, Table } from '../table';

/** What every asset keeps: how it came, how it wears off, how it went. Money in reais. */
export interface Asset extends Register {
  farmId: number | null;
  /** Nothing where land was inherited or is leased. */
  purchaseDate: string | null;
  purchasePrice: number | null;
  sellerId: number | null;
  participation: number | null;
  usefulLifeMonths: number | null;
  residualValue: number | null;
  depreciationStart: string | null;
  marketValue: number | null;
  saleDate: string | null;
  saleValue: number | null;
  buyerId: number | null;
  observation: string | null;
}

export interface Machine extends Asset {
  kind: string;
  brand: string | null;
  model: string | null;
  serialNumber: string | null;
  year: number | null;
  power: number | null;
  hours: number | null;
  fuel: string | null;
}

export interface Vehicle extends Asset {
  kind: string;
  plate: string | null;
  renavam: string | null;
  chassis: string | null;
  brand: string | null;
  model: string | null;
  year: number | null;
  modelYear: number | null;
  kilometres: number | null;
  fuel: string | null;
}

export interface Improvement extends Asset {
  kind: string;
  size: number | null;
  unit: string | null;
  builtIn: number | null;
  realEstateId: number | null;
}

export interface PerennialCrop extends Asset {
  crop: string;
  variety: string | null;
  area: number;
  plants: number | null;
  plantedIn: number;
  costCenterId: number | null;
}

export interface AnimalAsset extends Asset {
  species: string;
  purpose: string;
  sex: string | null;
  breed: string | null;
  identification: string | null;
  heads: number;
  birthDate: string | null;
}

export interface OtherAsset extends Asset {
  category: string | null;
  brand: string | null;
  model: string | null;
  serialNumber: string | null;
}

export interface Insurance extends Register {
  policyNumber: string;
  insurerId: number;
  insured: string;
  assetIds: number[];
  startDate: string;
  endDate: string;
  insuredValue: number;
  deductible: number | null;
  premium: number;
  subsidy: number | null;
  claims: { date: string; description: string; indemnity: number | null }[];
  observation: string | null;
}

/** What an asset cost or earned on a day. */
export interface AssetEntry extends Row {
  customerId: number;
  assetId: number;
  movement: 'EXPENSE' | 'INCOME';
  kind: string;
  date: string;
  document: string;
  value: number;
  counter: number | null;
  observation: string | null;
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
}

/** A photograph or a paper of an asset, a house, a registration of land or a policy. */
export interface AssetFile extends Row {
  customerId: number;
  kind: string;
  recordId: number;
  fileName: string;
  contentType: string;
  base64: string;
  userName: string;
  createdAt: string;
}

/** That an asset was bought, or sold wholly or in part: what the record does not keep by itself. Money in reais. */
export interface AssetDeal extends Row {
  customerId: number;
  kind: 'PURCHASE' | 'SALE';
  /** The asset that was bought, or that keeps what was not sold. */
  assetId: number;
  /** The record of what was sold; the asset itself where all of it was. */
  soldId: number | null;
  date: string;
  heads: number | null;
  /** Per cent of the asset. */
  percentage: number;
  value: number;
  partnerId: number | null;
  documentId: number | null;
  createdAt: string;
}

export interface PatrimonyTables {
  machines: Table<Machine>;
  vehicles: Table<Vehicle>;
  improvements: Table<Improvement>;
  perennialCrops: Table<PerennialCrop>;
  animals: Table<AnimalAsset>;
  otherAssets: Table<OtherAsset>;
  insurances: Table<Insurance>;
  entries: Table<AssetEntry>;
  files: Table<AssetFile>;
  deals: Table<AssetDeal>;
}
