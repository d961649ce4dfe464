import { array, number, object, string, type TestContext, ValidationError } from 'yup';
import { formatNumber } from '@/platform/format/number';
import type { FormMessage } from '@/platform/forms/formMessage';
import { between, maxLength } from '@/platform/forms/validators';
import { recordOf } from '@/platform/typed/records';
import type { FishSetValues } from './fishSets';
import { checkRanges, type FishRange, RANGE_COLUMNS, type RangeFault } from './rules/ranges';
import type { TemperatureRow } from './rules/ration';
import { type LimitName, limitAbove, LIMITS, type WaterLimits, waterMagnitude } from './rules/water';

export interface RangeSetValues extends FishSetValues {
  ranges: FishRange[];
  temperatures: TemperatureRow[];
}

export interface LimitsValues extends WaterLimits {
  readonly magnitude: string | null;
}

export interface WaterSetValues extends FishSetValues {
  limits: LimitsValues[];
}

const figureText = (value: number | null) => formatNumber(value, { decimals: 3, minDecimals: 0 });

interface RangeWords {
  /** Of the words of `faults`. */
  readonly key: RangeFault['why'];
  readonly values: Readonly<Record<'after' | 'from' | 'to' | 'start' | 'line', string>>;
}

const NO_VALUES = { after: '', from: '', to: '', start: '', line: '' };

/** What is wrong with a range, as words that name it. */
export function rangeFaultWords(fault: RangeFault): RangeWords {
  const { why: key } = fault;
  switch (fault.why) {
    case 'gap':
      return {
        key,
        values: { ...NO_VALUES, after: figureText(fault.after), from: figureText(fault.from) },
      };
    case 'overlap': {
      const { line, from, to } = fault.other;
      const other = { line: String(line), from: figureText(from), to: figureText(to) };
      return { key, values: { ...NO_VALUES, ...other, start: figureText(fault.from) } };
    }
    case 'order':
      return { key, values: { ...NO_VALUES, from: figureText(fault.from) } };
    case 'open':
      return { key, values: NO_VALUES };
  }
}

const says = (key: string, values: FormMessage['values'] = {}): FormMessage => ({
  key: 'invalid',
  says: `fishReferences:faults.${key}`,
  values,
});

interface WrongCell {
  readonly at: number;
  readonly field: string;
  readonly message: FormMessage;
}

/** Every wrong cell of a list at once, each said where it stands. */
function atCells(context: TestContext, wrong: readonly WrongCell[]) {
  if (wrong.length === 0) return true;
  return new ValidationError(
    wrong.map(({ at, field, message }) =>
      context.createError({ path: `${context.path}[${at}].${field}`, message: { ...message } }),
    ),
  );
}

/** No two rows of a list with the same; the second of them is wrong. */
function twice<Row>(rows: readonly Row[], field: keyof Row & string) {
  return rows.flatMap((row, at) => {
    const value = row[field];
    const other = rows.findIndex((one) => one[field] === value);
    const known = value !== null && value !== undefined && value !== '';
    return known && other < at ? [{ at, field, message: says('twice', { line: other + 1 }) }] : [];
  });
}

const figure = () => number().nullable().defined();
const set = {
  name: string().required().test(maxLength(100)),
  animalBreedId: figure().required(),
  observation: string().test(maxLength(1000)),
};
const column = (name: (typeof RANGE_COLUMNS)[number]['name']) => {
  const { required, least, most } = RANGE_COLUMNS.find((one) => one.name === name) ?? { least: 0, most: 0 };
  return (required ? figure().required() : figure()).test(between(least, most));
};

export const rangeFormSchema = object({
  ...set,
  ranges: array(
    object(
      recordOf(
        RANGE_COLUMNS.map(({ name }) => name),
        column,
      ),
    ),
  )
    .required()
    .min(1)
    .test('touch', (value, context) => {
      const rows = (value ?? []).map(({ from, to }, at) => ({ line: at + 1, from, to }));
      return atCells(
        context,
        checkRanges(rows).map((fault) => {
          const { key, values } = rangeFaultWords(fault);
          return { at: fault.line - 1, field: fault.field, message: says(key, values) };
        }),
      );
    }),
  temperatures: array(
    object({
      temperature: figure().required().test(between(0, 45)),
      percent: figure().required().test(between(0, 100)),
    }),
  )
    .required()
    .test('twice', (value, context) => atCells(context, twice(value ?? [], 'temperature'))),
});

/** Of every limit: within what its magnitude can be, and not below one before it. */
function limitFaults(row: LimitsValues, at: number): WrongCell[] {
  const magnitude = waterMagnitude(row.magnitude);
  return LIMITS.flatMap((field: LimitName): WrongCell[] => {
    const value = row[field] ?? null;
    if (value === null) return [];
    if (magnitude && (value < magnitude.min || value > magnitude.max)) {
      const values = { min: figureText(magnitude.min), max: figureText(magnitude.max) };
      return [{ at, field, message: { key: 'between', values } }];
    }
    const above = limitAbove(field, row);
    return above
      ? [{ at, field, message: says(`below.${above.name}`, { value: figureText(above.value) }) }]
      : [];
  });
}

const isBlank = (row: LimitsValues) => LIMITS.every((name) => (row[name] ?? null) === null);

export const waterFormSchema = object({
  ...set,
  limits: array(
    object({
      magnitude: string().nullable().defined().required(),
      ...recordOf(LIMITS, () => figure()),
    }),
  )
    .required()
    .min(1)
    .test('limits', (value, context) => {
      const rows = value ?? [];
      const blank = rows.flatMap((row, at) =>
        isBlank(row) ? [{ at, field: 'criticalMin', message: says('blank') }] : [],
      );
      return atCells(context, [...twice(rows, 'magnitude'), ...blank, ...rows.flatMap(limitFaults)]);
    }),
});
