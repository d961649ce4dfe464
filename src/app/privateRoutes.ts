import type { RouteObject } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { configureRegisterAccess } from '@/families/register/registerAccess';
import { registerCatalogue } from '@/platform/routing/catalogue';
import type { RouteEntry } from '@/platform/routing/routeTypes';
import type { AppState } from '@/platform/store/appState';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import { overlayCatalogue } from './overlayCatalogue';
import { guardLoader } from '@/shell/guard';
import { RouteFailure } from '@/shell/pages/RouteFailure';
import { privateCatalogue, routeCatalogue } from './routeCatalogue';
import { toRouteObject } from './toRouteObject';

/** The pages behind the sign-in, by the layout they stand in. Loaded once somebody is signed in. */
export function privateRoutes(getState: () => AppState): { shell: RouteObject[]; bare: RouteObject[] } {
  registerCatalogue(routeCatalogue);
  registerOverlays(overlayCatalogue);
  configureRegisterAccess(useHoldsMenuKey);
  const routes = { shell: [] as RouteObject[], bare: [] as RouteObject[] };
  for (const [name, entry] of Object.entries<RouteEntry>(privateCatalogue)) {
    const layout = entry.layout === 'bare' ? 'bare' : 'shell';
    routes[layout].push(toRouteObject(name, entry, guardLoader(entry, getState)));
  }
  // What keeps one page from coming leaves the menu standing. The boundary is above the pages: a page whose own code
  // did not come would not show its own.
  return { ...routes, shell: [{ ErrorBoundary: RouteFailure, children: routes.shell }] };
}
