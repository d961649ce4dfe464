import { useMemo } from 'react';
import type { OptionSource } from '@/platform/forms/options';
import type { RowId } from '@/platform/store/resourceState';
import { useList } from '@/platform/store/useResource';

/** The rows of another register as options, requested again each time a form opens. `nameOf` null leaves a row out. */
export function useOptionRows<Row extends { id: RowId }, Args>(
  resource: Parameters<typeof useList<Row, Args>>[0],
  query: NoInfer<Args>,
  nameOf: (row: Row) => string | null,
): OptionSource {
  const { rows, list, retry: onRetry } = useList(resource, query);
  const { status } = list;
  // Forms draw their fields anew at every key: a list of hundreds is made once.
  const options = useMemo(
    () =>
      rows.flatMap((row) => {
        const text = nameOf(row);
        return text === null ? [] : [{ id: row.id, name: text }];
      }),
    [rows, nameOf],
  );
  return {
    options,
    loading: rows.length === 0 && (status === 'idle' || status === 'loading'),
    failed: status === 'failed',
    onRetry,
  };
}
