import { defineRoutes } from '@/platform/routing/defineRoutes';

export const lotsRoutes = defineRoutes({
  lotsPoultryDashboard: {
    path: '/avicultura/dashboard-geral/:lotId?',
    title: 'lots:poultry.title',
    permission: 'POULTRY_GENERAL_DASHBOARD',
    namespaces: ['lots', 'chart', 'grid', 'forms'],
    embedded: true,
    page: () => import('./poultryDashboard/PoultryDashboardPage'),
  },
});
