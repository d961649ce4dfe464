import { boolean, number, object, string, type TestContext } from 'yup';
import { between, maxLength, validDate } from '@/platform/forms/validators';
import { formatNumber } from '@/platform/format/number';
import type { EntryValues, RotationEntry, RotationPlot, SeasonColumn } from './rotationTypes';
import { refusalOf, seasonBounds } from './rules/rotation';
import { formatDate } from '@/platform/format/date';

const FIELD = { DATES: 'to', SEASON: 'from', AREA: 'hectares', OVERLAP: 'hectares' } as const;

/** The form of one entry, which knows the plot and what stands on it. */
export function entryFormSchema(plot: RotationPlot, column: SeasonColumn, others: readonly RotationEntry[]) {
  const fits = (
    value: Pick<EntryValues, 'hectares' | 'from' | 'to' | 'intercropped'>,
    context: TestContext,
  ) => {
    const { hectares, from, to, intercropped } = value;
    if (hectares == null || !from || !to) return true;
    const refusal = refusalOf({ ...column, hectares, from, to, intercropped }, plot, others);
    if (!refusal) return true;
    const bounds = seasonBounds(column);
    return context.createError({
      path: FIELD[refusal],
      message: {
        key: 'invalid',
        says: `agricultureRotation:refusals.${refusal}`,
        values: {
          area: formatNumber(plot.hectares),
          from: formatDate(bounds.from),
          to: formatDate(bounds.to),
        },
      },
    });
  };
  return object({
    kind: string().nullable().defined().required(),
    businessActivityId: number()
      .nullable()
      .defined()
      .when('kind', ([kind], field) => (kind === 'CROP' ? field.required() : field)),
    coverName: string()
      .nullable()
      .defined()
      .test(maxLength(60))
      .when('kind', ([kind], field) => (kind === 'COVER' ? field.required() : field)),
    hectares: number().nullable().defined().required().test(between(0.01, 100_000)),
    from: string().nullable().defined().required().test(validDate()),
    to: string().nullable().defined().required().test(validDate()),
    intercropped: boolean().defined(),
  }).test('fits', (value, context) => fits(value, context));
}
