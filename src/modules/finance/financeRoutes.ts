import { defineRoutes } from '@/platform/routing/defineRoutes';

export const financeRoutes = defineRoutes({
  financeRegisters: {
    path: '/financeiro/cadastros-financeiros/:id?/:registro?',
    title: 'finance:registers.title',
    permission: 'FINANCIAL_REGISTERS',
    namespaces: ['finance', 'register', 'grid', 'forms'],
    screens: {
      'contas-correntes': 'finance:registers.currentAccounts.title',
      'cartoes-de-credito': 'finance:registers.creditCards.title',
      emprestimos: 'finance:registers.loans.title',
      'formas-de-pagamento': 'finance:registers.payments.title',
      empresas: 'finance:registers.companies.title',
      moedas: 'finance:registers.currencies.title',
      'fonte-de-cotacao': 'finance:registers.quotationSources.title',
    },
    page: () => import('./pages/FinancialRegistersPage'),
  },
  // Partners open as pages of their own: the family of registers calls that part of the address so.
  financePartners: {
    path: '/parceiros/:registro?',
    title: 'financePartners:title',
    permission: 'PARTNERS',
    namespaces: ['financePartners', 'financeDocuments', 'register', 'grid', 'forms'],
    page: () => import('./partners/PartnersPage'),
  },
  financeProducts: {
    path: '/cadastro-de-produtos/:id?',
    title: 'financeProducts:title',
    permission: 'PRODUCT_REGISTRATION',
    namespaces: ['financeProducts', 'register', 'grid', 'forms'],
    screens: {
      produtos: 'financeProducts:registers.products.title',
      'linhas-de-produto': 'financeProducts:registers.productLines.title',
    },
    page: () => import('./products/ProductRegistrationPage'),
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
  financeBankStatement: {
    path: '/extrato-bancario',
    title: 'financeBank:statement.title',
    permission: 'BANK_STATEMENT',
    namespaces: ['financeBank', 'grid', 'forms'],
    page: () => import('./bank/statement/BankStatementPage'),
  },
});
