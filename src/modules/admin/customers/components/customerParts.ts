import { createWidget } from '@/platform/widgets/createWidget';
import type { RowId } from '@/platform/store/resourceState';
import type { Customer, CustomerModule, CustomerUser } from '../schemas/customerSchemas';
import { customerService } from '../customersService';

// What the staff decides by is never an answer of yesterday.
const fresh = { keep: false } as const;

export const customerPart = createWidget<Customer, RowId>(
  'admin',
  'customerPart',
  (id, signal) => customerService.get(id, signal),
  fresh,
);
export const customerUsers = createWidget<CustomerUser[], RowId>(
  'admin',
  'customerUsers',
  (id, signal) => customerService.users(id, signal),
  fresh,
);
export const customerModules = createWidget<CustomerModule[], RowId>(
  'admin',
  'customerModules',
  (id, signal) => customerService.modules(id, signal),
  fresh,
);

const ASSIST_MODULE = 'FINANCIAL';
/** Documents of the Assist become entries of the financial module: without it the offer makes no sense. */
export const assistOffer = createWidget<{ hasModule: boolean }, RowId>(
  'admin',
  'assistOffer',
  async (id, signal) => ({ hasModule: await customerService.hasModule(id, ASSIST_MODULE, signal) }),
  fresh,
);
