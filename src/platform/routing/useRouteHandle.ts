import { useMatches } from 'react-router-dom';

/** What the router keeps of a page of the catalogue. */
export interface RouteHandle {
  name: string;
  title: string;
}

/** Of the page that is shown; undefined where the router has none. */
export function useRouteHandle(): RouteHandle | undefined {
  // Every `handle` is made by `toRouteObject` and its like, as a `RouteHandle`.
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}
