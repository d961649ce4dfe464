import { defineRoutes } from '@/platform/routing/defineRoutes';

/** The pages that say why another page is not there. */
export const shellRoutes = defineRoutes({
  shellUnauthorized: {
    path: '/401',
    title: 'shell:unauthorized.title',
    layout: 'public',
    namespaces: ['shell'],
    hidden: true,
    page: () => import('./pages/UnauthorizedPage'),
  },
  shellNotFound: {
    path: '/404',
    title: 'shell:notFound.title',
    layout: 'public',
    namespaces: ['shell'],
    hidden: true,
    page: () => import('./pages/NotFoundPage'),
  },
  shellServerError: {
    path: '/500',
    title: 'common:serverError.title',
    layout: 'public',
    namespaces: ['shell'],
    hidden: true,
    page: () => import('./pages/ServerErrorPage'),
  },
});
