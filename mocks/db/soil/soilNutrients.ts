import type { SoilColumn } from './soilTypes';

interface Limits {
  /** Units that a nutrient may have, each with the least and the most that can be measured in it. */
  units: Record<string, readonly [min: number, max: number]>;
}

const ANY = [0, Number.MAX_SAFE_INTEGER] as const;
const CHARGE: Limits = { units: { 'cmolc/dm³': ANY, 'mmolc/dm³': ANY, 'mg/dm³': ANY } };
const WEIGHT: Limits = { units: { 'mg/dm³': ANY } };
const PH: Limits = { units: { '': [3, 10] } };
const SHARE: Limits = { units: { '%': [0, 100], 'g/kg': [0, 1000] } };

/** What a laboratory measures, and what the server takes of it. */
export const SOIL_NUTRIENTS: Readonly<Record<string, Limits>> = {
  PH_WATER: PH,
  PH_CACL2: PH,
  PH_SMP: PH,
  ORGANIC_MATTER: { units: { '%': [0, 100], 'g/dm³': [0, 1000] } },
  P: WEIGHT,
  P_REM: { units: { 'mg/L': [0, 60] } },
  K: CHARGE,
  CA: CHARGE,
  MG: CHARGE,
  NA: CHARGE,
  AL: CHARGE,
  H_AL: { units: { 'cmolc/dm³': ANY, 'mmolc/dm³': ANY } },
  S: WEIGHT,
  B: WEIGHT,
  CU: WEIGHT,
  FE: WEIGHT,
  MN: WEIGHT,
  ZN: WEIGHT,
  CLAY: SHARE,
  SILT: SHARE,
  SAND: SHARE,
  OTHER: {
    units: {
      'mg/dm³': ANY,
      'cmolc/dm³': ANY,
      'mmolc/dm³': ANY,
      '%': [0, 100],
      'g/dm³': ANY,
      'g/kg': ANY,
      'mg/L': ANY,
      '': ANY,
    },
  },
};

export const SOIL_EXTRACTORS = [
  'MEHLICH_1',
  'MEHLICH_3',
  'RESIN',
  'KCL',
  'CALCIUM_ACETATE',
  'DTPA',
  'HOT_WATER',
  'CACL2',
  'SMP',
  'OTHER',
];

/** Two columns of one analysis with the same identification are one nutrient. */
export const identificationOf = ({ nutrient, name, extractor }: Omit<SoilColumn, 'id' | 'unit'>): string =>
  [nutrient, nutrient === 'OTHER' ? name.toLowerCase() : '', extractor ?? ''].join('|');
