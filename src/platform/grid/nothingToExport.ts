import type { LoadStatus } from '@/platform/store/resourceState';

export type NothingToExport = 'failed' | 'empty' | 'waits';

/** Why there is nothing to export; null where rows are shown, older ones too. `grid:export.nothing` has its words. */
export function nothingToExport(status: LoadStatus, hasRows: boolean): NothingToExport | null {
  if (hasRows) return null;
  if (status === 'failed') return 'failed';
  return status === 'ready' ? 'empty' : 'waits';
}
