import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { Option } from '@/platform/forms/options';
import type { LoadStatus } from '@/platform/store/resourceState';
import type { QueryDescriptor, QueryFilter } from './queryDescriptor';
import type { QueryRow } from './queryTypes';

/** The values that rows have, once each, by their words. */
function optionsOf<Row>(
  rows: readonly Row[],
  { value, word }: QueryFilter<Row>,
  language: string,
): readonly Option[] {
  const words = new Map<string | number, string>();
  for (const row of rows) {
    const id = value(row);
    const name = word?.(row);
    if (name && (typeof id === 'string' || typeof id === 'number') && id !== '') words.set(id, name);
  }
  return [...words]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language, { numeric: true }));
}

interface Answered<Row> {
  readonly rows: readonly Row[];
  readonly status: LoadStatus;
  readonly onRetry: () => void;
}

/** The filters of a query. Lists offer what the rows have, so that no choice leads to an empty list by itself. */
export function useQueryFilters<Row extends QueryRow>(
  query: QueryDescriptor<Row>,
  today: string,
  { rows, status, onRetry }: Answered<Row>,
): readonly FilterSpec<Row>[] {
  const { t, i18n } = useTranslation('financeQueries');
  return useMemo(
    () =>
      query.filters(t, today).map((filter): FilterSpec<Row> => {
        const { word, ...spec } = filter;
        if (!word) return spec;
        return {
          ...spec,
          options: optionsOf(rows, filter, i18n.language),
          loading: (status === 'idle' || status === 'loading') && rows.length === 0,
          failed: status === 'failed' && rows.length === 0,
          onRetry,
        };
      }),
    [query, t, i18n.language, today, rows, status, onRetry],
  );
}
