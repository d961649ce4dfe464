import { inBackground } from '@/platform/connection/newVersion';
import { warmUpHttp } from '@/platform/http/http';
import { type Language, warmUpNamespaces } from '@/platform/i18n/i18n';

let started = false;

/** Fetches what stands behind the sign-in: the other routes, the frame of the pages and the first of them. */
export function warmUpNext(language: Language): void {
  if (started) return;
  started = true;
  warmUpHttp();
  // Each by itself: of several that fail at once, every one is known to be of the background.
  Promise.all<unknown>([
    inBackground(() => import('./privateRoutes')),
    inBackground(() => import('@/shell/ShellLayout')),
    inBackground(() => import('@/modules/home/pages/HomePage')),
    inBackground(() => warmUpNamespaces(language, ['shell', 'ui', 'forms', 'home'])),
  ]).catch(() => {
    // Whatever did not come is requested again when it is needed, and said then.
    started = false;
  });
}
