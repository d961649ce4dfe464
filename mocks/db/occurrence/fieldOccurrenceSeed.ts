import type { BusinessActivity } from '../mapTypes';
import { brazilianDay, dayLater } from '../poultry';
import type { Table } from '../table';
import type { World } from '../types';
import type { FieldOccurrence } from './occurrenceTypes';

/** What each property holds for its fields. */
export const FIELD_PRODUCTS = [
  { productId: 101, productName: 'GLIFOSATO 480 G/L', unit: 'L', available: 400 },
  { productId: 102, productName: 'FERTILIZANTE 04-14-08', unit: 'KG', available: 24_000 },
  { productId: 103, productName: 'SEMENTE DE SOJA TRATADA', unit: 'KG', available: 9_000 },
  { productId: 104, productName: 'DIESEL S10', unit: 'L', available: 5_000 },
  { productId: 105, productName: 'FUNGICIDA TRIAZOL', unit: 'L', available: 60 },
] as const;

type Draft = Pick<FieldOccurrence, 'type' | 'values'> & { readonly day: number; readonly planned?: true };

const WORK = {
  area: null,
  harvestId: null,
  responsible: 'ADEMIR',
  machine: 'TRATOR 6110',
  implement: '',
  hours: 4,
};

/** Days since the plots were planted. */
export const PLANTED_DAYS_AGO = 41;

/** The season of a plot so far, by days from today. */
const SEASON: readonly Draft[] = [
  {
    day: -48,
    type: 'preparo-do-solo',
    values: { operation: 'gradagem', depthCm: 18, ...WORK, implement: 'GRADE 32 DISCOS' },
  },
  {
    day: -PLANTED_DAYS_AGO,
    type: 'plantio',
    values: {
      seed: 'SOJA BRS 1003 IPRO',
      treatment: 'FUNGICIDA + INOCULANTE',
      rowCm: 50,
      seedsPerMetre: 15,
      germination: 88,
      thousandWeight: 180,
      ...WORK,
    },
  },
  {
    day: -PLANTED_DAYS_AGO,
    type: 'adubacao',
    values: { product: 'FERTILIZANTE 04-14-08', dose: 300, guarantee: 'oxide', n: 4, p: 14, k: 8, ...WORK },
  },
  {
    day: -12,
    type: 'pulverizacao',
    values: {
      product: 'GLIFOSATO 480 G/L',
      dose: 2,
      target: 'BUVA',
      graceDays: 56,
      reentryHours: 24,
      litresPerHa: 120,
      tank: 2000,
      temperature: 26,
      humidity: 68,
      wind: 6,
      rain: 0,
      ...WORK,
    },
  },
  {
    day: 3,
    planned: true,
    type: 'pulverizacao',
    values: {
      product: 'FUNGICIDA TRIAZOL',
      dose: 0.5,
      target: 'FERRUGEM ASIATICA',
      graceDays: 30,
      reentryHours: 24,
      litresPerHa: 120,
      tank: 2000,
      ...WORK,
    },
  },
];

/** What differs where trees grow. */
const WOOD: Readonly<Record<string, Record<string, unknown>>> = {
  plantio: {
    seed: 'EUCALIPTO CLONE I-144',
    rowCm: 300,
    seedsPerMetre: 0.5,
    germination: 96,
    thousandWeight: null,
  },
  pulverizacao: { target: 'FORMIGA CORTADEIRA', product: 'FIPRONIL', graceDays: 0 },
};

/** What an orchard gets: it stands for years, and has diseases of its own. */
const ORCHARD_WORK = ['adubacao', 'pulverizacao'];
const ORCHARD_DISEASE: Readonly<Record<string, string>> = {
  COFFEE: 'FERRUGEM DO CAFEEIRO',
  ORANGE: 'PINTA PRETA',
};

/** The work of a season as it is done where this grows; null for work that is not done there. */
function workOf(
  { type, values, planned }: Draft,
  { farmingClassification, constantFilter }: BusinessActivity,
) {
  if (farmingClassification === 'ANNUAL') return values;
  if (farmingClassification === 'FORESTRY') return { ...values, ...WOOD[type] };
  if (farmingClassification !== 'PERENNIAL') return type === 'adubacao' ? values : null;
  if (!ORCHARD_WORK.includes(type)) return null;
  const disease = ORCHARD_DISEASE[constantFilter] ?? 'ANTRACNOSE';
  return planned ? { ...values, target: disease } : values;
}

/** Plots of one cost center are worked together. */
export function seedFieldOccurrences(today: Date, world: () => World) {
  return (table: Table<FieldOccurrence>): void => {
    const { costCenters, plots, farmActivities, businessActivities } = world();
    const day = brazilianDay(today);
    for (const center of costCenters.filter(({ aviary, active }) => active && aviary === null)) {
      const plotIds = plots.filter((one) => one.costCenterId === center.id && one.active).map(({ id }) => id);
      if (plotIds.length === 0) continue;
      const activity = businessActivities.need(farmActivities.need(center.farmActivityId).businessActivityId);
      for (const draft of SEASON) {
        const values = workOf(draft, activity);
        if (values === null) continue;
        const at = `${dayLater(day, draft.day)}T10:30:00.000Z`;
        table.insert({
          customerId: center.customerId,
          plotIds,
          type: draft.type,
          plannedAt: draft.planned ? at : null,
          happenedAt: draft.planned ? null : at,
          observation: '',
          files: [],
          depletion: [],
          userName: 'ADEMIR JOSE FERREIRA',
          values: { ...values },
        });
      }
    }
  };
}
