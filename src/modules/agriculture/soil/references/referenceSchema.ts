import { array, number, object, string, type TestContext, ValidationError } from 'yup';
import { between, maxLength } from '@/platform/forms/validators';
import { isNumber, ownRule } from '../../schemas/registerRules';
import { referenceFaults } from '../rules/reference';
import { NO_UNIT, numbersOf, type ReferenceLine, rowOf, unitsOf } from './referenceForm';

const says = (key: string) => ({ key: 'invalid', says: `soilReferences:faults.${key}`, values: {} }) as const;

interface WrongCell {
  readonly index: number;
  readonly field: string;
  readonly why: string;
}

/** Every wrong cell of the lines at once, each said where it stands. */
function atCells(context: TestContext, wrong: readonly WrongCell[]) {
  if (wrong.length === 0) return true;
  return new ValidationError(
    wrong.map(({ index, field, why }) =>
      context.createError({ path: `${context.path}[${index}].${field}`, message: says(why) }),
    ),
  );
}

/** What cannot be read of a line comes before what its numbers say. */
function faultsOf(lines: readonly ReferenceLine[]): WrongCell[] {
  const unread = lines.flatMap(({ bounds, yields }, index) => [
    ...(numbersOf(bounds) === null ? [{ index, field: 'bounds', why: 'numbers' }] : []),
    ...(numbersOf(yields) === null ? [{ index, field: 'yields', why: 'numbers' }] : []),
  ]);
  const foreign = lines.flatMap(({ quantity, unit }, index) =>
    quantity !== null && unit !== null && !unitsOf(quantity).some((one) => (one || NO_UNIT) === unit)
      ? [{ index, field: 'unit', why: 'unit' }]
      : [],
  );
  // As long as bounds cannot be read, nothing is known of how many classes they make.
  const isUnread = (fault: WrongCell) =>
    unread.some(
      ({ index, field }) =>
        index === fault.index && (field === fault.field || (field === 'bounds' && fault.field === 'classes')),
    );
  // A line without its nutrient belongs to no table yet.
  const placed = lines.flatMap((line, index) => (line.quantity === null ? [] : [{ line, index }]));
  const found = referenceFaults(placed.map(({ line }) => rowOf(line))).map((fault) => ({
    ...fault,
    index: placed[fault.index]?.index ?? fault.index,
  }));
  return [...unread, ...foreign, ...found.filter((fault) => !isUnread(fault))];
}

/** Two lines of one pH. */
function twice(lines: readonly { readonly smp?: number | null }[]): WrongCell[] {
  return lines.flatMap(({ smp }, index) => {
    const other = lines.findIndex((one) => one.smp === smp);
    return isNumber(smp) && other < index ? [{ index, field: 'smp', why: 'twice' }] : [];
  });
}

const deeper = ownRule('soilReferences:faults.depth', (value, parent) => {
  const from = parent['depthFrom'];
  return !isNumber(value) || !isNumber(from) || value > from;
});
const nullable = () => string().nullable().defined();

export const referenceFormSchema = object({
  name: string().required().test(maxLength(80)),
  manual: string().required().test(maxLength(150)),
  edition: string().required().test(maxLength(30)),
  region: string().test(maxLength(80)),
  crops: string().test(maxLength(150)),
  depthFrom: number().nullable().required().test(between(0, 200)),
  depthTo: number().nullable().required().test(between(1, 200)).test(deeper),
  limeMethod: string().nullable().required(),
  targetV: number().nullable().defined().test(between(1, 100)),
  rows: array(
    object({
      quantity: string().nullable().required(),
      extractor: nullable(),
      unit: string().nullable().required(),
      basis: nullable(),
      upTo: number().nullable().defined().test(between(0.1, 1000)),
      bounds: string().required().test(maxLength(80)),
      classes: string().required().test(maxLength(150)),
      yields: string().test(maxLength(60)),
      crop: string().test(maxLength(60)),
      page: string().test(maxLength(20)),
    }),
  )
    .required()
    .min(1)
    .test('tables', (value, context) => atCells(context, faultsOf((value ?? []) as ReferenceLine[]))),
  smp: array(
    object({
      smp: number().nullable().required().test(between(3, 8)),
      lime: number().nullable().required().test(between(0, 50)),
    }),
  )
    .defined()
    .test('smp', (value, context) => atCells(context, twice(value))),
  observation: string().test(maxLength(1000)),
});
