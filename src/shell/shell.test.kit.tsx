import { act } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { faqOverlays } from '@/domain/widgets/faq/faqOverlays';
import { unreadSlice } from '@/domain/identity/unread';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { accountRoutes } from '@/modules/account/accountRoutes';
import { assistRoutes } from '@/modules/assist/assistRoutes';
import { financeRoutes } from '@/modules/finance/financeRoutes';
import { homeRoutes } from '@/modules/home/homeRoutes';
import { notificationsOverlays } from '@/modules/notifications/notificationsOverlays';
import { planningRoutes } from '@/modules/planning/planningRoutes';
import { sessionSlice } from '@/modules/session/sessionSlice';
import { setLogSink } from '@/platform/log/log';
import type { Preferences } from '@/platform/preferences/preferences';
import { preferencesChanged, preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import type { RouteHandle } from '@/platform/routing/useRouteHandle';
import { shellOverlays } from './overlays/shellOverlays';
import { Component as ShellLayout } from './ShellLayout';
import { shellRoutes } from './shellRoutes';

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };

/** The application's frame around pages that say their address alone. */
export function startShell(): void {
  startDemo({
    routes: {
      ...homeRoutes,
      ...accountRoutes,
      ...financeRoutes,
      ...planningRoutes,
      ...assistRoutes,
      ...shellRoutes,
    },
    namespaces: ['shell', 'common', 'ui', 'forms', 'session', 'home', 'support', 'faq', 'account'],
  });
  beforeEach(() => {
    registerOverlays({ ...shellOverlays, ...faqOverlays, ...notificationsOverlays });
    setLogSink(() => undefined);
  });
  afterEach(() => happyDOM.setViewport({ width: 1024 }));
}

const page = (path: string, handle: RouteHandle): RouteObject => ({
  path,
  handle,
  element: <h1 tabIndex={-1}>{`página ${path}`}</h1>,
});

interface ShellOptions {
  readonly account?: string;
  readonly customerId?: number;
  readonly at?: string;
  readonly look?: Partial<Preferences>;
  /** Of the window; 1600 has room for all words of the toolbar. */
  readonly width?: number;
  readonly pages?: RouteObject[];
}

export function openShell(options: ShellOptions = {}) {
  const { account = 'produtor', customerId, at = '/inicio', look = {}, width = 1600, pages = [] } = options;
  happyDOM.setViewport({ width });
  const opened = openSignedIn({
    account,
    ...(customerId === undefined ? {} : { customerId }),
    at,
    slices: [sessionSlice, preferencesSlice, unreadSlice],
    routes: [
      {
        id: 'shell',
        element: <ShellLayout />,
        children: [
          ...pages,
          page('/inicio', { name: 'home', title: 'home:title' }),
          page('/agenda', { name: 'homeAgenda', title: 'home:agenda.title' }),
          page('/perfil/:id?', { name: 'account', title: 'account:title' }),
          page('*', { name: 'other', title: 'shell:former.title' }),
        ],
      },
    ],
  });
  act(() => void opened.store.dispatch(preferencesChanged(look)));
  return opened;
}
