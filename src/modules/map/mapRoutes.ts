import { defineRoutes } from '@/platform/routing/defineRoutes';

export const mapRoutes = defineRoutes({
  mapProperty: {
    path: '/propriedade/:type?/:id?',
    title: 'map:property.title',
    permission: 'PROPERTY_MAP',
    namespaces: ['map', 'mapView', 'mapDrawing', 'register', 'forms', 'grid', 'sheet'],
    page: () => import('./pages/PropertyMapPage'),
  },
  mapPropertyConfiguration: {
    path: '/configuracao-de-propriedade/:id?',
    title: 'map:propertyConfiguration.title',
    permission: 'PROPERTY_CONFIGURATION',
    namespaces: ['map', 'register', 'grid', 'forms', 'sheet'],
    screens: {
      propriedades: 'map:registers.properties.title',
      'centros-de-custo': 'map:registers.costCenters.title',
      talhoes: 'map:registers.plots.title',
      'teor-de-argila': 'map:clay.title',
      aviarios: 'map:registers.aviaries.title',
      'comunidades-rurais': 'map:registers.communities.title',
    },
    page: () => import('./pages/PropertyConfigurationPage'),
  },
});
