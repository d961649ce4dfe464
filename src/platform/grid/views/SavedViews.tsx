import type { GridQuery } from '@/platform/grid/gridQuery';
import type { GridState } from '@/platform/grid/useGridState';
import { ViewsMenu } from '@/platform/grid/views/ViewsMenu';
import { isRecord } from '@/platform/http/loose';

type GridLook = Pick<GridQuery, 'search' | 'sort' | 'pageSize' | 'filters'>;

function isLook(value: unknown): value is GridLook {
  if (!isRecord(value)) return false;
  const { search, pageSize, filters } = value;
  return typeof search === 'string' && typeof pageSize === 'number' && typeof filters === 'object';
}

/** Named looks of a grid: search, order, filters and page size. */
export function SavedViews({ grid }: { readonly grid: GridState }) {
  const { search, sort, pageSize, filters } = grid.query;
  return (
    <ViewsMenu
      id={grid.id}
      now={{ search, sort, pageSize, filters }}
      isContent={isLook}
      onShow={grid.setQuery}
    />
  );
}
