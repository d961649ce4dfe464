import { defineRoutes } from '@/platform/routing/defineRoutes';

/** Pages that need no session, and the two that stand between sign-in and the application. */
export const sessionRoutes = defineRoutes({
  sessionLogin: {
    path: '/login-v2',
    title: 'session:login.title',
    layout: 'public',
    namespaces: ['session'],
    hidden: true,
    page: () => import('./pages/LoginPage'),
  },
  sessionForgotPassword: {
    path: '/esqueci-minha-senha',
    title: 'session:forgot.title',
    layout: 'public',
    namespaces: ['session', 'ui'],
    hidden: true,
    page: () => import('./pages/ForgotPasswordPage'),
  },
  sessionEmailSent: {
    path: '/confirmacao-de-email',
    title: 'session:emailSent.title',
    layout: 'public',
    namespaces: ['session', 'ui'],
    hidden: true,
    page: () => import('./pages/EmailSentPage'),
  },
  sessionResetPassword: {
    path: '/redefinir-minha-senha/:userid/:token/:email',
    title: 'session:reset.title',
    layout: 'public',
    namespaces: ['session', 'ui'],
    hidden: true,
    page: () => import('./pages/ResetPasswordPage'),
  },
  /** The same page once its link has been taken out of the address. */
  sessionResetPasswordKept: {
    path: '/redefinir-minha-senha',
    title: 'session:reset.title',
    layout: 'public',
    namespaces: ['session', 'ui'],
    hidden: true,
    page: () => import('./pages/ResetPasswordPage'),
  },
  sessionTerms: {
    path: '/termos-de-uso',
    title: 'session:terms.title',
    layout: 'public',
    namespaces: ['session', 'ui'],
    hidden: true,
    page: () => import('./pages/TermsPage'),
  },
  sessionAcceptTerms: {
    path: '/aceitar-termos-de-uso',
    title: 'session:acceptTerms.title',
    layout: 'public',
    namespaces: ['session', 'ui'],
    hidden: true,
    page: () => import('./pages/AcceptTermsPage'),
  },
  sessionSelectCustomer: {
    path: '/selecionar-produtor',
    title: 'session:picker.title',
    layout: 'public',
    namespaces: ['session', 'ui'],
    hidden: true,
    page: () => import('./pages/SelectCustomerPage'),
  },
  sessionMaintenance: {
    path: '/manutencao',
    title: 'session:maintenance.title',
    layout: 'public',
    namespaces: ['session', 'ui'],
    hidden: true,
    page: () => import('./pages/MaintenancePage'),
  },
});
