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
  lotsOccurrences: {
    path: '/zootecnia/ocorrencia/:id?',
    title: 'lotOccurrences:title',
    permission: 'CHICKEN_OCCURRENCE',
    namespaces: ['lotOccurrences', 'occurrence', 'grid', 'forms'],
    page: () => import('./occurrences/OccurrencesPage'),
  },
});
