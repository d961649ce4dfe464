import type { RouteObject } from 'react-router-dom';
import { loadNamespaces } from '@/platform/i18n/i18n';
import type { RouteEntry } from '@/platform/routing/routeTypes';
import type { RouteHandle } from '@/platform/routing/useRouteHandle';

interface PageModule {
  Component: () => React.ReactNode;
}

/** A catalogue entry as the router takes it: page and texts arrive together, so that no key is ever shown. */
export function toRouteObject(name: string, entry: RouteEntry, loader: RouteObject['loader']): RouteObject {
  return {
    path: entry.path,
    handle: { name, title: entry.title } satisfies RouteHandle,
    ...(loader ? { loader } : {}),
    lazy: async () => {
      const [module] = await Promise.all([entry.page(), loadNamespaces(entry.namespaces ?? [])]);
      const { Component }: Partial<PageModule> = module;
      // A release that is just being copied may serve an empty file: the error page says so, an empty one nothing.
      if (!Component) throw new Error(`${name}: the file holds no page`);
      return { Component };
    },
  };
}
