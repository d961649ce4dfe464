import { defineRoutes } from '@/platform/routing/defineRoutes';

export const homeRoutes = defineRoutes({
  home: {
    path: '/inicio',
    title: 'home:title',
    namespaces: ['home'],
    page: () => import('./pages/HomePage'),
  },
});
