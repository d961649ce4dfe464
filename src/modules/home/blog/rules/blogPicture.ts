import type { Identity } from '@/domain/identity/identityWire';
import { isQuietPicture } from '@/platform/ui/safeAddress';
import type { BlogPost } from '../../homeWire';

/**
 * The picture of a post, or null when it is not shown: one of this site, or of the hosts that the backend names. The
 * post's own host counts for nothing: its author could name any.
 */
export function blogPicture(
  { img }: Pick<BlogPost, 'img'>,
  { blogUrl, storageUrl }: Pick<Identity['urls'], 'blogUrl' | 'storageUrl'>,
): string | null {
  return typeof img === 'string' && isQuietPicture(img, [blogUrl, storageUrl]) ? img : null;
}
