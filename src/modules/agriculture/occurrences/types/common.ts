import { numberOf } from '@/platform/http/loose';
import type { OccurrenceField } from '@/families/occurrence/occurrenceFields';
import type {
  OccurrenceContext,
  OccurrenceFault,
  OccurrenceSubject,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { lastEndOf, periodFaults, periodsIn } from '@/families/occurrence/rules/periods';
import { formatLocalDateTime, type LocalDateTime } from '@/platform/format/dateTime';
import { formatNumber } from '@/platform/format/number';
import { QUANTITY_DECIMALS } from '@/families/occurrence/rules/quantityText';
import { converted, doseUnitOf, type DoseUnit, unitOfStock, written } from '../rules/dose';
import { reentryWarnings } from '../rules/pesticides';

/** Fields and woods write down the same work. */
export const FIELDS: readonly string[] = ['agriculture', 'forestry'];

const usefulOf = (subjects: readonly OccurrenceSubject[]): number | null => {
  const areas = subjects.map(({ share }) => share);
  return areas.length === 0 || areas.includes(null)
    ? null
    : areas.reduce<number>((sum, area) => sum + (area ?? 0), 0);
};

/** Hectares that were worked: what was typed, else the useful area of the plots; null where neither is known. */
export const hectaresOf = (
  values: Readonly<Record<string, unknown>>,
  subjects: readonly OccurrenceSubject[],
) => numberOf(values['area']) ?? usefulOf(subjects);

/** When work ended that took longer than its moment: irrigation over days is one occurrence with a final date (FA-236). */
export const END: OccurrenceField = { name: 'endAt', kind: 'dateTime' };

type Patch = Readonly<Record<string, unknown>>;
const DOSE_UNIT = 'doseUnit';

/** In what a type gives its doses: always in one unit, or in one that is chosen of these. */
export interface Dosing {
  readonly fixed?: DoseUnit;
  readonly options?: readonly DoseUnit[];
}

const unitIn = (values: OccurrenceValues, { fixed }: Dosing) => fixed ?? doseUnitOf({ values }, undefined);

/** An amount in another unit; as it is where one of them is unknown, null where they do not measure the same. */
const brought = (amount: number, from: DoseUnit | null, to: DoseUnit | null) =>
  from === null || to === null ? amount : converted(amount, from, to);

/** The unit of the dose that follows from that of stock, where none was chosen and the type offers it. */
function unitByStock({ options = [] }: Dosing, values: OccurrenceValues): Patch {
  const unit = unitOfStock(values.depletion[0]?.unit);
  return unit === null || values[DOSE_UNIT] != null || !options.includes(unit) ? {} : { [DOSE_UNIT]: unit };
}

/** Dose × hectares is what is taken out of stock, in the unit it is kept in. */
const ledByDose =
  (dosing: Dosing) =>
  (values: OccurrenceValues, subjects: readonly OccurrenceSubject[]): Patch => {
    const [dose, area] = [numberOf(values['dose']), hectaresOf(values, subjects)];
    const [line] = values.depletion;
    if (dose === null || area === null || !line) return {};
    const quantity = brought(dose * area, unitIn(values, dosing), unitOfStock(line.unit));
    const led = quantity === null ? {} : { 'depletion.0.quantity': written(quantity) };
    return { ...led, ...unitByStock(dosing, values) };
  };

/** What was typed for stock, by its hectares, is the dose. */
const ledByQuantity =
  (dosing: Dosing) =>
  (values: OccurrenceValues, subjects: readonly OccurrenceSubject[]): Patch => {
    const [line] = values.depletion;
    const [quantity, area] = [line?.quantity ?? null, hectaresOf(values, subjects)];
    if (quantity === null || quantity <= 0 || area === null || area <= 0) return {};
    const dose = brought(quantity / area, unitOfStock(line?.unit), unitIn(values, dosing));
    return dose === null ? {} : { dose: written(dose), ...unitByStock(dosing, values) };
  };

/** Of all work on plots; its area leads, with the dose, what is taken out of stock. */
export const workFields = (dosing: Dosing = {}): readonly OccurrenceField[] => [
  {
    name: 'area',
    kind: 'number',
    unit: 'ha',
    decimals: 2,
    min: 0,
    above: true,
    helper: true,
    derive: ledByDose(dosing),
  },
  { name: 'harvestId', kind: 'lookup', source: 'harvests' },
  { name: 'responsible', kind: 'text', maxLength: 100, span: 8 },
  { name: 'hours', kind: 'number', unit: 'h', decimals: 2, min: 0, max: 1000, span: 4 },
  { name: 'machine', kind: 'text', maxLength: 60 },
  { name: 'implement', kind: 'text', maxLength: 60 },
];
export const WORK_EMPTY = {
  endAt: null,
  area: null,
  harvestId: null,
  responsible: '',
  machine: '',
  implement: '',
  hours: null,
};

/** When work was done, else when it is planned. */
export const workMoment = ({ state, happenedAt, plannedAt }: OccurrenceValues): LocalDateTime | null =>
  state === 'DONE' ? happenedAt : plannedAt;

/** The field of the periods of a work, for every type that has them. */
const PERIODS = 'periods';

/** Each period by itself, against the others, the start and, of what is done, now. */
const periodsFaults = (values: OccurrenceValues, { now }: OccurrenceContext): readonly OccurrenceFault[] =>
  periodFaults(periodsIn(values[PERIODS]), workMoment(values), values.state === 'DONE' ? now : null).map(
    ({ path, key, number }) => ({
      field: `${PERIODS}.${path}`,
      key,
      ...(number === undefined ? {} : { values: { number } }),
    }),
  );

/** Work ends after it begins, and not before the last of its periods; what is done has ended. */
function endFaults(values: OccurrenceValues, { now }: OccurrenceContext): readonly OccurrenceFault[] {
  const start = workMoment(values);
  const end: unknown = values['endAt'];
  if (typeof end !== 'string') return [];
  if (start !== null && end < start) return [{ field: 'endAt', key: 'endEarly' }];
  const last = lastEndOf(periodsIn(values[PERIODS]));
  if (last !== null && end < last)
    return [{ field: 'endAt', key: 'endBeforePeriod', values: { until: formatLocalDateTime(last) } }];
  return values.state === 'DONE' && end > now ? [{ field: 'endAt', key: 'endLater' }] : [];
}

/** It was saved with this area of these plots: a plot that was parted since keeps what was done on the whole of it. */
function isAsSaved(values: OccurrenceValues, record: OccurrenceContext['record']): boolean {
  if (!record || numberOf(record.values['area']) !== numberOf(values['area'])) return false;
  const now = new Set(values.subjectIds);
  return record.subjectIds.length === now.size && record.subjectIds.every((id) => now.has(id));
}

/** More than the useful area of the plots is no area of theirs. */
function areaFaults(
  values: OccurrenceValues,
  { subjects, record }: OccurrenceContext,
): readonly OccurrenceFault[] {
  if (isAsSaved(values, record)) return [];
  const [area, useful] = [numberOf(values['area']), usefulOf(subjects)];
  if (area === null || useful === null || area <= useful + 1e-9) return [];
  return [{ field: 'area', key: 'areaTooLarge', values: { useful: formatNumber(useful, { decimals: 2 }) } }];
}

/** What no work may say, whatever its type. */
export const workFaults = (
  values: OccurrenceValues,
  context: OccurrenceContext,
): readonly OccurrenceFault[] => [
  ...areaFaults(values, context),
  ...endFaults(values, context),
  ...periodsFaults(values, context),
];

/** A dose a hectare leads the quantity that is taken out of stock, and that the dose; its unit is fixed or chosen. */
export function doseFields(dosing: Dosing): readonly OccurrenceField[] {
  const { fixed, options } = dosing;
  const dose: OccurrenceField = {
    name: 'dose',
    kind: 'number',
    ...(fixed ? { unit: `${fixed}/ha` } : {}),
    decimals: QUANTITY_DECIMALS,
    min: 0,
    above: true,
    helper: true,
    span: options ? 3 : 4,
    derive: ledByDose(dosing),
    followsSubjects: true,
    deriveBack: ledByQuantity(dosing),
  };
  if (!options) return [dose];
  return [dose, { name: DOSE_UNIT, kind: 'select', options, span: 3, derive: ledByDose(dosing) }];
}

/** A dose without its unit says nothing. */
export const doseFaults = (values: OccurrenceValues): readonly OccurrenceFault[] =>
  numberOf(values['dose']) !== null && values[DOSE_UNIT] == null
    ? [{ field: DOSE_UNIT, key: 'doseUnit' }]
    : [];

/** What every work tells: plots share its quantities by their hectares; no work where it was just sprayed. */
export const WORK = {
  where: FIELDS,
  needsAnimals: false,
  subject: 'several',
  plannable: true,
  lasts: true,
  endField: END.name,
  shared: true,
  warn: (values: OccurrenceValues, { records, record }: OccurrenceContext) =>
    reentryWarnings(workMoment(values), records, record?.id),
} as const;

export const shown = (value: number | null, decimals = 2): string =>
  value === null ? '–' : formatNumber(value, { decimals, minDecimals: 0, significant: decimals > 0 ? 3 : 0 });
