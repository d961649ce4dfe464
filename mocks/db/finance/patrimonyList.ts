import type {
  AnimalAsset,
  Asset,
  Improvement,
  Insurance,
  Machine,
  OtherAsset,
  PerennialCrop,
  Vehicle,
} from './patrimonyTypes';

/** An asset of the seed: days are counted back from today, money is in reais, partners and farms by their place. */
export interface AssetSeed {
  /** Its part of the id; the first four are those that documents name. */
  number: number;
  name: string;
  farm?: number;
  age: number;
  price: number;
  seller?: number;
  share?: number;
  /** Months of useful life; none: it does not wear off. */
  life?: number;
  residual?: number;
  startAge?: number;
  market?: number;
  sold?: { age: number; value: number; buyer: number };
}

type Own<T extends Asset, Without extends keyof T = never> = Omit<T, keyof Asset | Without>;

export const MACHINES: readonly (AssetSeed & { own: Own<Machine> })[] = [
  {
    number: 1,
    name: 'COLHEITADEIRA S660',
    farm: 0,
    age: 760,
    price: 920_000,
    seller: 10,
    life: 120,
    residual: 184_000,
    market: 790_000,
    own: {
      kind: 'HARVESTER',
      brand: 'JOHN DEERE',
      model: 'S660',
      serialNumber: '1CQS660ALJ0',
      year: 2024,
      power: 320,
      hours: 1_480,
      fuel: 'DIESEL',
    },
  },
  {
    number: 2,
    name: 'TRATOR 7230J',
    farm: 0,
    age: 330,
    price: 300_000,
    seller: 10,
    life: 120,
    residual: 60_000,
    market: 285_000,
    own: {
      kind: 'TRACTOR',
      brand: 'JOHN DEERE',
      model: '7230J',
      serialNumber: '1BM7230JCL0',
      year: 2025,
      power: 230,
      hours: 2_312.5,
      fuel: 'DIESEL',
    },
  },
  {
    number: 3,
    name: 'PULVERIZADOR UNIPORT 3030',
    farm: 1,
    age: 1_500,
    price: 540_000,
    life: 96,
    residual: 81_000,
    share: 50,
    own: {
      kind: 'SPRAYER',
      brand: 'JACTO',
      model: 'UNIPORT 3030',
      serialNumber: 'UP3030-22',
      year: 2022,
      power: 240,
      hours: 3_905,
      fuel: 'DIESEL',
    },
  },
  {
    number: 5,
    name: 'PLANTADEIRA 15 LINHAS',
    farm: 0,
    age: 2_400,
    price: 210_000,
    life: 60,
    residual: 42_000,
    own: {
      kind: 'PLANTER',
      brand: 'TATU MARCHESAN',
      model: 'COP SUPREMA',
      serialNumber: 'TM15L-',
      year: 2019,
      power: null,
      hours: null,
      fuel: null,
    },
  },
  {
    number: 6,
    name: 'TRATOR MF 4275',
    farm: 1,
    age: 2_900,
    price: 128_000,
    life: 120,
    residual: 38_400,
    sold: { age: 140, value: 92_500, buyer: 8 },
    own: {
      kind: 'TRACTOR',
      brand: 'MASSEY FERGUSON',
      model: '4275',
      serialNumber: 'MF4275B',
      year: 2018,
      power: 75,
      hours: 7_640,
      fuel: 'DIESEL',
    },
  },
];

export const VEHICLES: readonly (AssetSeed & { own: Own<Vehicle> })[] = [
  {
    number: 7,
    name: 'HILUX DA FAZENDA',
    farm: 0,
    age: 700,
    price: 268_000,
    life: 60,
    residual: 134_000,
    market: 229_000,
    own: {
      kind: 'PICKUP',
      plate: 'BEE4R22',
      renavam: '63977791104',
      chassis: '8AJBA3CD5R1234567',
      brand: 'TOYOTA',
      model: 'HILUX SRX',
      year: 2024,
      modelYear: 2025,
      kilometres: 68_420,
      fuel: 'DIESEL',
    },
  },
  {
    number: 8,
    name: 'CAMINHAO GRANELEIRO',
    farm: 0,
    age: 1_900,
    price: 385_000,
    life: 120,
    residual: 115_500,
    own: {
      kind: 'TRUCK',
      plate: 'AZK3B87',
      renavam: null,
      chassis: null,
      brand: 'SCANIA',
      model: 'R 450',
      year: 2021,
      modelYear: 2021,
      kilometres: 312_870,
      fuel: 'DIESEL',
    },
  },
  {
    number: 9,
    name: 'MOTO DA GRANJA',
    farm: 1,
    age: 1_100,
    price: 21_900,
    own: {
      kind: 'MOTORCYCLE',
      plate: 'BCX2J19',
      renavam: null,
      chassis: null,
      brand: 'HONDA',
      model: 'BROS 160',
      year: 2023,
      modelYear: 2023,
      kilometres: 18_060,
      fuel: 'FLEX',
    },
  },
];

export const IMPROVEMENTS: readonly (AssetSeed & { own: Own<Improvement, 'realEstateId'> })[] = [
  {
    number: 4,
    name: 'BARRACAO SEDE',
    farm: 0,
    age: 3_300,
    price: 360_000,
    life: 300,
    residual: 60_000,
    own: { kind: 'SHED', size: 900, unit: 'M2', builtIn: 2017 },
  },
  {
    number: 10,
    name: 'SILO METALICO 1',
    farm: 3,
    age: 1_450,
    price: 480_000,
    life: 240,
    residual: 48_000,
    own: { kind: 'SILO', size: 1_200, unit: 'T', builtIn: 2022 },
  },
  {
    number: 11,
    name: 'POCO ARTESIANO DA GRANJA',
    farm: 1,
    age: 2_050,
    price: 74_500,
    life: 240,
    residual: 0,
    own: { kind: 'WELL', size: 180, unit: 'M', builtIn: 2021 },
  },
];

export const PERENNIAL_CROPS: readonly (AssetSeed & {
  own: Own<PerennialCrop, 'costCenterId'>;
  /** Name of the cost center on which it stands. */
  center: string;
})[] = [
  {
    number: 12,
    name: 'CAFEZAL CATUAI',
    farm: 1,
    age: 2_900,
    price: 333_000,
    life: 180,
    residual: 0,
    startAge: 1_900,
    center: 'CAFEZAL',
    own: { crop: 'CAFE', variety: 'CATUAI VERMELHO', area: 18.5, plants: 66_600, plantedIn: 2018 },
  },
  {
    number: 13,
    name: 'LARANJAL PERA RIO',
    farm: 2,
    age: 3_600,
    price: 225_000,
    life: 216,
    residual: 0,
    startAge: 2_500,
    center: 'LARANJAL',
    own: { crop: 'LARANJA', variety: 'PERA RIO', area: 15, plants: 7_140, plantedIn: 2016 },
  },
];

export const ANIMALS: readonly (AssetSeed & { own: Own<AnimalAsset, 'birthDate'>; bornAge?: number })[] = [
  {
    number: 14,
    name: 'TOURO IMPERADOR',
    farm: 2,
    age: 980,
    price: 28_000,
    life: 84,
    residual: 7_000,
    bornAge: 1_800,
    own: {
      species: 'BOVINE',
      purpose: 'BREEDING',
      sex: 'MALE',
      breed: 'HOLANDES',
      identification: 'HBB 114722',
      heads: 1,
    },
  },
  {
    number: 15,
    name: 'VACAS EM LACTACAO',
    farm: 2,
    age: 1_200,
    price: 342_000,
    life: 72,
    residual: 102_600,
    own: {
      species: 'BOVINE',
      purpose: 'MILK',
      sex: 'FEMALE',
      breed: 'HOLANDES',
      identification: null,
      heads: 38,
    },
  },
  {
    number: 16,
    name: 'EGUA ESTRELA',
    farm: 0,
    age: 1_700,
    price: 14_500,
    bornAge: 3_400,
    own: {
      species: 'EQUINE',
      purpose: 'WORK',
      sex: 'FEMALE',
      breed: 'CRIOULA',
      identification: 'B390812',
      heads: 1,
    },
  },
];

export const OTHERS: readonly (AssetSeed & { own: Own<OtherAsset> })[] = [
  {
    number: 17,
    name: 'DRONE DE MAPEAMENTO',
    farm: 0,
    age: 410,
    price: 32_400,
    life: 36,
    residual: 5_400,
    own: { category: 'DRONE', brand: 'DJI', model: 'MAVIC 3M', serialNumber: '1581F6N8' },
  },
  {
    number: 18,
    name: 'BALANCA RODOVIARIA',
    farm: 3,
    age: 2_600,
    price: 145_000,
    life: 120,
    residual: 14_500,
    own: { category: 'BALANCA', brand: 'TOLEDO', model: '9091', serialNumber: null },
  },
];

interface PolicySeed extends Omit<
  Insurance,
  | 'id'
  | 'customerId'
  | 'active'
  | 'createdAt'
  | 'updatedAt'
  | 'insurerId'
  | 'assetIds'
  | 'startDate'
  | 'endDate'
  | 'claims'
  | 'observation'
> {
  insurer: number;
  assets: readonly number[];
  /** Days since its first, and how many it lasts. */
  from: number;
  days: number;
  claims: readonly { age: number; description: string; indemnity: number | null }[];
}

export const POLICIES: readonly PolicySeed[] = [
  {
    name: 'PENHOR RURAL COLHEITADEIRA',
    policyNumber: '28.01.0095512',
    insurer: 11,
    insured: 'MACHINE',
    assets: [1],
    from: 210,
    days: 365,
    insuredValue: 790_000,
    deductible: 39_500,
    premium: 11_850,
    subsidy: null,
    claims: [],
  },
  {
    name: 'HILUX E CAMINHAO',
    policyNumber: '31.54.7781203',
    insurer: 12,
    insured: 'VEHICLE',
    assets: [7, 8],
    from: 340,
    days: 365,
    insuredValue: 520_000,
    deductible: 9_800,
    premium: 14_320.5,
    subsidy: null,
    claims: [{ age: 95, description: 'COLISAO DA HILUX NO PATIO DA COOPERATIVA', indemnity: 18_740 }],
  },
  {
    name: 'SOJA 2025/2026 (PSR)',
    policyNumber: '01.19.0438815',
    insurer: 11,
    insured: 'CROP',
    assets: [],
    from: 430,
    days: 240,
    insuredValue: 640_000,
    deductible: 128_000,
    premium: 44_800,
    subsidy: 17_920,
    claims: [{ age: 260, description: 'ESTIAGEM NO ENCHIMENTO DE GRAOS', indemnity: 96_300 }],
  },
];
