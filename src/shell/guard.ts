import { redirect } from 'react-router-dom';
import { mayOpen } from '@/domain/identity/permissions';
import { selectIdentity } from '@/domain/identity/selectors';
import { entryStep } from '@/modules/session/rules/entryStep';
import type { AppState } from '@/platform/store/appState';
import type { RouteEntry } from '@/platform/routing/routeTypes';

export const LOGIN_PATH = '/login-v2';
export const HOME_PATH = '/inicio';
const STEP_PATHS = { terms: '/aceitar-termos-de-uso', customer: '/selecionar-produtor' } as const;

/** Parameter of sign-in, terms and picker that carries where the user was going. */
export const DESTINATION = 'destino';

export function withDestination(path: string, destination: string | null): string {
  return destination && destination !== '/' && destination !== HOME_PATH
    ? `${path}?${new URLSearchParams({ [DESTINATION]: destination }).toString()}`
    : path;
}

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
  if (step) return withDestination(STEP_PATHS[step], at);
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
    return instead ? redirect(instead) : null;
  };
}
