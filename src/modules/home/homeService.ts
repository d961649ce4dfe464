import { http } from '@/platform/http/http';
import { readable } from '@/platform/http/readable';
import { readPosts } from './blog/rules/posts';
import { readQuotes } from './dollar/rules/quotes';
import type { BlogPost, DollarQuote, Shortcut, SystemVersion } from './homeSchemas';

const schemas = () => import('./homeSchemas');
// A card that is refused says so itself; the page around it stays.
const inCard = { contained: true } as const;

async function dollarQuotes(path: string, signal?: AbortSignal): Promise<DollarQuote[]> {
  const rows = await http.list<DollarQuote>(path, {
    ...inCard,
    signal,
    schema: () => schemas().then((all) => all.dollarQuoteSchema),
  });
  return readable(path, rows, (all) => all.filter((row) => readQuotes([row]).length > 0));
}

/** The quotes of today so far, in any order; none before the first bulletin and at weekends. */
export const dollarToday = (signal?: AbortSignal) => dollarQuotes('/Home/DollarToday', signal);

/** The quotes of the last months, in any order. */
export const dollarPeriod = (signal?: AbortSignal) => dollarQuotes('/Home/DollarPeriod', signal);

export async function lastPosts(signal?: AbortSignal): Promise<BlogPost[]> {
  const path = '/Home/GetLastPostBlog';
  const rows = await http.list<BlogPost>(path, {
    ...inCard,
    signal,
    schema: () => schemas().then((all) => all.blogPostSchema),
  });
  return readable(path, rows, readPosts);
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
  const path = '/UserMenuShortcut/GetList';
  const rows = await http.list<Shortcut>(path, {
    ...inCard,
    signal,
    schema: () => schemas().then((all) => all.shortcutSchema),
  });
  const ids = (all: readonly Shortcut[]) =>
    all.map(({ menuId }) => menuId).filter((id) => typeof id === 'number');
  return readable(path, rows, ids);
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
