import { createQuery } from '@/platform/store/createQuery';
import { createResource } from '@/platform/store/createResource';
import type { RuralInvoice } from './ruralInvoiceTypes';
import type { RuralFavourite } from './ruralRegistersWire';
import { carriers, favouritesService, ruralInvoicesService, ruralLists } from './ruralInvoicesService';

/** What a write of an own register makes stale, by the names of the registers. */
export const RURAL_REGISTERS = 'finance/ruralRegisters';

export const ruralInvoices = createResource<RuralInvoice, RuralInvoice, never>('finance', 'ruralInvoices', {
  list: (_all, signal) => ruralInvoicesService.list(signal),
  get: (id, signal) => ruralInvoicesService.get(id, signal),
  remove: (id) => ruralInvoicesService.remove(id),
});

export const ruralFavourites = createResource<RuralFavourite, RuralFavourite, object>(
  'finance',
  'ruralFavourites',
  {
    list: (_all, signal) => favouritesService.list(signal),
    save: (values, id, version) =>
      id === null ? favouritesService.create(values) : favouritesService.edit(id, values, version),
    remove: (id) => favouritesService.remove(id),
  },
  { listTags: [RURAL_REGISTERS] },
);

/** The own registers; kept, so that a form can be filled where there is no network. */
export const ruralListsQuery = createQuery(
  'finance',
  'ruralLists',
  (_all: 'all', signal) => ruralLists(signal),
  { tags: [RURAL_REGISTERS, 'finance/ruralInvoices'] },
);

/** Carriers for the form of a vehicle, which is filled with a network alone. */
export const ruralCarriersQuery = createQuery(
  'finance',
  'ruralCarriers',
  (_all: 'all', signal) => carriers(signal),
  { keep: false, tags: [RURAL_REGISTERS] },
);
