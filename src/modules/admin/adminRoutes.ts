import { defineRoutes } from '@/platform/routing/defineRoutes';

export const adminRoutes = defineRoutes({
  adminArea: {
    path: '/administracao-react/:id?/:registro?',
    title: 'shell:administration.title',
    access: 'master',
    namespaces: [
      'adminAccess',
      'adminCustomers',
      'adminFinancial',
      'adminHelpCenter',
      'adminDfe',
      'adminMisc',
      'chart',
      'register',
      'grid',
      'chart',
      'forms',
    ],
    page: () => import('./pages/AdminPage'),
  },
});
