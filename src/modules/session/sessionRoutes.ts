import { defineRoutes } from '@/platform/routing/defineRoutes';

/** Pages that need no session, and the two that stand between sign-in and the application. */
export const sessionRoutes = defineRoutes({
  sessionLogin: {
    path: '/login-v2',
    title: 'session:login.title',
    layout: 'public',
    namespaces: ['session'],
    hidden: true,
    page: () => import('./pages/LoginPage'),
  },
});
