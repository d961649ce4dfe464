import { defineRoutes } from '@/platform/routing/defineRoutes';

export const assistRoutes = defineRoutes({
  assistDesk: {
    path: '/assist/:id?',
    title: 'assist:titles.desk',
    access: 'support',
    permission: 'CUSTOMER_ASSIST',
    namespaces: ['assist', 'grid', 'forms', 'ui'],
    page: () => import('./pages/AssistDeskPage'),
  },
  assistDocument: {
    path: '/assist/:id/documento/:documentId',
    title: 'assist:titles.document',
    access: 'support',
    permission: 'CUSTOMER_ASSIST',
    parent: 'assistDesk',
    namespaces: ['assist', 'assistDocument', 'invoices', 'producers', 'fiscal', 'viewer', 'forms', 'ui'],
    hidden: true,
    page: () => import('./document/AssistDocumentPage'),
  },
  assistProducer: {
    path: '/assist-produtor',
    title: 'assist:titles.producer',
    namespaces: ['assist', 'assistProducer', 'fiscal', 'viewer', 'forms', 'ui'],
    page: () => import('./producer/AssistProducerPage'),
  },
});
