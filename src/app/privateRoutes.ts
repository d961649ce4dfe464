import { redirect, type RouteObject } from 'react-router-dom';
import { selectIdentity } from '@/domain/identity/selectors';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { configureRegisterAccess } from '@/families/register/registerAccess';
import { registerCatalogue } from '@/platform/routing/catalogue';
import type { RouteEntry } from '@/platform/routing/routeTypes';
import type { AppState } from '@/platform/store/appState';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import { overlayCatalogue } from './overlayCatalogue';
import { LOGIN_PATH } from '@/modules/session/rules/entryPaths';
import { embeddedPaths } from '@/platform/routing/embedded';
import type { RouteHandle } from '@/platform/routing/useRouteHandle';
import { formerPageLoader } from '@/shell/formerPage';
import { guardLoader } from '@/shell/guard';
import { RouteFailure } from '@/shell/pages/RouteFailure';
import { shellRoutes } from '@/shell/shellRoutes';
import { privateCatalogue, routeCatalogue } from './routeCatalogue';
import { toRouteObject } from './toRouteObject';

/** The pages behind the sign-in, by the layout they stand in. Loaded once somebody is signed in. */
export function privateRoutes(getState: () => AppState): { shell: RouteObject[]; bare: RouteObject[] } {
  registerCatalogue(routeCatalogue);
  registerOverlays(overlayCatalogue);
  configureRegisterAccess(useHoldsMenuKey);
  const routes: Record<'shell' | 'bare', RouteObject[]> = { shell: [], bare: [] };
  for (const [name, entry] of Object.entries<RouteEntry>(privateCatalogue)) {
    const layout = entry.layout === 'bare' ? 'bare' : 'shell';
    const loader = guardLoader(entry, getState);
    routes[layout].push(toRouteObject(name, entry, loader));
    for (const path of embeddedPaths(entry))
      routes.bare.push(toRouteObject(name, { ...entry, path }, loader));
  }
  const signedIn = () => (selectIdentity(getState()) ? null : redirect(LOGIN_PATH));
  const { shellUnauthorized, shellNotFound } = shellRoutes;
  routes.shell.push(
    toRouteObject('shellUnauthorized', shellUnauthorized, signedIn),
    toRouteObject('shellNotFound', shellNotFound, signedIn),
    {
      path: '*',
      handle: { name: 'formerPage', title: 'shell:former.title' } satisfies RouteHandle,
      loader: formerPageLoader(getState, async (pathname) =>
        (await import('./knownPaths')).isFormerPath(pathname),
      ),
      lazy: () => import('@/shell/pages/FormerPage'),
    },
  );
  // What keeps one page from coming leaves the menu standing. The boundary is above the pages: a page whose own code
  // did not come would not show its own.
  const within = (children: RouteObject[]) => [{ ErrorBoundary: RouteFailure, children }];
  return { shell: within(routes.shell), bare: within(routes.bare) };
}
