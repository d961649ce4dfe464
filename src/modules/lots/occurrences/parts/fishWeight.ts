import type {
  OccurrenceContext,
  OccurrenceFault,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { roundHalfAway } from '@/platform/format/number';
import { unlikelyWeight } from '../../rules/usualWeight';
import { dayIn, fishOf, weightBefore } from './fishSubject';

/** A mean of so many times what is expected is asked back. */
const DOUBLED = 2;
/** Fish that leave differ from the last weight by no more than this share. */
const FAR = 0.3;

const shown = (grams: number) => roundHalfAway(grams, grams < 10 ? 2 : 0);

/** What the weight of a lot's fish on the day of an act is compared with; null where nothing is known of it. */
function comparedWith(values: OccurrenceValues, { subjects, record }: OccurrenceContext) {
  const [subject] = subjects;
  const known = fishOf(subject);
  const day = dayIn(subject, values);
  if (known === null || day === null) return null;
  const isSampling = record?.type === 'amostragem-de-peixes' && record.subjectIds.includes(subject?.id ?? '');
  const changed = isSampling && record ? dayIn(subject, { ...values, happenedAt: record.happenedAt }) : null;
  return { day, ...weightBefore(known, day, changed) };
}

/**
 * A mean weight that fish of the lot can hardly have: asked back once.
 * @param grams of a fish; null while it is not typed
 * @param units by which factor the figure would be right, the unit in which it then was typed
 * @param isHarvest fish that leave are like those that were weighed; a sampling may find them grown, yet not lighter
 */
export function fishWeightDoubt(
  field: string,
  grams: number | null,
  values: OccurrenceValues,
  context: OccurrenceContext,
  units: { readonly tooLittle: string; readonly tooMuch: string },
  isHarvest = false,
): readonly OccurrenceFault[] {
  const found = comparedWith(values, context);
  const likely = found?.expected ?? found?.last ?? null;
  if (grams === null || found === null || likely === null) return [];
  const { day, last } = found;
  const said = { grams: shown(grams), expected: shown(likely.grams), day };
  const factor = unlikelyWeight(grams, likely.grams)?.factor ?? null;
  if (factor !== null) {
    const unit = factor === 1000 ? units.tooLittle : units.tooMuch;
    return [{ field, key: 'fishWeightUnit', values: { ...said, unit } }];
  }
  if (isHarvest)
    return Math.abs(grams - likely.grams) > likely.grams * FAR
      ? [{ field, key: 'fishWeightFar', values: said }]
      : [];
  if (last !== null && grams < last.grams)
    return [
      {
        field,
        key: 'fishWeightFell',
        values: { grams: said.grams, last: shown(last.grams), lastDay: last.day },
      },
    ];
  return grams >= likely.grams * DOUBLED ? [{ field, key: 'fishWeightDoubled', values: said }] : [];
}

/** Nets of which the fish can hardly weigh that: a unit was mixed up, each named by its place. */
export function netDoubts(
  nets: readonly { readonly weightKg: number | null; readonly fish: number | null }[],
  values: OccurrenceValues,
  context: OccurrenceContext,
): readonly OccurrenceFault[] {
  const found = comparedWith(values, context);
  const likely = found?.expected ?? found?.last ?? null;
  if (likely === null) return [];
  return nets.flatMap(({ weightKg, fish }, at): OccurrenceFault[] => {
    if (weightKg === null || fish === null || fish <= 0) return [];
    const grams = (weightKg * 1000) / fish;
    if (unlikelyWeight(grams, likely.grams)?.factor !== 0.001) return [];
    const said = { net: at + 1, grams: shown(grams), expected: shown(likely.grams) };
    return [{ field: `nets.${at}.weightKg`, key: 'netUnit', values: said }];
  });
}

/** What the fish weighed last and what is expected of them on the day of an act, with how it is known. */
export function expectedNotes(
  values: OccurrenceValues,
  context: OccurrenceContext,
): readonly OccurrenceFault[] {
  const found = comparedWith(values, context);
  if (!found) return [];
  const { last, expected, day } = found;
  const ofLast = last && {
    field: 'averageWeight',
    key: last.day === 0 ? 'housedWeight' : 'lastWeight',
    values: { grams: shown(last.grams), day: last.day },
  };
  const ofExpected = expected
    ? {
        field: 'averageWeight',
        key: `expected.${expected.source}`,
        values: { grams: shown(expected.grams), day },
      }
    : { field: 'averageWeight', key: 'expectedUnknown', values: { day } };
  return [...(ofLast ? [ofLast] : []), ...(day > 0 ? [ofExpected] : [])];
}
