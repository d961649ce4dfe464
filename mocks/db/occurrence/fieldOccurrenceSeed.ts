import { dataOf } from '../data';
import { cropYearOf, type SownCrop } from '../field/cropCalendar';
import { courseOfFields, type CourseSowing, SOWN_DAYS_AGO } from '../field/fieldCourse';
import type { BusinessActivity, CostCenter, Plot } from '../mapTypes';
import { brazilianDay, dayLater } from '../poultry';
import type { Table } from '../table';
import type { World } from '../types';
import cropWork from './data/cropWork.json' with { type: 'json' };
import fieldSeason from './data/fieldSeason.json' with { type: 'json' };
import type { FieldOccurrence } from './occurrenceTypes';

type Draft = Pick<FieldOccurrence, 'type' | 'values'> & { readonly day: number; readonly planned?: true };
type Done = Pick<FieldOccurrence, 'type' | 'values' | 'plotIds'> & { readonly at: string };

/** The season of a plot so far, by days from today: it was sown on day `-SOWN_DAYS_AGO`, or before where no crop's season was on. */
const SEASON: readonly Draft[] = dataOf(fieldSeason);

interface CropWork {
  readonly seeds: readonly string[];
  readonly plantio: Readonly<Record<string, number>>;
  readonly disease: string;
  readonly grain: string;
  /** Sacks a hectare, the last harvest first. */
  readonly yields: readonly number[];
}
const CROP_WORK: Readonly<Partial<Record<SownCrop, CropWork>>> = dataOf(cropWork);

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

/** Farms so large that a harvest is written down for all plots of a center at once. */
const MANY_PLOTS = 12;
/** Harvests ago from which on one was written down for all plots of a center too. */
const LOADS_BY_PLOT = 1;
const SACK_KG = 60;
/** Of a hectare. */
const HOURS = { plantio: 0.3, adubacao: 0.2, pulverizacao: 0.1, colheita: 0.4 };
/** Days after sowing on which the herbicide is sprayed. */
const SPRAYED_AFTER = SOWN_DAYS_AGO - 12;
const WATER = { every: 9, mm: 14 };

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
const valuesOf = (type: string) => SEASON.find((draft) => draft.type === type)?.values ?? {};

/** The values of a sowing of the crop; each year has a cultivar of its own. */
function sowingValues({ crop, sownOn, isLatest }: CourseSowing): Record<string, unknown> {
  const work = CROP_WORK[crop];
  const seed = isLatest ? work?.seeds[0] : work?.seeds[cropYearOf(sownOn) % work.seeds.length];
  return { ...valuesOf('plantio'), ...work?.plantio, seed: seed ?? '' };
}

/** The work of a season as it is done where this grows; null for work that is not done there. */
function workOf(
  { type, values, planned }: Draft,
  { farmingClassification, constantFilter }: BusinessActivity,
  latest: CourseSowing | undefined,
) {
  if (farmingClassification === 'ANNUAL') {
    const disease = latest && CROP_WORK[latest.crop]?.disease;
    if (type === 'plantio') return latest ? sowingValues(latest) : null;
    return planned && disease ? { ...values, target: disease } : values;
  }
  if (farmingClassification === 'FORESTRY') return { ...values, ...WOOD[type] };
  if (farmingClassification !== 'PERENNIAL') return type === 'adubacao' ? values : null;
  if (!ORCHARD_WORK.includes(type)) return null;
  const disease = ORCHARD_DISEASE[constantFilter] ?? 'ANTRACNOSE';
  return planned ? { ...values, target: disease } : values;
}

/** The day of a work of this season: what is done before today follows the sowing, where that was earlier than usual. */
function dayOfDraft({ day }: Draft, today: string, latest: CourseSowing | undefined): string {
  if (!latest || day > 0) return dayLater(today, day);
  return day <= -SOWN_DAYS_AGO ? dayLater(latest.sownOn, day + SOWN_DAYS_AGO) : dayLater(today, day);
}

/** Sacks a hectare that a plot gave so many harvests of the crop ago. */
function yieldOf(crop: SownCrop, plot: Plot, ago: number): number {
  const yields = CROP_WORK[crop]?.yields ?? [];
  return (yields[ago % Math.max(1, yields.length)] ?? 0) + ((plot.id * 3 + ago * 2) % 9) * 0.7;
}

/** What was done for one crop that is not the latest, with its harvest by plot. */
function formerWorks(row: CourseSowing, plots: readonly Plot[], ago: number, today: string): Done[] {
  const plotIds = plots.map(({ id }) => id);
  const area = (some: readonly Plot[]) => some.reduce((sum, { usefulAreaSize }) => sum + usefulAreaSize, 0);
  const hours = (type: keyof typeof HOURS, some = plots) => round(area(some) * HOURS[type], 1);
  const at = (day: string) => `${day}T10:30:00.000Z`;
  const sowing: Done[] = row.isLatest
    ? []
    : [
        {
          type: 'plantio',
          plotIds,
          at: at(row.sownOn),
          values: { ...sowingValues(row), hours: hours('plantio') },
        },
        {
          type: 'adubacao',
          plotIds,
          at: at(row.sownOn),
          values: { ...valuesOf('adubacao'), hours: hours('adubacao') },
        },
        {
          type: 'pulverizacao',
          plotIds,
          at: at(dayLater(row.sownOn, SPRAYED_AFTER)),
          values: { ...valuesOf('pulverizacao'), hours: hours('pulverizacao') },
        },
      ];
  const isTogether = plots.length > MANY_PLOTS || ago > LOADS_BY_PLOT;
  const loads = isTogether ? [plots] : plots.map((plot) => [plot]);
  const harvests = loads.map((some): Done => ({
    type: 'colheita',
    plotIds: some.map(({ id }) => id),
    at: `${row.until}T18:00:00.000Z`,
    values: {
      product: CROP_WORK[row.crop]?.grain ?? '',
      netKg: Math.round(
        some.reduce((sum, plot) => sum + yieldOf(row.crop, plot, ago) * plot.usefulAreaSize, 0) * SACK_KG,
      ),
      sackKg: SACK_KG,
      standard: null,
      discountOrder: 'IMPURITY_FIRST',
      area: null,
      harvestId: null,
      responsible: 'ADEMIR',
      machine: 'COLHEITADEIRA S550',
      implement: 'PLATAFORMA 25 PES',
      hours: hours('colheita', some),
    },
  }));
  return [...sowing, ...harvests].filter(({ at: moment }) => moment.slice(0, 10) < today);
}

/** What a plot of this season was irrigated with: every ninth day since its sowing. */
function waterings(plot: Plot, latest: CourseSowing, today: string): Done[] {
  const end = latest.until < today ? latest.until : today;
  const days: string[] = [];
  for (let day = dayLater(latest.sownOn, WATER.every); day < end; day = dayLater(day, WATER.every))
    days.push(day);
  return days.map((day) => ({
    type: 'irrigacao',
    plotIds: [plot.id],
    at: `${day}T10:30:00.000Z`,
    values: { system: 'pivo', mm: WATER.mm, area: null, harvestId: null, responsible: 'ADEMIR', hours: null },
  }));
}

/** Plots of one cost center are worked together. What was done in former years stands after what was done in this one. */
export function seedFieldOccurrences(today: Date, world: () => World) {
  return (table: Table<FieldOccurrence>): void => {
    const { costCenters, plots, farmActivities, businessActivities } = world();
    const day = brazilianDay(today);
    const insert = (
      center: CostCenter,
      row: Pick<FieldOccurrence, 'type' | 'plotIds' | 'plannedAt' | 'happenedAt' | 'values'>,
    ) =>
      table.insert({
        ...row,
        customerId: center.customerId,
        observation: '',
        files: [],
        depletion: [],
        userName: 'ADEMIR JOSE FERREIRA',
      });
    const former: (readonly [CostCenter, Done])[] = [];
    for (const center of costCenters.filter(({ aviary, active }) => active && aviary === null)) {
      const own = plots.filter((one) => one.costCenterId === center.id && one.active);
      if (own.length === 0) continue;
      const activity = businessActivities.need(farmActivities.need(center.farmActivityId).businessActivityId);
      const isSown = ['ANNUAL', 'FORESTRY'].includes(activity.farmingClassification);
      const course = isSown ? courseOfFields(world(), center, day) : [];
      const latest = course.find(({ isLatest }) => isLatest);
      for (const draft of SEASON) {
        const values = workOf(draft, activity, latest);
        if (values === null || (draft.planned && latest && latest.until < day)) continue;
        const at = `${dayOfDraft(draft, day, latest)}T10:30:00.000Z`;
        insert(center, {
          type: draft.type,
          plotIds: own.map(({ id }) => id),
          plannedAt: draft.planned ? at : null,
          happenedAt: draft.planned ? null : at,
          values: { ...values },
        });
      }
      if (activity.farmingClassification !== 'ANNUAL') continue;
      for (const row of course) {
        const ago = course.filter(
          (one) => one.crop === row.crop && one.sownOn > row.sownOn && one.until < day,
        ).length;
        for (const done of formerWorks(row, own, ago, day)) former.push([center, done]);
      }
      if (latest)
        for (const plot of own.filter((one) => (one.irrigatedAreaSize ?? 0) > 0 && one.id % 2 === 0))
          for (const done of waterings(plot, latest, day)) former.push([center, done]);
    }
    for (const [center, { at, ...row }] of former.toSorted(([, a], [, b]) => b.at.localeCompare(a.at)))
      insert(center, { ...row, plannedAt: null, happenedAt: at });
  };
}
