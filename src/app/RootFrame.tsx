import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { SessionOverlays } from '@/modules/session/components/SessionOverlays';
import { usePageName } from '@/platform/routing/pageName';
import { useRouteHandle } from '@/platform/routing/useRouteHandle';
import { BRAND } from '@/platform/ui/brand';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { ToastHost } from '@/platform/ui/ToastHost';
import { useStrayEscape } from '@/platform/ui/useStrayEscape';

function useDocumentTitle(): void {
  const { t } = useTranslation();
  const handle = useRouteHandle();
  // Titles are `namespace:key` from the catalogue; their namespace is loaded with the page.
  const catalogued = handle ? t(handle.title, '') : null;
  const title = usePageName() ?? catalogued;
  useEffect(() => {
    document.title = title ? `${title} · ${BRAND}` : BRAND;
  }, [title]);
}

/**
 * A page without the menu that one has gone to (the picker after sign-in, a refusal) takes the focus to its title,
 * unless a field of it has taken it. Pages with the menu see to it themselves (`shell/usePageFocus`).
 */
function useTitleFocus(): void {
  const { pathname } = useLocation();
  const moved = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    const title = moved && document.querySelector<HTMLElement>('main:not([tabindex]) h1');
    if (!title || document.activeElement !== document.body) return;
    title.tabIndex = -1;
    title.style.outline = '0';
    title.focus();
  }, [pathname, moved]);
}

/** What stands around every page, signed in or not. */
export function RootFrame() {
  useDocumentTitle();
  useTitleFocus();
  useStrayEscape();
  return (
    <>
      <Outlet />
      <SessionOverlays />
      <ConfirmHost />
      <ToastHost />
    </>
  );
}
