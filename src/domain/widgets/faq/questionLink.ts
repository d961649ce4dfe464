import { href } from '@/platform/routing/href';
import { withOverlay } from '@/platform/routing/overlays';

/** An address that opens one question for anybody who may sign in. */
export function questionLink(id: string): string {
  const search = withOverlay(new URLSearchParams(), 'faq', { pergunta: id });
  return `${window.location.origin}${href('home')}?${search.toString()}`;
}
