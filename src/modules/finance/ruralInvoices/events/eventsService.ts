import { assumed, http } from '@/platform/http/http';
import { withVersion } from '@/platform/http/rowVersion';
import { orElse, type Read } from '@/platform/http/wire';
import type { RowId } from '@/platform/store/resourceState';
import type { InvoiceEnvironment, RuralInvoice } from '../ruralInvoiceTypes';
import { RuralInvoiceWire } from '../ruralInvoiceWire';
import { EventWire, VoidedWire } from './eventsWire';

export type VoidedNumbers = Read<typeof VoidedWire>;

/** A write is done whatever of its answer can be read. */
const answered = orElse(RuralInvoiceWire, null);

export interface VoidRequest {
  readonly issuerId: number;
  readonly environment: InvoiceEnvironment;
  readonly series: number;
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

/** What is done with an invoice after its authorisation. The same request again does nothing twice. */
export const eventsService = {
  events: (id: RowId, signal: AbortSignal) =>
    http.list(assumed('/RuralInvoice/GetEvents'), { params: { id }, signal, shape: EventWire }),
  cancel: ({ id, rowVersion, updatedAt }: RuralInvoice, reason: string) =>
    http.post(assumed('/RuralInvoice/Cancel'), withVersion({ id, reason, updatedAt }, rowVersion), {
      shape: answered,
    }),
  /** The letter of a number; another one may have been registered meanwhile, which the server then says. */
  correct: ({ id }: RuralInvoice, text: string, sequence: number) =>
    http.post(assumed('/RuralInvoice/Correct'), { id, text, sequence }, { shape: answered }),
  voidNumbers: (request: VoidRequest) => http.post(assumed('/RuralInvoice/VoidNumbers'), request),
  voided: (signal: AbortSignal) =>
    http.list(assumed('/RuralInvoice/GetVoidedNumbers'), { signal, shape: VoidedWire }),
};
