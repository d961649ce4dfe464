import type { RegisterRow } from '../../registerRoutes';
import type { Table } from '../table';

/** One line of a manual's table, as the wire has it: upper bounds of its classes, inclusive. */
export interface SoilReferenceRow {
  quantity: string;
  extractor: string | null;
  unit: string;
  basis: 'CLAY' | 'CTC' | null;
  upTo: number | null;
  crop: string;
  bounds: number[];
  classes: string[];
  yields: number[];
  page: string;
}

export interface SoilReference extends RegisterRow {
  name: string;
  /** Given by the platform: such a reference is copied, never changed. */
  seeded: boolean;
  manual: string;
  edition: string;
  region: string | null;
  crops: string | null;
  depthFrom: number;
  depthTo: number;
  limeMethod: 'V_PERCENT' | 'AL_CA_MG' | 'SMP';
  targetV: number | null;
  rows: SoilReferenceRow[];
  smp: { smp: number; lime: number }[];
  observation: string | null;
  version: number;
}

const FIVE = ['Muito baixo', 'Baixo', 'Médio', 'Alto', 'Muito alto'];
const THREE = ['Baixo', 'Médio', 'Alto'];
const CERRADO = ['Muito baixa', 'Baixa', 'Média', 'Adequada', 'Alta'];
const YIELDS = [40, 70, 90, 100];
const ALL = { extractor: null, basis: null, upTo: null, crop: '', yields: [] } as const;

type Parted = readonly (readonly [upTo: number | null, bounds: readonly number[]])[];
const parted = (parts: Parted, rest: Omit<SoilReferenceRow, 'upTo' | 'bounds'>): SoilReferenceRow[] =>
  parts.map(([upTo, bounds]) => ({ ...rest, classes: [...rest.classes], upTo, bounds: [...bounds] }));

/** Facts F21: CQFS-RS/SC 2016, grains, 0–20 cm, pp. 91–98. */
export const CQFS_ROWS: readonly SoilReferenceRow[] = [
  ...parted(
    [
      [20, [10, 20, 30, 60]],
      [40, [6, 12, 18, 36]],
      [60, [4, 8, 12, 24]],
      [null, [3, 6, 9, 18]],
    ],
    {
      quantity: 'P',
      extractor: 'MEHLICH_1',
      unit: 'mg/dm³',
      basis: 'CLAY',
      crop: '',
      classes: FIVE,
      yields: YIELDS,
      page: '91–98',
    },
  ),
  ...parted(
    [
      [7.5, [20, 40, 60, 120]],
      [15, [30, 60, 90, 180]],
      [30, [40, 80, 120, 240]],
      [null, [45, 90, 135, 270]],
    ],
    {
      quantity: 'K',
      extractor: 'MEHLICH_1',
      unit: 'mg/dm³',
      basis: 'CTC',
      crop: '',
      classes: FIVE,
      yields: YIELDS,
      page: '91–98',
    },
  ),
  ...(
    [
      ['CA', 'KCL', 'cmolc/dm³', [2, 4]],
      ['MG', 'KCL', 'cmolc/dm³', [0.5, 1]],
      ['ORGANIC_MATTER', null, '%', [2.5, 5]],
      ['ZN', 'MEHLICH_1', 'mg/dm³', [0.2, 0.5]],
      ['CU', 'MEHLICH_1', 'mg/dm³', [0.2, 0.4]],
      ['MN', 'KCL', 'mg/dm³', [2.5, 5]],
    ] as const
  ).map(([quantity, extractor, unit, bounds]) => ({
    ...ALL,
    quantity,
    extractor,
    unit,
    bounds: [...bounds],
    classes: [...THREE],
    yields: [],
    page: '91–98',
  })),
  {
    ...ALL,
    quantity: 'T',
    unit: 'cmolc/dm³',
    bounds: [7.5, 15, 30],
    classes: ['Baixa', 'Média', 'Alta', 'Muito alta'],
    yields: [],
    page: '91–98',
  },
  {
    ...ALL,
    quantity: 'S',
    unit: 'mg/dm³',
    bounds: [5],
    classes: ['Abaixo do crítico', 'Suficiente'],
    yields: [],
    page: '91–98',
  },
  {
    ...ALL,
    quantity: 'S',
    unit: 'mg/dm³',
    crop: 'Soja e brássicas',
    bounds: [10],
    classes: ['Abaixo do crítico', 'Suficiente'],
    yields: [],
    page: '91–98',
  },
];

/** Facts F22: Cerrado, rainfed, phosphorus by Mehlich-1 (Sousa & Lobato 2004). */
export const CERRADO_ROWS: readonly SoilReferenceRow[] = parted(
  [
    [15, [6, 12, 18, 25]],
    [35, [5, 10, 15, 20]],
    [60, [3, 5, 8, 12]],
    [null, [2, 3, 4, 6]],
  ],
  {
    quantity: 'P',
    extractor: 'MEHLICH_1',
    unit: 'mg/dm³',
    basis: 'CLAY',
    crop: '',
    classes: CERRADO,
    yields: [],
    page: '',
  },
);

const KEPT = {
  active: true,
  seeded: true,
  createdAt: '2026-01-05T11:00:00.000Z',
  updatedAt: null,
  version: 1,
  depthFrom: 0,
  depthTo: 20,
  smp: [],
} as const;

/** The references that the platform gives to each customer. */
export function seedSoilReferences(customerIds: () => readonly number[]) {
  return (references: Table<SoilReference>): void => {
    for (const customerId of customerIds()) {
      references.insert({
        ...KEPT,
        customerId,
        name: 'CQFS-RS/SC 2016 · GRÃOS',
        manual: 'Manual de calagem e adubação para os Estados do RS e de SC (CQFS-RS/SC)',
        edition: '2016',
        region: 'RS e SC',
        crops: 'Grãos, exceto arroz irrigado',
        limeMethod: 'SMP',
        targetV: null,
        rows: CQFS_ROWS.map((row) => ({ ...row })),
        smp: [],
        observation: 'Calagem pelo índice SMP: cole a tabela do manual em uma cópia desta referência.',
      });
      references.insert({
        ...KEPT,
        customerId,
        name: 'CERRADO 2004 · SEQUEIRO',
        manual: 'Cerrado: correção do solo e adubação (Sousa e Lobato)',
        edition: '2004',
        region: 'Cerrado',
        crops: 'Culturas anuais de sequeiro',
        limeMethod: 'V_PERCENT',
        targetV: 50,
        rows: CERRADO_ROWS.map((row) => ({ ...row })),
        smp: [],
        observation: null,
      });
    }
  };
}
