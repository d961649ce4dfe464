import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { selectScope } from '@/domain/identity/selectors';
import { usePageName } from '@/platform/routing/pageName';
import { useAppSelector } from '@/platform/store/hooks';
import { rememberPage } from './recentPages';

/** Keeps the visited page for the palette's list of recent ones. */
export function useRememberPage(): void {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as { title: string } | undefined;
  const scope = useAppSelector(selectScope);
  const catalogued = handle ? (t as (key: string) => string)(handle.title) : null;
  const title = usePageName() ?? catalogued;
  useEffect(() => {
    if (title && scope) rememberPage(scope, { path: pathname, title });
  }, [title, scope, pathname]);
}
