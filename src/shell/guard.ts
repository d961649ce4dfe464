import { redirect } from 'react-router-dom';
import { mayOpen } from '@/domain/identity/permissions';
import { selectIdentity } from '@/domain/identity/selectors';
import { LOGIN_PATH, nextPath, withDestination } from '@/modules/session/rules/entryPaths';
import { entryStep } from '@/modules/session/rules/entryStep';
import type { AppState } from '@/platform/store/appState';
import { rememberRefused } from '@/platform/routing/refusedAddress';
import type { RouteEntry } from '@/platform/routing/routeTypes';

/**
 * Where a request for a page must go instead, or null when it may open: sign-in, terms, customer picker, the 401
 * page without the permission key, the 404 page for what only masters may know of.
 */
export function guardRoute(
  entry: Pick<RouteEntry, 'path' | 'permission' | 'access'>,
  state: AppState,
  at: string,
) {
  const identity = selectIdentity(state);
  if (!identity) return withDestination(LOGIN_PATH, at);
  const step = entryStep(identity, state.session.terms !== null);
  if (step) return nextPath(step, at);
  const answer = mayOpen(
    {
      path: entry.path,
      ...(entry.permission ? { permission: entry.permission } : {}),
      ...(entry.access ? { access: entry.access } : {}),
    },
    identity,
  );
  if (answer === 'refused') return '/401';
  if (answer === 'hidden') return '/404';
  return null;
}

/** The guard as a router's loader. */
export function guardLoader(entry: RouteEntry, getState: () => AppState) {
  return ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    const instead = guardRoute(entry, getState(), url.pathname + url.search);
    if (!instead) return null;
    if (instead === '/401' || instead === '/404') rememberRefused(url.pathname + url.search);
    return redirect(instead);
  };
}
