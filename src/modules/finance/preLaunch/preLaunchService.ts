import type { PreReleasedInvoice } from '@/domain/invoices/invoiceWire';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { orElse } from '@/platform/http/wire';
import { PreLaunch } from './preLaunchRow';

/** What a write answers: it is done whatever of that can be read. */
const answered = orElse(PreLaunch, null);

/** Which document, and as of which of its changes it was read. */
export interface Versioned {
  readonly id: number;
  readonly version: number;
}

const bodyOf = ({ id, version }: Versioned) => ({ id, version });

/** What Assist has entered for the customer: to be released, released, sent back. */
export const preLaunchService = {
  list: (signal: AbortSignal) =>
    http.list(assumed('/PreReleasedInvoice/GetGridData'), { signal, shape: PreLaunch }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get(assumed('/PreReleasedInvoice/GetById'), { params: { id }, signal, shape: PreLaunch }),
  getAttachment: (id: number, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.blob(assumed('/PreReleasedInvoice/GetAttachment'), { params: { id }, ...options }),
  save: (row: Versioned, invoice: PreReleasedInvoice) =>
    http.put(assumed('/PreReleasedInvoice/Edit'), { ...bodyOf(row), invoice }, { shape: answered }),
  /** Makes the document and its titles. Refused with 409 when somebody else was faster. */
  release: (row: Versioned, options: { silent?: boolean } = {}) =>
    http.post(assumed('/PreReleasedInvoice/Release'), bodyOf(row), {
      ...options,
      shape: answered,
      contained: true,
    }),
  /** Back to the desk of Assist, with a reason. */
  giveBack: (row: Versioned, reason: string) =>
    http.post(assumed('/PreReleasedInvoice/Return'), { ...bodyOf(row), reason }, { shape: answered }),
};
