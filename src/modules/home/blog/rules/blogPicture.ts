import type { Identity } from '@/domain/identity/identityTypes';
import { externalHref } from '@/platform/routing/externalLink';
import type { BlogPost } from '../../homeSchemas';

const OF_THIS_SITE = /^\/(?![/\\])/;
const INLINE = /^data:image\/(png|jpe?g|gif|webp);/i;

const hostOf = (address: unknown) => {
  const href = externalHref(address);
  return href === null ? null : new URL(href).host;
};

/**
 * The picture of a post, or null when it is not shown. Whoever serves a picture learns that somebody looks: shown are
 * pictures of this site and its storage, and over https those of the blog's own host (the post's or `blogUrl`).
 */
export function blogPicture(
  { img, link }: Pick<BlogPost, 'img' | 'link'>,
  { blogUrl, storageUrl }: Pick<Identity['urls'], 'blogUrl' | 'storageUrl'>,
): string | null {
  if (typeof img !== 'string') return null;
  if (OF_THIS_SITE.test(img) || INLINE.test(img)) return img;
  const href = externalHref(img);
  if (!href?.startsWith('https:')) return null;
  const known = [link, blogUrl, storageUrl].map(hostOf);
  return known.includes(new URL(href).host) ? href : null;
}
