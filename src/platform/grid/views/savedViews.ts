import { isRecord } from '@/platform/http/loose';
/** A list's columns, filters and order under a name. */
export interface SavedView<Content> {
  readonly name: string;
  readonly query: Content;
  /** The list opens with it. */
  readonly preferred?: boolean;
}

/** Reads kept views; what is garbled is left out. */
export function readViews<Content>(
  text: string | null,
  isContent: (value: unknown) => value is Content,
): SavedView<Content>[] {
  if (!text) return [];
  try {
    const views: unknown = JSON.parse(text);
    if (!Array.isArray(views)) return [];
    return views.flatMap((value: unknown) => {
      const { name, query, preferred } = isRecord(value) ? value : {};
      if (typeof name !== 'string' || !isContent(query)) return [];
      return [preferred === true ? { name, query, preferred: true } : { name, query }];
    });
  } catch {
    // Garbled storage: the list starts afresh.
    return [];
  }
}

/** Adds a view; one of the same name is replaced, and stays the preferred one if it was. */
export function withView<Content>(
  views: readonly SavedView<Content>[],
  view: SavedView<Content>,
): SavedView<Content>[] {
  const former = views.find(({ name }) => name === view.name);
  const next = former?.preferred ? { ...view, preferred: true } : view;
  return [...views.filter(({ name }) => name !== view.name), next].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'pt-BR'),
  );
}

/** Opens the list with this view from now on, or with none if it already did: one is preferred at most. */
export function togglePreferred<Content>(
  views: readonly SavedView<Content>[],
  name: string,
): SavedView<Content>[] {
  return views.map(({ preferred, ...view }) =>
    view.name === name && !preferred ? { ...view, preferred: true } : view,
  );
}

/** True when the list is shown as this view has it. */
export function isShown<Content>({ query }: SavedView<Content>, now: Content): boolean {
  return JSON.stringify(query) === JSON.stringify(now);
}
