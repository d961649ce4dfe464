import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router-dom';
import { SessionOverlays } from '@/modules/session/components/SessionOverlays';
import { usePageName } from '@/platform/routing/pageName';
import { BRAND } from '@/platform/ui/brand';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { ToastHost } from '@/platform/ui/ToastHost';
import type { RouteHandle } from './toRouteObject';

function useDocumentTitle(): void {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  // Titles are `namespace:key` from the catalogue; their namespace is loaded with the page.
  const catalogued = handle ? (t as (key: string) => string)(handle.title) : null;
  const title = usePageName() ?? catalogued;
  useEffect(() => {
    document.title = title ? `${title} · ${BRAND}` : BRAND;
  }, [title]);
}

/** What stands around every page, signed in or not. */
export function RootFrame() {
  useDocumentTitle();
  return (
    <>
      <Outlet />
      <SessionOverlays />
      <ConfirmHost />
      <ToastHost />
    </>
  );
}
