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
  lotsChickenLots: {
    path: '/avicultura/lote/:registro?',
    title: 'chickenLots:title',
    permission: 'CHICKEN_LOT',
    namespaces: ['chickenLots', 'register', 'grid', 'forms'],
    embedded: true,
    page: () => import('./lot/pages/LotsPage'),
  },
});
