/**
 * Base paths of this application's pages. Whatever else stands in the menu is marked `legacy`. The build reads them off
 * the route catalogue (`build/pages.ts`).
 */
export const builtRoutes: readonly string[] = __BUILT_PAGES__.map(({ base }) => base);
