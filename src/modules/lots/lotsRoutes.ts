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
  lotsReferences: {
    path: '/avicultura/referencia-geral/:registro?',
    title: 'chickenReferences:title',
    permission: 'CHICKEN_GENERAL_REFERENCE',
    namespaces: ['chickenReferences', 'register', 'grid', 'forms'],
    embedded: true,
    page: () => import('./references/pages/ReferencesPage'),
  },
  lotsOccurrences: {
    path: '/zootecnia/ocorrencia/:id?',
    title: 'lotOccurrences:title',
    permission: 'CHICKEN_OCCURRENCE',
    namespaces: ['lotOccurrences', 'occurrence', 'grid', 'forms'],
    page: () => import('./occurrences/OccurrencesPage'),
  },
  lotsAviary: {
    path: '/avicultura/dashboard-aviario',
    title: 'lotsAviary:title',
    permission: 'AVIARY_DASHBOARD',
    namespaces: ['lotsAviary', 'chart', 'grid', 'forms'],
    page: () => import('./aviary/AviaryPage'),
  },
});
