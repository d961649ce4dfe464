import type { PreReleasedInvoice } from '@/domain/invoices/invoiceSchemas';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { PreLaunchWire } from './preLaunchSchemas';

const schema = () => import('./preLaunchSchemas').then((all) => all.preLaunchSchema);

/** Which document, and as of which of its changes it was read. */
export interface Versioned {
  readonly id: number;
  readonly version: number;
}

const bodyOf = ({ id, version }: Versioned) => ({ id, version });

/** What Assist has entered for the customer: to be released, released, sent back. */
export const preLaunchService = {
  list: (signal: AbortSignal) =>
    http.list<PreLaunchWire>(assumed('/PreReleasedInvoice/GetGridData'), { signal, schema }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get<PreLaunchWire>(assumed('/PreReleasedInvoice/GetById'), { params: { id }, signal, schema }),
  getAttachment: (id: number, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.blob(assumed('/PreReleasedInvoice/GetAttachment'), { params: { id }, ...options }),
  save: (row: Versioned, invoice: PreReleasedInvoice) =>
    http.put<PreLaunchWire>(assumed('/PreReleasedInvoice/Edit'), { ...bodyOf(row), invoice }, { schema }),
  /** Makes the document and its titles. Refused with 409 when somebody else was faster. */
  release: (row: Versioned) =>
    http.post<PreLaunchWire>(assumed('/PreReleasedInvoice/Release'), bodyOf(row), {
      schema,
      contained: true,
    }),
  /** Back to the desk of Assist, with a reason. */
  giveBack: (row: Versioned, reason: string) =>
    http.post<PreLaunchWire>(assumed('/PreReleasedInvoice/Return'), { ...bodyOf(row), reason }, { schema }),
};
