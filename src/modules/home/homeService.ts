import { http } from '@/platform/http/http';
import { readPosts } from './blog/rules/posts';
import type { BlogPost, DollarQuote, Shortcut, SystemVersion } from './homeSchemas';

const schemas = () => import('./homeSchemas');
// A card that is refused says so itself; the page around it stays.
const inCard = { contained: true } as const;

/** The quotes of today so far, in any order; none before the first bulletin and at weekends. */
export function dollarToday(signal?: AbortSignal): Promise<DollarQuote[]> {
  return http.list('/Home/DollarToday', {
    ...inCard,
    signal,
    schema: () => schemas().then((all) => all.dollarQuoteSchema),
  });
}

/** The quotes of the last months, in any order. */
export function dollarPeriod(signal?: AbortSignal): Promise<DollarQuote[]> {
  return http.list('/Home/DollarPeriod', {
    ...inCard,
    signal,
    schema: () => schemas().then((all) => all.dollarQuoteSchema),
  });
}

export async function lastPosts(signal?: AbortSignal): Promise<BlogPost[]> {
  const rows = await http.list<BlogPost>('/Home/GetLastPostBlog', {
    ...inCard,
    signal,
    schema: () => schemas().then((all) => all.blogPostSchema),
  });
  return readPosts(rows);
}

/** The version that runs, with its changes; null when the server names none. */
export async function versionToShow(signal?: AbortSignal): Promise<SystemVersion | null> {
  const answer = await http.get<SystemVersion | null | ''>('/SystemVersioning/GetToShow', {
    ...inCard,
    signal,
    schema: () => schemas().then((all) => all.versionSchema),
  });
  return answer && Number.isFinite(answer.major) ? answer : null;
}

/** The menu ids of the pinned pages, in the order they were pinned. */
export async function pinnedPages(signal?: AbortSignal): Promise<number[]> {
  const rows = await http.list<Shortcut>('/UserMenuShortcut/GetList', {
    ...inCard,
    signal,
    schema: () => schemas().then((all) => all.shortcutSchema),
  });
  return rows.map(({ menuId }) => menuId).filter((id) => typeof id === 'number');
}

/** Pins a page, or unpins it; answers the menu id that was changed. The query is called moduleId, and holds a menu id. */
export async function togglePinned(menuId: number): Promise<number> {
  const answer = await http.post<Partial<Shortcut> | null | ''>(
    '/UserMenuShortcut/ActiveShortcuts',
    undefined,
    { ...inCard, params: { moduleId: menuId } },
  );
  return (answer && answer.menuId) || menuId;
}
