import type {
  OccurrenceContext,
  OccurrenceFault,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { numberOf } from '@/platform/http/loose';
import { expectedWeight, unlikelyWeight } from '../../rules/usualWeight';
import { daysSince, othersOf } from './shared';

/** The mean of the lot's last weighing until a moment, by its day. */
function lastWeighing(context: OccurrenceContext, startDate: string, until: string) {
  const [last] = othersOf(context, 'pesagem')
    .flatMap(({ happenedAt, values }) => {
      const value = numberOf(values['averageWeight']);
      return happenedAt === null || happenedAt > until || value === null ? [] : [{ happenedAt, value }];
    })
    .toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt));
  return last ? { day: daysSince(startDate, last.happenedAt), value: last.value } : null;
}

/**
 * A mean weight that birds of that age cannot have: asked back once.
 * @param grams of a bird; null while it is not typed
 * @param units by which factor the figure would be right, the unit in which it then was typed
 */
export function weightDoubt(
  field: string,
  grams: number | null,
  { happenedAt }: OccurrenceValues,
  context: OccurrenceContext,
  units: { readonly tooLittle: string; readonly tooMuch: string },
): readonly OccurrenceFault[] {
  const start = context.subjects[0]?.startDate ?? null;
  if (grams === null || start === null || happenedAt === null) return [];
  const day = daysSince(start, happenedAt);
  const expected = expectedWeight(day, lastWeighing(context, start, happenedAt));
  const found = expected === null ? null : unlikelyWeight(grams, expected);
  if (expected === null || found === null) return [];
  const shown = { grams: Math.round(grams * 10) / 10, expected: Math.round(expected), day };
  if (found.factor === null) return [{ field, key: 'weightUnlikely', values: shown }];
  const unit = found.factor === 1000 ? units.tooLittle : units.tooMuch;
  return [{ field, key: 'weightUnit', values: { ...shown, unit } }];
}
