/** What the AI can read: state tax guides, product invoices, FGTS, electricity bills, payslips, service invoices. */
export const AI_KINDS = [
  'STATE_TAX_GUIDE',
  'PRODUCT_INVOICE',
  'FGTS',
  'ELECTRICITY_BILL',
  'PAYSLIP',
  'SERVICE_INVOICE',
] as const;

/** Statuses on the wire. INATIVADO is none of them: it is how an inactive document of any status is shown. */
export const STATUSES = [
  'ENVIADO',
  'INICIADO',
  'REVISANDO',
  'RETORNADO',
  'PREENCHIDO',
  'FALHA NA IDENTIFICACAO',
  'CONFIRMADO',
  'CANCELADO',
  'PROCESSAMENTO_IA',
  'SUCESSO_IA',
  'FALHA_IA',
] as const;
export type AssistStatus = (typeof STATUSES)[number];
