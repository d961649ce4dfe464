import { defineRoutes } from '@/platform/routing/defineRoutes';

export const financeRoutes = defineRoutes({
  financeRegisters: {
    path: '/financeiro/cadastros-financeiros/:id?/:registro?',
    title: 'finance:registers.title',
    permission: 'FINANCIAL_REGISTERS',
    namespaces: ['finance', 'register', 'grid', 'forms'],
    page: () => import('./pages/FinancialRegistersPage'),
  },
});
