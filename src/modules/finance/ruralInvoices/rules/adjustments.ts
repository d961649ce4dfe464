import type { InvoiceEvent, InvoiceState, RuralInvoice } from '../ruralInvoiceTypes';
import { lettersOf } from './corrections';
import { cancelUntil, letterUntil } from './deadlines';

/** What may be done with an invoice after its authorisation. */
export const ADJUSTMENTS = ['CANCEL', 'CORRECT', 'RETURN', 'COMPLEMENT'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** Why something may not be done: the state of the invoice, or what stands against it in the state AUTHORIZED. */
export type AdjustmentRefusal =
  | Exclude<InvoiceState, 'AUTHORIZED'>
  /** The moment of the authorisation is unknown: so are the deadlines. */
  | 'UNDATED'
  | 'CANCEL_LATE'
  | 'LETTER_LATE'
  | 'LETTERS_USED'
  /** Another invoice refers to it: what was returned or complemented is cancelled no more. */
  | 'RETURNED'
  | 'COMPLEMENTED'
  /** Without its key no other invoice can refer to it. */
  | 'NO_KEY';

export type AdjustableInvoice = Pick<RuralInvoice, 'state' | 'authorizedAt' | 'accessKey' | 'events'> & {
  readonly issuer: { readonly address: Pick<RuralInvoice['issuer']['address'], 'state'> };
};

const has = ({ events }: AdjustableInvoice, wanted: InvoiceEvent['kind']) =>
  events.some(({ kind }) => kind === wanted);

/** State and authorisation of an invoice, as its deadlines are computed of them. */
export const datedOf = ({ authorizedAt, issuer }: AdjustableInvoice) => ({
  authorizedAt,
  state: issuer.address.state,
});

function cancelRefusal(invoice: AdjustableInvoice, now: number): AdjustmentRefusal | null {
  if (has(invoice, 'RETURN')) return 'RETURNED';
  if (has(invoice, 'COMPLEMENT')) return 'COMPLEMENTED';
  const until = cancelUntil(datedOf(invoice));
  if (until === null) return 'UNDATED';
  return now > until ? 'CANCEL_LATE' : null;
}

function letterRefusal(invoice: AdjustableInvoice, now: number): AdjustmentRefusal | null {
  if (lettersOf(invoice.events).left === 0) return 'LETTERS_USED';
  const until = letterUntil(datedOf(invoice));
  if (until === null) return 'UNDATED';
  return now > until ? 'LETTER_LATE' : null;
}

/** Why an adjustment may not be made at this moment (milliseconds); null when it may. */
export function adjustmentRefusal(
  kind: Adjustment,
  invoice: AdjustableInvoice,
  now: number,
): AdjustmentRefusal | null {
  if (invoice.state !== 'AUTHORIZED') return invoice.state;
  if (kind === 'CANCEL') return cancelRefusal(invoice, now);
  if (kind === 'CORRECT') return letterRefusal(invoice, now);
  return invoice.accessKey.length === 44 ? null : 'NO_KEY';
}
