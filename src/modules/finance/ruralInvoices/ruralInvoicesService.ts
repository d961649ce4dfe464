import { assumed, http } from '@/platform/http/http';
import { type RowVersion, withVersion } from '@/platform/http/rowVersion';
import { nothingOr, orElse } from '@/platform/http/wire';
import type { RowId } from '@/platform/store/resourceState';
import { RuralInvoiceWire } from './ruralInvoiceWire';
import {
  OpenLoad,
  RuralCarrier,
  RuralFavourite,
  RuralIssuer,
  RuralNature,
  RuralNote,
  RuralProduct,
  RuralRecipient,
  RuralVehicle,
} from './ruralRegistersWire';

/** A write is done whatever of its answer can be read. */
const answered = orElse(RuralInvoiceWire, null);

/** Which state of an invoice was read: a change over another one is refused. */
export interface InvoiceVersion {
  readonly rowVersion: RowVersion | undefined;
  readonly updatedAt: string;
}

/** NF-e 55 of a producer: the server numbers, signs and transmits. */
export const ruralInvoicesService = {
  list: (signal: AbortSignal) =>
    http.list(assumed('/RuralInvoice/GetGridData'), { signal, shape: RuralInvoiceWire }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get(assumed('/RuralInvoice/GetById'), { params: { id }, signal, shape: RuralInvoiceWire }),
  /** By its key an invoice that is sent twice is made once. */
  create: (body: object, clientKey: string) =>
    http.post(assumed('/RuralInvoice/Create'), { ...body, clientKey }, { shape: RuralInvoiceWire }),
  edit: (id: RowId, body: object, { rowVersion, updatedAt }: InvoiceVersion) =>
    http.put(assumed('/RuralInvoice/Edit'), withVersion({ ...body, updatedAt }, rowVersion), {
      params: { id },
      shape: answered,
    }),
  remove: (id: RowId) => http.delete(assumed('/RuralInvoice/Delete'), { params: { id } }),
  /** The same request again sends nothing: what became of it is answered. */
  transmit: (id: RowId, requestId: string) =>
    http.post(
      assumed('/RuralInvoice/Transmit'),
      { id, requestId },
      { shape: RuralInvoiceWire, contained: true },
    ),
  status: (id: RowId, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.get(assumed('/RuralInvoice/GetStatus'), {
      params: { id },
      shape: RuralInvoiceWire,
      contained: true,
      ...options,
    }),
  /** Null where the request never arrived: then it may be sent. */
  statusOfRequest: (requestId: string) =>
    http.get(assumed('/RuralInvoice/GetStatus'), {
      params: { requestId },
      shape: nothingOr(RuralInvoiceWire),
      contained: true,
      silent: true,
    }),
  xml: (id: RowId, signal?: AbortSignal) =>
    http.blob(assumed('/RuralInvoice/GetXml'), { params: { id }, ...(signal ? { signal } : {}) }),
  openLoads: (signal: AbortSignal) =>
    http.list(assumed('/RuralInvoice/GetLoads'), { signal, shape: OpenLoad, contained: true, silent: true }),
};

const issuers = (signal: AbortSignal) =>
  http.list(assumed('/RuralInvoiceIssuer/GetGridData'), { signal, shape: RuralIssuer });
const recipients = (signal: AbortSignal) =>
  http.list(assumed('/RuralInvoiceRecipient/GetGridData'), { signal, shape: RuralRecipient });
const products = (signal: AbortSignal) =>
  http.list(assumed('/RuralInvoiceProduct/GetGridData'), { signal, shape: RuralProduct });
export const carriers = (signal: AbortSignal) =>
  http.list(assumed('/RuralInvoiceCarrier/GetGridData'), { signal, shape: RuralCarrier });
const vehicles = (signal: AbortSignal) =>
  http.list(assumed('/RuralInvoiceVehicle/GetGridData'), { signal, shape: RuralVehicle });
const natures = (signal: AbortSignal) =>
  http.list(assumed('/RuralInvoiceNature/GetGridData'), { signal, shape: RuralNature });
const notes = (signal: AbortSignal) =>
  http.list(assumed('/RuralInvoiceNote/GetGridData'), { signal, shape: RuralNote });

/** The own registers that a form of the invoice chooses from. */
export interface RuralLists {
  readonly issuers: readonly RuralIssuer[];
  readonly recipients: readonly RuralRecipient[];
  readonly products: readonly RuralProduct[];
  readonly carriers: readonly RuralCarrier[];
  readonly vehicles: readonly RuralVehicle[];
  readonly natures: readonly RuralNature[];
  readonly notes: readonly RuralNote[];
  readonly loads: readonly OpenLoad[];
}

/** All of them at once: the form stands when it can be filled. */
export async function ruralLists(signal: AbortSignal): Promise<RuralLists> {
  const [a, b, c, d, e, f, g, h] = await Promise.all([
    issuers(signal),
    recipients(signal),
    products(signal),
    carriers(signal),
    vehicles(signal),
    natures(signal),
    notes(signal),
    ruralInvoicesService.openLoads(signal),
  ]);
  return { issuers: a, recipients: b, products: c, carriers: d, vehicles: e, natures: f, notes: g, loads: h };
}

export const favouritesService = {
  list: (signal: AbortSignal) =>
    http.list(assumed('/RuralInvoiceFavourite/GetGridData'), { signal, shape: RuralFavourite }),
  create: (body: object) => http.post(assumed('/RuralInvoiceFavourite/Create'), body),
  edit: (id: RowId, body: object, version?: RowVersion) =>
    http.put(assumed('/RuralInvoiceFavourite/Edit'), withVersion(body, version), { params: { id } }),
  remove: (id: RowId) => http.delete(assumed('/RuralInvoiceFavourite/Delete'), { params: { id } }),
};
