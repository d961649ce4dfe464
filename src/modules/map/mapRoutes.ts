import { defineRoutes } from '@/platform/routing/defineRoutes';

export const mapRoutes = defineRoutes({
  mapPropertyConfiguration: {
    path: '/configuracao-de-propriedade/:id?',
    title: 'map:propertyConfiguration.title',
    permission: 'PROPERTY_CONFIGURATION',
    namespaces: ['map', 'register', 'grid', 'forms', 'sheet'],
    page: () => import('./pages/PropertyConfigurationPage'),
  },
});
