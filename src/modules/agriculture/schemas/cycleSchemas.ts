import { array, number, object, string, type TestContext } from 'yup';
import { between, maxLength } from '@/platform/forms/validators';

/** Stages of perennial crops are words ('FORMACAO DA COPA'), those of annual ones codes ('VE', 'R1'). */
const LONGEST_STAGE = 20;

interface StageValues {
  code: string;
  days: number | null;
  degreeDays: number | null;
  kc: number | null;
  root: number | null;
  p: number | null;
}

export interface CycleValues {
  name: string;
  businessActivityId: number | null;
  botanicalFamily: string | null;
  cultivar: string | null;
  baseTemperature: number | null;
  stages: StageValues[];
}

const says = (context: TestContext, at: number, field: string, key: string, values: Record<string, string>) =>
  context.createError({
    path: `${context.path}[${at}].${field}`,
    message: { key: 'invalid', says: `agricultureRegisters:refusals.${key}`, values },
  });

/** No stage twice, and each begins after the one before it. */
function stagesInOrder(value: StageValues[] | undefined, context: TestContext) {
  const stages = value ?? [];
  const same = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase();
  for (const [at, stage] of stages.entries()) {
    const before = stages.slice(0, at);
    const code = stage.code ?? '';
    if (code !== '' && before.some((other) => same(other.code ?? '', code)))
      return says(context, at, 'code', 'stageTwice', { code });
    const last = before.at(-1);
    if (!last) continue;
    for (const field of ['days', 'degreeDays'] as const) {
      const known = before.findLast((other) => other[field] !== null && other[field] !== undefined);
      const own = stage[field];
      if (known && own !== null && own !== undefined && own <= (known[field] ?? 0))
        return says(context, at, field, 'stageOrder', { code: known.code ?? '' });
    }
  }
  return true;
}

export const cycleFormSchema = object({
  name: string().required().test(maxLength(80)),
  businessActivityId: number().nullable().defined().required(),
  botanicalFamily: string().nullable().defined().required(),
  cultivar: string().nullable().defined().test(maxLength(60)),
  baseTemperature: number().nullable().defined().required().test(between(0, 25)),
  stages: array(
    object({
      code: string().required().test(maxLength(LONGEST_STAGE)),
      days: number().nullable().defined().required().test(between(0, 10_000)),
      degreeDays: number().nullable().defined().test(between(0, 50_000)),
      kc: number().nullable().defined().test(between(0, 1.5)),
      root: number().nullable().defined().test(between(0.1, 3)),
      p: number().nullable().defined().test(between(0.1, 0.8)),
    }),
  )
    .required()
    .test('stagesInOrder', (value, context) => stagesInOrder(value, context)),
});
