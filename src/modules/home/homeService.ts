import { http } from '@/platform/http/http';
import { nothingOr, orElse } from '@/platform/http/wire';
import { distinctPosts } from './blog/rules/posts';
import { BlogPost, DollarQuote, PinnedPage, RunningVersion } from './homeWire';

// A card that is refused says so itself; the page around it stays.
const inCard = { contained: true } as const;

const dollarQuotes = (path: string, signal?: AbortSignal) =>
  http.list(path, { ...inCard, signal, shape: DollarQuote });

/** The quotes of today so far, in any order; none before the first bulletin and at weekends. */
export const dollarToday = (signal?: AbortSignal) => dollarQuotes('/Home/DollarToday', signal);

/** The quotes of the last months, in any order. */
export const dollarPeriod = (signal?: AbortSignal) => dollarQuotes('/Home/DollarPeriod', signal);

export const lastPosts = async (signal?: AbortSignal) =>
  distinctPosts(await http.list('/Home/GetLastPostBlog', { ...inCard, signal, shape: BlogPost }));

export const versionToShow = (signal?: AbortSignal) =>
  http.get('/SystemVersioning/GetToShow', { ...inCard, signal, shape: RunningVersion });

/** The menu ids of the pinned pages, in the order they were pinned. */
export const pinnedPages = (signal?: AbortSignal) =>
  http.list('/UserMenuShortcut/GetList', { ...inCard, signal, shape: PinnedPage });

/** Pins a page, or unpins it; answers the menu id that was changed. The query is called moduleId, and holds a menu id. */
export async function togglePinned(menuId: number): Promise<number> {
  const changed = await http.post('/UserMenuShortcut/ActiveShortcuts', undefined, {
    ...inCard,
    params: { moduleId: menuId },
    shape: orElse(nothingOr(PinnedPage), null),
  });
  return changed || menuId;
}
