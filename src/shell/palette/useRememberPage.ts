import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { selectScope } from '@/domain/identity/selectors';
import { usePageName } from '@/platform/routing/pageName';
import { useRouteHandle } from '@/platform/routing/useRouteHandle';
import { useAppSelector } from '@/platform/store/hooks';
import { rememberPage } from './recentPages';

/** Keeps the visited page for the palette's list of recent ones. */
export function useRememberPage(): void {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const handle = useRouteHandle();
  const scope = useAppSelector(selectScope);
  const catalogued = handle ? t(handle.title, handle.title) : null;
  const title = usePageName() ?? catalogued;
  useEffect(() => {
    if (title && scope) rememberPage(scope, { path: pathname, title });
  }, [title, scope, pathname]);
}
