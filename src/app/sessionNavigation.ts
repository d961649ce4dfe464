import { matchPath } from 'react-router-dom';
import { DESTINATION, HOME_PATH, LOGIN_PATH, withDestination } from '@/modules/session/rules/entryPaths';
import { safeDestination } from '@/modules/session/rules/entryStep';
import { selectSession } from '@/modules/session/sessionSlice';
import type { AppStore } from '@/platform/store/store';
import { publicRoutes } from './publicRoutes';
import type { AppRouter } from './router';

/** Public by their layout, but of no sense to anybody who is not signed in. */
const STEPS: ReadonlySet<string> = new Set([
  publicRoutes.sessionAcceptTerms.path,
  publicRoutes.sessionSelectCustomer.path,
]);
const PUBLIC_PATHS = Object.values(publicRoutes).flatMap(({ path }) => (STEPS.has(path) ? [] : [path]));

/** True for the pages that stay when a session ends. */
function isPublicPath(pathname: string): boolean {
  return PUBLIC_PATHS.some((path) => matchPath(path, pathname) !== null);
}

/**
 * Goes there whatever an open form says: it would ask whether to leave, but there is nothing left to stay for. What was
 * typed is in its draft.
 */
function leaveFor(router: AppRouter, path: string): void {
  void router.navigate(path);
  for (const blocker of router.state.blockers.values()) {
    if (blocker.state === 'blocked') blocker.proceed();
  }
}

/** Moves the router when the session changes: to sign-in when it ends, onward when it begins. */
export function wireSessionNavigation(store: AppStore, router: AppRouter): () => void {
  let phase = selectSession(store.getState()).phase;
  return store.subscribe(() => {
    const session = selectSession(store.getState());
    if (session.phase === phase) return;
    phase = session.phase;
    // On the way somewhere already: that is where the user is.
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    if (phase === 'signedOut' && !isPublicPath(pathname)) {
      // Somebody who chose to leave starts afresh; somebody who was thrown out comes back to the page.
      const back = session.endReason === null ? null : safeDestination(pathname + search);
      leaveFor(router, withDestination(LOGIN_PATH, back));
    }
    if (phase === 'signedIn' && pathname === LOGIN_PATH) {
      const wanted = safeDestination(new URLSearchParams(search).get(DESTINATION));
      void router.navigate(wanted ?? HOME_PATH, { replace: true });
    }
  });
}
