import { defineRegister } from '@/families/register/defineRegister';
import { platformColumns } from '../../platformColumns';
import type { ManagerValues } from '../miscSchemas';
import { managerCalls } from '../miscService';
import type { Manager } from '../miscWire';

const MOST_BYTES = 1_024_000;

/**
 * Account managers. The account page shows a customer who looks after it: photo, name, function, e-mail, WhatsApp and
 * a few words; those are the fields. Names are written as people write them, since customers read them.
 */
export const accountManagers = defineRegister<Manager, Manager, ManagerValues>({
  module: 'admin',
  namespace: 'adminMisc',
  name: 'accountManagers',
  invalidates: ['accountManagers'],
  slug: 'gerente-conta',
  calls: managerCalls,
  columns: [
    { field: 'photo' },
    { field: 'name', identifying: true },
    { field: 'function', width: 220 },
    { field: 'email', width: 260 },
    { field: 'mobileNumber' },
    { field: 'customerCount', kind: 'number', decimals: 0, width: 90, total: 'sum' },
    ...platformColumns,
  ],
  sort: { field: 'name', direction: 'asc' },
  fields: [
    { name: 'photo', kind: 'image', round: true, maxBytes: MOST_BYTES },
    { name: 'name', kind: 'text', required: true, maxLength: 80, format: false },
    { name: 'function', kind: 'text', maxLength: 80, format: false },
    { name: 'email', kind: 'email', required: true, maxLength: 200, span: 6 },
    { name: 'mobileNumber', kind: 'phone', required: true, span: 6, helper: true },
    { name: 'about', kind: 'multiline', maxLength: 600, format: false },
  ],
  schema: () => import('../miscSchemas').then((all) => all.managerFormSchema),
  emptyValues: { function: '', about: '' },
  nameOf: (row) => row.name,
  unique: ['email'],
  isActive: (row) => row.active,
  bulkFields: ['function', 'about'],
});
