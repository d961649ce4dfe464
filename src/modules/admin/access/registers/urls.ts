import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { UrlValues } from '../accessSchemas';
import { SystemUrl } from '../accessWire';

const schemas = () => import('../accessSchemas');

/**
 * Addresses of the system's screens that menu entries may point at: the address, the title of its screen, and the
 * permission key that opens it. Without a key the screen is open to every signed-in user.
 */
export const urls = defineRegister<SystemUrl, SystemUrl, UrlValues>({
  module: 'admin',
  namespace: 'adminAccess',
  name: 'urls',
  slug: 'url',
  calls: registerCalls<SystemUrl, SystemUrl, UrlValues>('SystemUrl', {
    row: SystemUrl,
  }),
  columns: [
    { field: 'screenTitle', identifying: true },
    { field: 'urlName', width: 300 },
    { field: 'constantFilter', width: 230 },
    { field: 'menuCount', kind: 'number', decimals: 0, width: 110, total: 'sum' },
    ...platformColumns,
  ],
  fields: [
    { name: 'screenTitle', kind: 'text', required: true, maxLength: 80, format: false },
    { name: 'urlName', kind: 'text', required: true, maxLength: 120, format: false, helper: true },
    { name: 'constantFilter', kind: 'text', maxLength: 60, helper: true },
  ],
  schema: () => schemas().then((all) => all.urlFormSchema),
  nameOf: (row) => row.screenTitle,
  unique: ['urlName'],
  isActive: (row) => row.active,
  bulkFields: ['constantFilter'],
});
