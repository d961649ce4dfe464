import type { GridQuery } from '@/platform/grid/gridQuery';

/** A list as somebody likes to see it, under a name. */
export interface SavedView {
  name: string;
  query: Pick<GridQuery, 'search' | 'sort' | 'pageSize' | 'filters'>;
}

function isView(value: unknown): value is SavedView {
  const view = value as Partial<SavedView> | null;
  return (
    typeof view?.name === 'string' &&
    typeof view.query?.search === 'string' &&
    typeof view.query.pageSize === 'number' &&
    typeof view.query.filters === 'object'
  );
}

/** Reads kept views; what is garbled is left out. */
export function readViews(text: string | null): SavedView[] {
  if (!text) return [];
  try {
    const views: unknown = JSON.parse(text);
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    // Garbled storage: the list starts afresh.
    return [];
  }
}

/** Adds a view; one of the same name is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'pt-BR'),
  );
}

/** True when the list is shown as this view has it. */
export function isShown(view: SavedView, query: GridQuery): boolean {
  const { search, sort, pageSize, filters } = query;
  return JSON.stringify(view.query) === JSON.stringify({ search, sort, pageSize, filters });
}
