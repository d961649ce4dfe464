import type { Insurance } from './patrimonyTypes';

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

/** What assets cost and earned: number of the asset, days ago, what for, reais, counter, document. */
export const ENTRIES: readonly (readonly [
  asset: number,
  age: number,
  kind: string,
  value: number,
  counter: number | null,
  document: string,
])[] = [
  [2, 96, 'FUEL', 2_984.5, 2_205, 'NF 48.211'],
  [2, 71, 'FUEL', 3_120, 2_248, 'NF 48.902'],
  [2, 64, 'MAINTENANCE', 4_860, null, 'OS 1.177 REVISAO 2.250 H'],
  [2, 38, 'FUEL', 2_730.4, 2_281.5, 'NF 50.034'],
  [2, 12, 'FUEL', 2_640, 2_312.5, 'NF 51.118'],
  [1, 210, 'PARTS', 12_480, 1_388, 'NF 9.420'],
  [1, 196, 'FUEL', 9_870, 1_431, 'NF 45.630'],
  [1, 182, 'FUEL', 8_912.25, 1_480, 'NF 46.102'],
  [1, 175, 'SERVICE', 38_400, null, 'COLHEITA NO VIZINHO'],
  [7, 55, 'FUEL', 480.9, 65_930, 'NF 50.001'],
  [7, 27, 'FUEL', 512.3, 67_214, 'NF 50.711'],
  [7, 9, 'FUEL', 505.75, 68_420, 'NF 51.240'],
  [7, 20, 'TYRES', 4_320, null, 'NF 2.218'],
  [8, 44, 'FUEL', 3_950, 310_480, 'NF 50.198'],
  [8, 18, 'FREIGHT', 9_600, null, 'CT-E 1.204'],
  [8, 6, 'FUEL', 4_105, 312_870, 'NF 51.330'],
  [4, 120, 'MAINTENANCE', 7_650, null, 'TROCA DE TELHAS'],
];
