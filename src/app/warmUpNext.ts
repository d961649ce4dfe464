import { inBackground } from '@/platform/connection/newVersion';
import { warmUpHttp } from '@/platform/http/http';
import { type Language, warmUpNamespaces } from '@/platform/i18n/i18n';

let started = false;

/** Fetches what stands behind the sign-in: the other routes, the frame of the pages and the first of them. */
export function warmUpNext(language: Language): void {
  if (started) return;
  started = true;
  warmUpHttp();
  const parts = () =>
    Promise.all([
      import('./privateRoutes'),
      import('@/shell/ShellLayout'),
      import('@/modules/home/pages/HomePage'),

      warmUpNamespaces(language, ['shell', 'ui', 'forms', 'home']),
    ]);
  inBackground(parts).catch(() => {
    // Whatever did not come is asked for again when it is needed, and said then.
    started = false;
  });
}
