import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { selectIdentity } from '@/domain/identity/selectors';
import { safeDestination } from '@/modules/session/rules/entryStep';
import { inBackground } from '@/platform/connection/newVersion';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { registerCatalogue } from '@/platform/routing/catalogue';
import { rememberRefused } from '@/platform/routing/refusedAddress';
import type { RouteEntry } from '@/platform/routing/routeTypes';
import type { AppStore } from '@/platform/store/store';
import { DESTINATION, HOME_PATH, LOGIN_PATH } from '@/modules/session/rules/entryPaths';
import { guardRoute } from '@/shell/guard';
import { galleryRoutes } from './gallery/galleryRoutes';
import { RootFrame } from './RootFrame';
import { RootErrorPage } from './RootErrorPage';
import { publicRoutes } from './publicRoutes';
import { toRouteObject } from './toRouteObject';

const SHELL = 'shell';
const BARE = 'bare';

/** The sign-in page is for those who are not signed in; everybody else goes on to where they were going. */
function loginLoader(store: AppStore) {
  return ({ request }: { request: Request }) => {
    if (!selectIdentity(store.getState())) return null;
    return redirect(safeDestination(new URL(request.url).searchParams.get(DESTINATION)) ?? HOME_PATH);
  };
}

/** Whether a page behind the sign-in has this address. When unknown, it may have. */
async function needsSession(pathname: string): Promise<boolean> {
  if (pathname === HOME_PATH) return true;
  try {
    const { isKnownPath } = await inBackground(() => import('./knownPaths'));
    return isKnownPath(pathname);
  } catch (thrown) {
    log.warn('paths not loaded', { error: faultOf(thrown) });
    return true;
  }
}

/**
 * Public pages are static. The rest of the catalogue arrives by `patchRoutesOnNavigation` once somebody is signed in,
 * so that the sign-in screen does not load it.
 */
export function createAppRouter(store: AppStore) {
  registerCatalogue(publicRoutes);
  let patched = false;
  const addPrivateRoutes = async (
    patch: (id: string, routes: RouteObject[]) => void,
    signal?: AbortSignal,
  ) => {
    if (patched || !selectIdentity(store.getState())) return;
    const { privateRoutes } = await import('./privateRoutes');
    // A navigation that another one has replaced adds nothing: the router drops its patch, the next one brings its own.
    if (patched || signal?.aborted) return;
    patched = true;
    const routes = privateRoutes(() => store.getState());
    patch(SHELL, routes.shell);
    patch(BARE, routes.bare);
  };
  /** Who is signed in reads a refusal inside the shell: its route comes with the private ones, and goes before this. */
  const refusalLoader = (path: string) => async () => {
    if (!selectIdentity(store.getState())) return null;
    await addPrivateRoutes((id, routes) => router.patchRoutes(id, routes));
    return redirect(path);
  };
  const loaderOf = ({ path }: RouteEntry) => {
    if (path === LOGIN_PATH) return loginLoader(store);
    return path === '/401' || path === '/404' ? refusalLoader(path) : undefined;
  };
  const router = createBrowserRouter(
    [
      {
        Component: RootFrame,
        ErrorBoundary: RootErrorPage,
        HydrateFallback: () => null,
        children: [
          { index: true, loader: () => redirect(HOME_PATH) },
          {
            id: SHELL,
            lazy: async () => {
              const [layout] = await Promise.all([
                import('@/shell/ShellLayout'),
                loadNamespaces(['shell', 'ui', 'forms']),
              ]);
              return { Component: layout.Component };
            },
            children: [],
          },
          {
            id: BARE,
            lazy: async () => {
              const [layout] = await Promise.all([
                import('@/shell/EmbeddedLayout'),
                loadNamespaces(['shell', 'ui', 'forms']),
              ]);
              return { Component: layout.Component };
            },
            children: [],
          },
          // After the shell, whose own pages for 401 and 404 go before these for who is signed in.
          ...Object.entries<RouteEntry>({ ...publicRoutes, ...galleryRoutes }).map(([name, entry]) =>
            toRouteObject(name, entry, loaderOf(entry)),
          ),
          {
            path: '*',
            loader: async ({ request }) => {
              const { pathname, search } = new URL(request.url);
              rememberRefused(pathname + search);
              const known = selectIdentity(store.getState()) !== null || (await needsSession(pathname));
              const first = known && guardRoute({ path: '*' }, store.getState(), pathname + search);
              return redirect(first || '/404');
            },
          },
        ],
      },
    ],
    {
      patchRoutesOnNavigation: ({ patch, signal }) => addPrivateRoutes(patch, signal),
    },
  );
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
