import type { HelpPost } from '@/domain/identity/identityWire';
import { normalisePath } from '@/domain/identity/normalisePath';

/**
 * The help-center posts linked to a page. A page that has none of its own (one record of a list, one tab) shows
 * those of the nearest page above it that has.
 */
export function helpPostsAt(posts: readonly HelpPost[], pathname: string): HelpPost[] {
  for (let at = normalisePath(pathname); at !== '/'; at = normalisePath(at.slice(0, at.lastIndexOf('/')))) {
    const linked = posts.filter(({ urlName }) => urlName === at);
    if (linked.length > 0) return linked;
  }
  return [];
}

/** Address of a post's video on the academy site. */
export function helpVideoUrl(academyUrl: string, postId: number): string {
  const url = new URL(academyUrl, location.origin);
  url.searchParams.set('video', String(postId));
  return url.toString();
}
