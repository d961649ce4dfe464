import type { FilterField, FilterSpec } from '@/platform/filters/filterSpec';
import { type FilterValue, type FilterValues, isRange } from '@/platform/filters/filterValues';
import { toLocalDate } from '@/platform/format/date';
import { matchesSearch } from '@/platform/format/text';
import { valueAt } from '@/platform/typed/records';

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

// Ranges hold both ends. A number compares as number, a date as its day here.
function within(value: unknown, from: string | number | null, to: string | number | null): boolean {
  const byNumber = typeof (from ?? to) === 'number';
  const own = byNumber ? (typeof value === 'number' ? value : null) : toLocalDate(plain(value));
  if (own === null) return false;
  return (from === null || own >= from) && (to === null || own <= to);
}

function accepts(spec: FilterField, wanted: FilterValue, value: unknown): boolean {
  if (spec.kind === 'text') return matchesSearch(plain(value), plain(wanted));
  if (spec.kind === 'date') return toLocalDate(plain(value)) === wanted;
  if (typeof wanted === 'boolean') return Boolean(value) === wanted;
  if (typeof wanted === 'number') return value === wanted;
  if (typeof wanted === 'string') return plain(value) === wanted;
  if (isRange(wanted)) return within(value, wanted.from, wanted.to);
  const own = Array.isArray(value) ? value.map(plain) : [plain(value)];
  return own.some((each) => wanted.includes(each));
}

/**
 * The rows that every set filter accepts. Text looks for its words whatever the accents and the case; ranges
 * include their ends; of several chosen options one is enough.
 */
export function applyFilters<Row>(
  rows: readonly Row[],
  specs: readonly FilterSpec<Row>[],
  values: FilterValues,
): readonly Row[] {
  const set = specs.flatMap((spec): [FilterSpec<Row>, FilterValue][] => {
    const wanted = values[spec.name];
    return wanted === undefined ? [] : [[spec, wanted]];
  });
  if (set.length === 0) return rows;
  return rows.filter((row) =>
    set.every(([spec, wanted]) => {
      const value = spec.value ? spec.value(row) : valueAt(row, spec.name);
      return accepts(spec, wanted, value);
    }),
  );
}
