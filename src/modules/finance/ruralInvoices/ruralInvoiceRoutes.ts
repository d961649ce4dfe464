import { defineRoutes } from '@/platform/routing/defineRoutes';

const IN_MENU = { moduleConstantFilter: 'FINANCIAL', parent: 'Documentos fiscais' };

/** The rural invoice: NF-e 55 of a producer. Each page is below `/app` too. */
export const ruralInvoiceRoutes = defineRoutes({
  financeRuralInvoices: {
    path: '/nota-rural',
    embedded: true,
    title: 'ruralInvoices:title',
    permission: 'RURAL_INVOICE',
    namespaces: ['ruralInvoices', 'ruralInvoiceEvents', 'grid', 'forms'],
    page: () => import('./RuralInvoicesPage'),
  },
  financeRuralInvoice: {
    path: '/nota-rural/cadastro',
    embedded: true,
    title: 'ruralInvoices:form.title',
    permission: 'RURAL_INVOICE_REGISTRATION',
    parent: 'financeRuralInvoices',
    namespaces: ['ruralInvoices', 'fiscal', 'grid', 'forms'],
    page: () => import('./InvoiceRegistrationPage'),
  },
  financeRuralFavourites: {
    path: '/nota-rural/favoritos',
    embedded: true,
    title: 'ruralInvoices:favourites.title',
    permission: 'RURAL_INVOICE_REGISTRATION',
    menu: { ...IN_MENU, icon: 'BookmarkBorderOutlined' },
    namespaces: ['ruralInvoices', 'fiscal', 'grid', 'forms'],
    page: () => import('./FavouritesPage'),
  },
  financeRuralRegisters: {
    path: '/cadastros-nota-rural/:id?',
    embedded: true,
    title: 'ruralInvoices:registers.title',
    permission: 'RURAL_INVOICE_REGISTRATION',
    menu: { ...IN_MENU, icon: 'FolderSpecialOutlined' },
    namespaces: ['ruralInvoices', 'register', 'grid', 'forms'],
    screens: {
      emitentes: 'ruralInvoices:registers.ruralIssuers.title',
      destinatarios: 'ruralInvoices:registers.ruralRecipients.title',
      produtos: 'ruralInvoices:registers.ruralProducts.title',
      transportadores: 'ruralInvoices:registers.ruralCarriers.title',
      veiculos: 'ruralInvoices:registers.ruralVehicles.title',
      naturezas: 'ruralInvoices:registers.ruralNatures.title',
      observacoes: 'ruralInvoices:registers.ruralNotes.title',
    },
    page: () => import('./RuralRegistersPage'),
  },
});
