import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { isRecord } from '@/platform/http/loose';
import { localStore } from '@/platform/store/localStore';

export interface RecentPage {
  path: string;
  title: string;
}

const MOST_KEPT = 6;
const keyOf = (scope: string) => `ep.recent.${scope}`;

function isRecentPage(value: unknown): value is RecentPage {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['title'] === 'string';
}

/** The pages visited last by this user for this customer, newest first. */
export function recentPages(scope: string): RecentPage[] {
  const stored = localStore.read(keyOf(scope));
  if (!stored) return [];
  try {
    const pages: unknown = JSON.parse(stored);
    return Array.isArray(pages) ? pages.filter(isRecentPage) : [];
  } catch {
    // Garbled storage: the list starts afresh.
    return [];
  }
}

export function rememberPage(scope: string, page: RecentPage): void {
  if (sharedComputer.is()) return;
  // Two lines of one name could not be distinguished.
  const others = recentPages(scope).filter(({ path, title }) => path !== page.path && title !== page.title);
  localStore.keep(keyOf(scope), JSON.stringify([page, ...others].slice(0, MOST_KEPT)));
}
