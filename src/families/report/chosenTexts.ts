import type { TFunction } from 'i18next';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { filterText } from '@/platform/filters/filterText';
import { parseFilters, type RawFilters } from '@/platform/filters/filterValues';

/** The filters that are set, in words. */
export function chosenTexts(
  specs: readonly FilterSpec[],
  raw: RawFilters,
  grid: TFunction<'grid'>,
): string[] {
  const values = parseFilters(specs, raw);
  return specs.flatMap((spec) => {
    const value = values[spec.name];
    return value === undefined
      ? []
      : [grid('filters.chip', { label: spec.label, value: filterText(spec, value, grid) })];
  });
}
