import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { ruralInvoices } from '../ruralInvoicesSlice';
import { eventsService } from './eventsService';

const VOIDED = 'finance/ruralVoidedNumbers';

/** What happened to an invoice, by its id. */
export const invoiceEvents = createQuery(
  'finance',
  'ruralInvoiceEvents',
  (id: number, signal) => eventsService.events(id, signal),
  { keep: false, tags: ruralInvoices.tags },
);

/** The numbers that were made void. */
export const voidedNumbers = createQuery(
  'finance',
  'ruralVoidedNumbers',
  (_all: 'all', signal) => eventsService.voided(signal),
  { keep: false, tags: [VOIDED] },
);

export const numbersVoided = () => invalidate([VOIDED]);

/** A cancelled sale takes its document and titles back and frees its load. */
export const invoiceCancelled = () =>
  invalidate([...ruralInvoices.tags, 'finance/titles', 'finance/documents', 'finance/loads']);
