import { createQuery } from '@/platform/store/createQuery';
import type { RowId } from '@/platform/store/resourceState';
import { invalidate, type Tag } from '@/platform/store/tags';
import { customerService } from '../customersService';
import type { Customer, CustomerModule, CustomerUser } from '../customerWire';

const CUSTOMER: Tag = 'admin/customer';

/** A part of a customer was written: what the open record shows of it is requested again. */
export const customerWritten = () => invalidate([CUSTOMER]);

// What the staff decides by is never an answer of yesterday.
const fresh = { keep: false, tags: [CUSTOMER] };

export const customerPart = createQuery<Customer, RowId>(
  'admin',
  'customerPart',
  (id, signal) => customerService.get(id, signal),
  fresh,
);
export const customerUsers = createQuery<CustomerUser[], RowId>(
  'admin',
  'customerUsers',
  (id, signal) => customerService.users(id, signal),
  fresh,
);
export const customerModules = createQuery<CustomerModule[], RowId>(
  'admin',
  'customerModules',
  (id, signal) => customerService.modules(id, signal),
  fresh,
);

const ASSIST_MODULE = 'FINANCIAL';
/** Documents of the Assist become entries of the financial module: without it the offer makes no sense. */
export const assistOffer = createQuery<{ hasModule: boolean }, RowId>(
  'admin',
  'assistOffer',
  async (id, signal) => ({ hasModule: await customerService.hasModule(id, ASSIST_MODULE, signal) }),
  fresh,
);
