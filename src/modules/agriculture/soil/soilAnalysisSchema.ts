import { array, mixed, number, object, type Schema, string } from 'yup';
import { today } from '@/platform/format/date';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import { between } from '@/platform/forms/validators';
import { type DecimalRule, readFigure } from './rules/figureText';
import { type Extractor, type Nutrient, nutrientKey, type SoilNutrient } from './rules/nutrients';
import { LONGEST_NAME, type PointRow } from './rules/pointRows';
import type { AnalysisValues, NutrientValues, UnitChange } from './soilAnalysisForm';

export const DEEPEST = 200;
export const LONGEST_LABORATORY = 100;
export const LONGEST_PROTOCOL = 40;

const saying = (word: string): FormMessage => ({ key: 'invalid', says: `soilAnalysis:faults.${word}` });

/** Why a share of clay cannot be, as a word of the texts; null for none and for one from 0 to 100 %. */
function clayFault(text: string, rule: DecimalRule): string | null {
  const read = readFigure(text, rule);
  if (read === null) return null;
  if (typeof read === 'string') return read;
  return read.below || read.value < 0 || read.value > 100 ? 'percent' : null;
}

const headFields = (rule: DecimalRule) => ({
  farmId: number().nullable().required(),
  plotIds: array().of(number().required()).min(1).required(),
  laboratory: string().nullable().trim().required().max(LONGEST_LABORATORY),
  protocol: string().nullable().max(LONGEST_PROTOCOL),
  collectedAt: string()
    .nullable()
    .required()
    .test({
      name: 'future',
      message: { ...saying('future') },
      test: (value) => value == null || value <= today(),
    }),
  depthFrom: number().nullable().required().integer().test(between(0, DEEPEST)),
  depthTo: number()
    .nullable()
    .required()
    .integer()
    .test(between(1, DEEPEST))
    .test({
      name: 'depthOrder',
      message: { ...saying('depthOrder') },
      test: (value, { parent }: Within<{ readonly depthFrom: number | null }>) =>
        value == null || parent.depthFrom === null || value > parent.depthFrom,
    }),
  clay: string()
    .nullable()
    .test({
      name: 'clay',
      test: (text, context) => {
        const fault = clayFault(text ?? '', rule);
        return fault === null || context.createError({ message: { ...saying(fault) } });
      },
    }),
});

/** The head of an analysis. */
export const headSchema = (rule: DecimalRule) => object(headFields(rule));

/** For filling an analysis that is there: its head is read, not typed. */
export const targetSchema = () => object({ targetId: number().required() });

/** A whole analysis: cells are checked by `faultsOf`, which says what is wrong at each of them. */
export const analysisSchema = (rule: DecimalRule) =>
  object({
    ...headFields(rule),
    nutrients: mixed<SoilNutrient[]>().required(),
    rows: mixed<PointRow[]>().required(),
    occurrenceId: number().nullable(),
  }) as unknown as Schema<AnalysisValues>;

/** A column beside the others of its analysis: the same identification stands once (FA-280). */
export const nutrientSchema = (others: readonly SoilNutrient[]) =>
  object({
    nutrient: mixed<Nutrient>()
      .nullable()
      .required()
      .test({
        name: 'twice',
        message: { key: 'invalid', says: 'soilAnalysis:nutrient.twice' },
        test: (nutrient, { parent }: Within<NutrientValues>) =>
          nutrient == null ||
          others.every(
            (other) => nutrientKey(other) !== nutrientKey({ ...parent, nutrient, name: parent.name ?? '' }),
          ),
      }),
    name: string()
      .nullable()
      .max(LONGEST_NAME)
      .test({
        name: 'named',
        message: { key: 'required' },
        test: (name, { parent }: Within<NutrientValues>) =>
          parent.nutrient !== 'OTHER' || (name ?? '').trim() !== '',
      }),
    unit: string().nullable().required(),
    extractor: mixed<Extractor>().nullable().defined(),
    change: mixed<UnitChange>().required(),
  }) as unknown as Schema<NutrientValues>;
