import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { RangesNote } from '../components/RangesNote';
import { RationNote } from '../components/RationNote';
import { EMPTY_SET, fishSet, NAMESPACE, setBody, setValues } from '../fishSets';
import type { RangeSetValues } from '../fishSchemas';
import { RangeSet, RangeSetRow } from '../fishWire';
import { byStart, emptyRange, RANGE_COLUMNS } from '../rules/ranges';

/** How fish are fed by their weight, and how far by the water's temperature. A set in use stays as it is: it is copied. */
export const fishRanges = defineRegister<RangeSetRow, RangeSet, RangeSetValues>({
  module: 'lots',
  namespace: NAMESPACE,
  name: 'fishRanges',
  slug: 'referencias-por-faixa',
  form: 'page',
  calls: registerCalls<RangeSetRow, RangeSet, RangeSetValues>('PiscicultureReference', {
    row: RangeSetRow,
    item: RangeSet,
    toBody: (values) => ({
      ...setBody(values),
      ranges: byStart(values.ranges),
      temperatures: values.temperatures.toSorted((a, b) => (a.temperature ?? 0) - (b.temperature ?? 0)),
    }),
    without: ['setActive'],
  }),
  columns: fishSet.columns('rangeCount'),
  fields: [
    ...fishSet.fields,
    {
      name: 'ranges',
      section: 'ranges',
      kind: 'rows',
      required: true,
      minRows: 1,
      // The next range starts where the last one ends.
      newRow: (rows) => {
        const end: unknown = rows.at(-1)?.['to'];
        return emptyRange(typeof end === 'number' ? end : null);
      },
      columns: RANGE_COLUMNS.map(({ name, required, whole, decimals }) => ({
        key: name,
        // What is wrong with a range stands under its start or its end.
        ...(name === 'from' || name === 'to' ? { width: 124 } : {}),
        ...(whole ? { kind: 'integer' } : { kind: 'number', decimals, minDecimals: 0 }),
        ...(required ? { required } : {}),
      })),
      Note: RangesNote,
    },
    {
      name: 'temperatures',
      section: 'temperatures',
      kind: 'rows',
      newRow: () => ({ temperature: null, percent: null }),
      columns: [
        { key: 'temperature', kind: 'number', decimals: 1, minDecimals: 0, required: true },
        { key: 'percent', kind: 'number', decimals: 1, minDecimals: 0, required: true },
      ],
      span: 5,
    },
    { name: 'observation', kind: 'multiline', maxLength: 1000, format: false, span: 7, Note: RationNote },
  ],
  schema: () => import('../fishSchemas').then((all) => all.rangeFormSchema),
  emptyValues: { ...EMPTY_SET, ranges: [emptyRange(0)], temperatures: [] },
  toValues: (set) => ({
    ...setValues(set),
    ranges: byStart(set.ranges),
    temperatures: set.temperatures.map((row) => ({ ...row })),
  }),
  ...fishSet.rules,
});
