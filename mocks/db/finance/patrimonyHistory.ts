import type { Insurance } from './patrimonyTypes';
import { dataOf } from '../data';
import policies from './data/policies.json' with { type: 'json' };

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

export const POLICIES: readonly PolicySeed[] = dataOf(policies);

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
