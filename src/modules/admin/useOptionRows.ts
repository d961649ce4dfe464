import { useMemo } from 'react';
import type { OptionSource } from '@/platform/forms/options';
import type { AppState } from '@/platform/store/appState';
import { useAppSelector } from '@/platform/store/hooks';
import type { ListState, RowId } from '@/platform/store/resourceState';
import { useLoad } from '@/platform/store/useLoad';

interface Listed<Row> {
  readonly selectRows: (state: AppState) => Row[];
  readonly selectList: (state: AppState) => ListState;
}

/** The rows of another register as options, requested again each time a form opens. `nameOf` null leaves a row out. */
export function useOptionRows<Row extends { id: RowId }>(
  name: string,
  resource: Listed<Row>,
  load: Parameters<typeof useLoad>[1],
  nameOf: (row: Row) => string | null,
): OptionSource {
  const rows = useAppSelector(resource.selectRows);
  const { status } = useAppSelector(resource.selectList);
  const onRetry = useLoad(name, load);
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
