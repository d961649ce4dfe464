import type { RouteEntry } from './routeTypes';

/** Declares a module's pages. The keys are names that carry the module (`sessionLogin`), unique in the application. */
export function defineRoutes<const Routes extends Record<string, RouteEntry>>(routes: Routes): Routes {
  return routes;
}
