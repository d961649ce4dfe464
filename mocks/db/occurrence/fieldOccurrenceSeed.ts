import { dataOf } from '../data';
import type { BusinessActivity } from '../mapTypes';
import { brazilianDay, dayLater } from '../poultry';
import type { Table } from '../table';
import type { World } from '../types';
import fieldSeason from './data/fieldSeason.json' with { type: 'json' };
import type { FieldOccurrence } from './occurrenceTypes';

type Draft = Pick<FieldOccurrence, 'type' | 'values'> & { readonly day: number; readonly planned?: true };

/** Days since the plots were planted. */
export const PLANTED_DAYS_AGO = 41;

/** The season of a plot so far, by days from today: it was planted on day `-PLANTED_DAYS_AGO`. */
const SEASON: readonly Draft[] = dataOf(fieldSeason);

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
