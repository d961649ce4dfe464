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
    page: () => import('./pages/PropertyConfigurationPage'),
  },
});
