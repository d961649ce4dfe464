import { defineRoutes } from '@/platform/routing/defineRoutes';

/** What follows the authorisation of a rural invoice: its paper, and what may still be done with it. */
export const ruralEventRoutes = defineRoutes({
  financeRuralAdjustments: {
    path: '/nota-rural/ajustes',
    embedded: true,
    title: 'ruralInvoiceEvents:title',
    permission: 'RURAL_INVOICE_ADJUSTMENTS',
    namespaces: ['ruralInvoiceEvents', 'forms'],
    page: () => import('./AdjustmentsPage'),
  },
  financeRuralDanfe: {
    path: '/nota-rural/danfe',
    embedded: true,
    hidden: true,
    title: 'danfe:title',
    permission: 'RURAL_INVOICE',
    parent: 'financeRuralInvoices',
    namespaces: ['danfe', 'ruralInvoices'],
    page: () => import('../danfe/DanfePage'),
  },
});
