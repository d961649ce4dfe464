import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { readingsOf } from '@/families/occurrence/occurrenceFields';
import { hasTwoPeaks, isTooSmall, sampleNeeded, variation } from '../../rules/sample';
import { numberOf } from '@/platform/http/loose';
import { weightDoubt } from '../parts/weightDoubt';
import { amountOf, POULTRY } from '../parts/shared';

const ownReadings = (values: Readonly<Record<string, unknown>>) =>
  readingsOf(values['readings']).filter((one) => Number.isFinite(one));

/** A weighing: the mean alone, or every bird; then the mean is theirs. */
export const weighing = defineOccurrence({
  slug: 'pesagem',
  where: POULTRY,
  needsAnimals: true,
  subject: 'one',
  fields: [
    {
      name: 'readings',
      kind: 'readings',
      unit: 'g',
      min: 20,
      max: 8000,
      helper: true,
      span: 12,
      derive: (values) => {
        const readings = ownReadings(values);
        if (readings.length === 0) return {};
        const mean = readings.reduce((sum, one) => sum + one, 0) / readings.length;
        return { total: readings.length, averageWeight: Math.round(mean * 10) / 10 };
      },
    },
    { name: 'total', kind: 'integer', min: 1, max: 200_000, required: true },
    { name: 'averageWeight', kind: 'number', decimals: 1, unit: 'g', min: 20, max: 8000, required: true },
  ],
  emptyValues: { readings: '', total: null, averageWeight: null },
  check: (values) => {
    const readings = ownReadings(values);
    if (readings.length === 0) return [];
    if (readings.length !== values['total'])
      return [{ field: 'total', key: 'readingsCount', values: { count: readings.length } }];
    const mean = readings.reduce((sum, one) => sum + one, 0) / readings.length;
    if (Math.abs(mean - Number(values['averageWeight'])) <= 0.06) return [];
    return [{ field: 'averageWeight', key: 'readingsMean', values: { mean: Math.round(mean * 10) / 10 } }];
  },
  warn: (values, { subjects }) => {
    const readings = ownReadings(values);
    const cv = variation(readings);
    const needed = cv === null ? 0 : sampleNeeded(cv);
    const mixed = readings.length > 0 && subjects.some(({ figures }) => figures['mixed'] === 1);
    return [
      ...(isTooSmall(readings.length)
        ? [{ field: 'total', key: 'tinySample', values: { count: readings.length } }]
        : needed > readings.length
          ? [{ field: 'total', key: 'smallSample', values: { count: readings.length, needed } }]
          : []),
      ...(hasTwoPeaks(readings)
        ? [{ field: 'readings', key: 'twoPeaks' }]
        : mixed
          ? [{ field: 'readings', key: 'mixedSample' }]
          : []),
    ];
  },
  doubts: (values, context) =>
    weightDoubt('averageWeight', numberOf(values['averageWeight']), values, context, {
      tooLittle: 'kg',
      tooMuch: 'mg',
    }),
  effects: (values) =>
    typeof values['averageWeight'] === 'number'
      ? [{ figure: 'weight', value: values['averageWeight'], meanOf: amountOf(values['total']) }]
      : [],
  summary: (values, { word, figure }) =>
    word('summary', { weight: figure(values['averageWeight']), total: figure(values['total']) }),
});
