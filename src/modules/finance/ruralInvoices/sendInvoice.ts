import { asAppError } from '@/platform/http/appError';
import type { RuralInvoice } from './ruralInvoiceTypes';
import { type InvoiceVersion, ruralInvoicesService } from './ruralInvoicesService';
import { bodyOf, type InvoiceValues } from './rules/invoiceValues';

/** Requests that were sent and not answered: what became of them is asked before anything is sent again. */
const unanswered = new Set<string>();

/** The record that is changed; null makes a new one. */
export type Saved = (Pick<RuralInvoice, 'id'> & InvoiceVersion) | null;

/** Keeps an invoice as a draft. */
export async function saveInvoice(values: InvoiceValues, saved: Saved): Promise<RuralInvoice> {
  if (saved === null) return ruralInvoicesService.create(bodyOf(values), values.requestId);
  const kept = await ruralInvoicesService.edit(saved.id, bodyOf(values), saved);
  return kept ?? ruralInvoicesService.get(saved.id, new AbortController().signal);
}

/** Sends an invoice that is kept already. An answer that was lost is asked for first, by the id of its request. */
export async function transmitOnce(id: number, requestId: string): Promise<RuralInvoice> {
  if (unanswered.has(requestId)) {
    const known = await ruralInvoicesService.statusOfRequest(requestId);
    if (known) {
      unanswered.delete(requestId);
      return known;
    }
  }
  unanswered.add(requestId);
  try {
    const sent = await ruralInvoicesService.transmit(id, requestId);
    unanswered.delete(requestId);
    return sent;
  } catch (thrown) {
    // A refusal is an answer; a broken line is none.
    const { kind } = asAppError(thrown);
    if (kind !== 'offline' && kind !== 'server' && kind !== 'cancelled') unanswered.delete(requestId);
    throw thrown;
  }
}

/** Keeps an invoice and sends it, once: pressed again after a break, it first asks what became of the former press. */
export async function sendInvoice(
  values: InvoiceValues,
  saved: Saved,
  onSaved: (invoice: RuralInvoice) => void,
): Promise<RuralInvoice> {
  if (unanswered.has(values.requestId)) {
    const known = await ruralInvoicesService.statusOfRequest(values.requestId);
    if (known) {
      unanswered.delete(values.requestId);
      return known;
    }
  }
  const kept = await saveInvoice(values, saved);
  onSaved(kept);
  return transmitOnce(kept.id, values.requestId);
}
