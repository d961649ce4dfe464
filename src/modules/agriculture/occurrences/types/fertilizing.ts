import { numberOf } from '@/platform/http/loose';
import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import type { OccurrenceValues } from '@/families/occurrence/occurrenceTypes';
import type { DoseUnit } from '../rules/dose';
import { nutrientsOf } from '../rules/field';
import { doseFields, END, shown, WORK, WORK_EMPTY, workFaults, workFields } from './common';

function nutrientNotes(values: OccurrenceValues) {
  const dose = numberOf(values['dose']);
  const [n, p, k] = ['n', 'p', 'k'].map((name) => numberOf(values[name]));
  if (dose === null || ((n ?? null) === null && (p ?? null) === null && (k ?? null) === null)) return [];
  const as = values['guarantee'] === 'element' ? 'element' : 'oxide';
  const found = nutrientsOf(dose, { n: n ?? 0, p: p ?? 0, k: k ?? 0 }, as);
  return [
    {
      field: 'dose',
      key: 'nutrients',
      values: { n: shown(found.n, 1), p: shown(found.p2o5, 1), k: shown(found.k2o, 1) },
    },
  ];
}

const spread = (slug: string, unit: DoseUnit) =>
  defineOccurrence({
    ...WORK,
    slug,
    depletes: 'several',
    fields: [
      END,
      { name: 'product', kind: 'text', maxLength: 100, required: true, span: 8 },
      ...doseFields({ fixed: unit }),
      { name: 'soilAnalysisId', kind: 'lookup', source: 'soilAnalyses', span: 12 },
      { name: 'guarantee', kind: 'radio', options: ['oxide', 'element'], span: 12 },
      { name: 'n', kind: 'percent', min: 0, max: 100, span: 4 },
      { name: 'p', kind: 'percent', min: 0, max: 100, span: 4 },
      { name: 'k', kind: 'percent', min: 0, max: 100, span: 4 },
      ...workFields({ fixed: unit }),
    ],
    emptyValues: {
      product: '',
      dose: null,
      soilAnalysisId: null,
      guarantee: 'oxide',
      n: null,
      p: null,
      k: null,
      ...WORK_EMPTY,
    },
    check: workFaults,
    notes: nutrientNotes,
    effects: () => [],
    summary: (values, { figure, named }) => `${named('product')} · ${figure(values['dose'])} ${unit}/ha`,
  });

export const fertilizing = spread('adubacao', 'kg');
/** Lime and gypsum. */
export const soilCorrection = spread('correcao-de-solo', 't');
