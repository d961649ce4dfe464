import type { GridQuery } from '@/platform/grid/gridQuery';
import type { GridState } from '@/platform/grid/useGridState';
import { ViewsMenu } from '@/platform/grid/views/ViewsMenu';

type GridLook = Pick<GridQuery, 'search' | 'sort' | 'pageSize' | 'filters'>;

function isLook(value: unknown): value is GridLook {
  const look = value as Partial<GridLook> | null;
  return (
    typeof look?.search === 'string' && typeof look.pageSize === 'number' && typeof look.filters === 'object'
  );
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
