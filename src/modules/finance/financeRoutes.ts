import { defineRoutes } from '@/platform/routing/defineRoutes';

export const financeRoutes = defineRoutes({
  financeRegisters: {
    path: '/financeiro/cadastros-financeiros/:id?',
    title: 'finance:registers.title',
    permission: 'FINANCIAL_REGISTERS',
    namespaces: ['finance', 'register', 'grid', 'forms'],
    page: () => import('./pages/FinancialRegistersPage'),
  },
  financeTitles: {
    path: '/titulos',
    title: 'financeTitles:title',
    permission: 'TITLES',
    namespaces: ['financeTitles', 'grid', 'forms'],
    page: () => import('./titles/TitlesPage'),
  },
  financeDocumentQuery: {
    path: '/consulta-de-documentos',
    title: 'financeDocuments:query.title',
    permission: 'DOCUMENT_QUERY',
    namespaces: ['financeDocuments', 'grid', 'forms'],
    page: () => import('./documents/query/DocumentQueryPage'),
  },
});
