import { defineRoutes } from '@/platform/routing/defineRoutes';

export const integrationsRoutes = defineRoutes({
  integrations: {
    path: '/integracoes/:partnerId?',
    title: 'integrations:title',
    permission: 'INTEGRATION',
    namespaces: ['integrations', 'forms'],
    page: () => import('./pages/IntegrationsPage'),
  },
});
