import { defineRegister } from '@/families/register/defineRegister';
import { choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { LimitsNote } from '../components/LimitsNote';
import { EMPTY_SET, fishSet, NAMESPACE, setBody, setValues } from '../fishSets';
import type { WaterSetValues } from '../fishSchemas';
import { WaterSet, WaterSetRow } from '../fishWire';
import { LIMITS, WATER_MAGNITUDES } from '../rules/water';

/** Which water a species does well in, and which it dies in. A set in use stays as it is: it is copied. */
export const fishWater = defineRegister<WaterSetRow, WaterSet, WaterSetValues>({
  module: 'lots',
  namespace: NAMESPACE,
  name: 'fishWater',
  slug: 'referencias-de-qualidade-da-agua',
  form: 'page',
  calls: registerCalls<WaterSetRow, WaterSet, WaterSetValues>('PiscicultureWaterReference', {
    row: WaterSetRow,
    item: WaterSet,
    toBody: (values) => ({ ...setBody(values), limits: values.limits }),
    without: ['setActive'],
  }),
  columns: fishSet.columns('limitCount'),
  fields: [
    ...fishSet.fields,
    {
      name: 'limits',
      section: 'limits',
      kind: 'rows',
      required: true,
      minRows: 1,
      newRow: () => ({
        magnitude: null,
        criticalMin: null,
        idealMin: null,
        idealMax: null,
        criticalMax: null,
      }),
      columns: [
        {
          key: 'magnitude',
          kind: 'select',
          required: true,
          width: 260,
          Options: choiceOptions(WATER_MAGNITUDES, NAMESPACE, 'magnitudes'),
        },
        ...LIMITS.map((key) => ({ key, kind: 'number', decimals: 3, minDecimals: 0 }) as const),
      ],
      Note: LimitsNote,
    },
    { name: 'observation', kind: 'multiline', maxLength: 1000, format: false },
  ],
  schema: () => import('../fishSchemas').then((all) => all.waterFormSchema),
  emptyValues: {
    ...EMPTY_SET,
    limits: [{ magnitude: null, criticalMin: null, idealMin: null, idealMax: null, criticalMax: null }],
  },
  toValues: (set) => ({ ...setValues(set), limits: set.limits.map((row) => ({ ...row })) }),
  ...fishSet.rules,
});
