import { defineRegister } from '@/families/register/defineRegister';
import { activeColumn, sinceColumns } from '../../platformColumns';
import { licenceStatus } from '../licenceStatus';
import type { LicenceValues } from '../schemas/licenceSchemas';
import { licenceCalls } from '../customersService';
import type { Licence } from '../licenceWire';

/**
 * Licences: how many users each customer has bought, from when until when, under which contract. Every customer gets
 * its line with its first day, so none is made here. The account page counts down from the same figure; a free
 * account's trial ends with its licences.
 */
export const licences = defineRegister<Licence, Licence, LicenceValues>({
  module: 'admin',
  namespace: 'adminCustomers',
  name: 'licences',
  slug: 'licencas',
  creatable: false,
  calls: licenceCalls,
  columns: [
    { field: 'customerName', identifying: true },
    { field: 'contract', width: 160 },
    { field: 'quantity', width: 108, total: 'sum' },
    { field: 'granted', kind: 'number', decimals: 0, width: 90, total: 'sum' },
    { field: 'pending', kind: 'number', decimals: 0, width: 100, total: 'sum' },
    { field: 'available', kind: 'number', decimals: 0, width: 90, total: 'sum' },
    { field: 'startsOn', width: 100 },
    { field: 'endsOn', width: 100 },
    { field: 'isFreeAccount', kind: 'yesNo', width: 120, hidden: true },
    { field: 'note', width: 220, hidden: true },
    { ...activeColumn, kind: 'status', status: licenceStatus, filter: { kind: 'active' } },
    ...sinceColumns,
  ],
  fields: [
    { name: 'contract', kind: 'text', required: true, maxLength: 60 },
    { name: 'quantity', kind: 'integer', required: true, helper: true },
    { name: 'startsOn', kind: 'date', required: true, span: 6 },
    { name: 'endsOn', kind: 'date', helper: true, span: 6 },
    { name: 'note', kind: 'multiline', maxLength: 500 },
  ],
  schema: () => import('../schemas/licenceSchemas').then((all) => all.licenceFormSchema),
  emptyValues: { note: '' },
  nameOf: (row) => row.customerName,
  isActive: (row) => row.active,
  bulkFields: ['startsOn', 'endsOn', 'note'],
});
