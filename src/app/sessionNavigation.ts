import { safeDestination } from '@/modules/session/rules/entryStep';
import { selectSession } from '@/modules/session/sessionSlice';
import type { AppStore } from '@/platform/store/store';
import { DESTINATION, HOME_PATH, LOGIN_PATH, withDestination } from '@/shell/guard';
import { publicRoutes } from './publicRoutes';
import type { AppRouter } from './router';

const PUBLIC_PATHS: ReadonlySet<string> = new Set(Object.values(publicRoutes).map(({ path }) => path));

/** Moves the router when the session changes: to sign-in when it ends, onward when it begins. */
export function wireSessionNavigation(store: AppStore, router: AppRouter): void {
  let phase = selectSession(store.getState()).phase;
  store.subscribe(() => {
    const session = selectSession(store.getState());
    if (session.phase === phase) return;
    phase = session.phase;
    const { pathname, search } = router.state.location;
    if (phase === 'signedOut' && !PUBLIC_PATHS.has(pathname)) {
      // Somebody who chose to leave starts afresh; somebody who was thrown out comes back to the page.
      void router.navigate(withDestination(LOGIN_PATH, session.endReason === null ? null : pathname + search));
    }
    if (phase === 'signedIn' && pathname === LOGIN_PATH) {
      const wanted = safeDestination(new URLSearchParams(search).get(DESTINATION));
      void router.navigate(wanted ?? HOME_PATH, { replace: true });
    }
  });
}

