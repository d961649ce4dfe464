import type { FilterSpec } from '@/platform/filters/filterSpec';
import { cellText, type GridTexts } from '@/platform/grid/cellText';
import type { ColumnSpec } from '@/platform/grid/columnSpec';

/**
 * Filters that choose among values, with the values that the rows have: by what is kept, under the words that the
 * cells show, in their order. Those that bring their choices stay as they are.
 */
export function withChoices<Row>(
  filters: readonly FilterSpec<Row>[],
  columns: readonly ColumnSpec<Row>[],
  rows: readonly Row[],
  t: GridTexts,
): readonly FilterSpec<Row>[] {
  return filters.map((spec) => {
    const column = columns.find(({ field }) => field === spec.name);
    if (spec.kind !== 'multiSelect' || spec.options || !column || !spec.value) return spec;
    const { choices, wordOf } = spec;
    if (choices && wordOf) return { ...spec, options: choices.map((id) => ({ id, name: wordOf(id) })) };
    const words = new Map<string, string>();
    for (const row of rows) {
      const value = spec.value(row);
      for (const kept of Array.isArray(value) ? value : [value]) {
        if (typeof kept === 'string' && kept !== '' && !words.has(kept))
          words.set(kept, wordOf?.(kept) ?? cellText(column, row, t));
      }
    }
    const options = [...words]
      .map(([id, name]) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
    return { ...spec, options };
  });
}
