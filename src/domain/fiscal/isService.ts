import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';

/** Work that is done for somebody, freight too: one serves and one takes the service; nothing is delivered. */
export const isService = (kind: FiscalInvoice['kind']): boolean => kind === 'nfse' || kind === 'cte';
