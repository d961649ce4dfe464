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

const path = (action: string) => assumed(`/RuralInvoice/${action}`);

/** NF-e 55 of a producer: the server numbers, signs and transmits. */
export const ruralInvoicesService = {
  list: (signal: AbortSignal) => http.list(path('GetGridData'), { signal, shape: RuralInvoiceWire }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get(path('GetById'), { params: { id }, signal, shape: RuralInvoiceWire }),
  /** By its key an invoice that is sent twice is made once. */
  create: (body: object, clientKey: string) =>
    http.post(path('Create'), { ...body, clientKey }, { shape: RuralInvoiceWire }),
  edit: (id: RowId, body: object, { rowVersion, updatedAt }: InvoiceVersion) =>
    http.put(path('Edit'), withVersion({ ...body, updatedAt }, rowVersion), {
      params: { id },
      shape: answered,
    }),
  remove: (id: RowId) => http.delete(path('Delete'), { params: { id } }),
  /** The same request again sends nothing: what became of it is answered. */
  transmit: (id: RowId, requestId: string) =>
    http.post(path('Transmit'), { id, requestId }, { shape: RuralInvoiceWire, contained: true }),
  status: (id: RowId, options: { signal?: AbortSignal; silent?: boolean } = {}) =>
    http.get(path('GetStatus'), { params: { id }, shape: RuralInvoiceWire, contained: true, ...options }),
  /** Null where the request never arrived: then it may be sent. */
  statusOfRequest: (requestId: string) =>
    http.get(path('GetStatus'), {
      params: { requestId },
      shape: nothingOr(RuralInvoiceWire),
      contained: true,
      silent: true,
    }),
  xml: (id: RowId, signal?: AbortSignal) =>
    http.blob(path('GetXml'), { params: { id }, ...(signal ? { signal } : {}) }),
  openLoads: (signal: AbortSignal) =>
    http.list(path('GetLoads'), { signal, shape: OpenLoad, contained: true, silent: true }),
};

const registerList =
  <T>(controller: string, shape: Parameters<typeof http.list<T>>[1]) =>
  (signal: AbortSignal) =>
    http.list<T>(assumed(`/${controller}/GetGridData`), { ...shape, signal });

const issuers = registerList<RuralIssuer>('RuralInvoiceIssuer', { shape: RuralIssuer });
const recipients = registerList<RuralRecipient>('RuralInvoiceRecipient', { shape: RuralRecipient });
const products = registerList<RuralProduct>('RuralInvoiceProduct', { shape: RuralProduct });
const carriers = registerList<RuralCarrier>('RuralInvoiceCarrier', { shape: RuralCarrier });
const vehicles = registerList<RuralVehicle>('RuralInvoiceVehicle', { shape: RuralVehicle });
const natures = registerList<RuralNature>('RuralInvoiceNature', { shape: RuralNature });
const notes = registerList<RuralNote>('RuralInvoiceNote', { shape: RuralNote });

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

const favouritePath = (action: string) => assumed(`/RuralInvoiceFavourite/${action}`);

export const favouritesService = {
  list: (signal: AbortSignal) => http.list(favouritePath('GetGridData'), { signal, shape: RuralFavourite }),
  create: (body: object) => http.post(favouritePath('Create'), body),
  edit: (id: RowId, body: object, version?: RowVersion) =>
    http.put(favouritePath('Edit'), withVersion(body, version), { params: { id } }),
  remove: (id: RowId) => http.delete(favouritePath('Delete'), { params: { id } }),
};
