import type { HelpPost } from '@/domain/identity/identityTypes';
import { normalisePath } from '@/domain/identity/readIdentity';

/** The help-center posts linked to a page: those of the page itself, and of the page it is a record of. */
export function helpPostsAt(posts: readonly HelpPost[], pathname: string): HelpPost[] {
  const at = normalisePath(pathname);
  return posts.filter(({ urlName }) => urlName !== '/' && (at === urlName || at.startsWith(`${urlName}/`)));
}

/** Address of a post's video on the academy site. */
export function helpVideoUrl(academyUrl: string, postId: number): string {
  const url = new URL(academyUrl, location.origin);
  url.searchParams.set('video', String(postId));
  return url.toString();
}
