import { defineRoutes } from '@/platform/routing/defineRoutes';

export const agricultureRoutes = defineRoutes({
  agricultureMapComparison: {
    path: '/comparacao-mapas',
    title: 'agriculture:mapComparison.title',
    permission: 'MAP_COMPARISON',
    namespaces: ['agriculture', 'mapView', 'forms'],
    embedded: ['/agricultura/comparacao-mapas'],
    page: () => import('./mapComparison/MapComparisonPage'),
  },
});
