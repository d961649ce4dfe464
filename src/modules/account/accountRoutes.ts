import { defineRoutes } from '@/platform/routing/defineRoutes';

export const accountRoutes = defineRoutes({
  account: {
    path: '/perfil/:id?',
    title: 'account:title',
    namespaces: ['account', 'grid', 'forms', 'ui'],
    // The palette has a line of its own for it, with the list that this user works with.
    hidden: true,
    page: () => import('./pages/AccountPage'),
  },
});
