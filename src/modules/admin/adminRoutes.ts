import { defineRoutes } from '@/platform/routing/defineRoutes';

export const adminRoutes = defineRoutes({
  adminArea: {
    path: '/administracao-react/:id?/:registro?',
    title: 'shell:administration.title',
    access: 'master',
    // The words of a screen come with it: see adminGroups.
    namespaces: ['register', 'grid', 'forms'],
    page: () => import('./pages/AdminPage'),
  },
});
