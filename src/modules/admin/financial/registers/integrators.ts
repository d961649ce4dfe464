import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { IntegratorValues } from '../financialSchemas';
import { Integrator } from '../financialWire';

const schemas = () => import('../financialSchemas');

/**
 * Integrators: the companies for which producers raise poultry or fish. Name, legal name and CNPJ say who it is; the
 * identifier is the last part of its bulletin's address (`/avicultura/boletim/copacol`); what it integrates decides
 * which bulletins there are. Links of movement types name it.
 */
export const integrators = defineRegister<Integrator, Integrator, IntegratorValues>({
  module: 'admin',
  namespace: 'adminFinancial',
  name: 'integrators',
  slug: 'integradora',
  calls: registerCalls<Integrator, Integrator, IntegratorValues>('Integrator', {
    row: Integrator,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'document' },
    { field: 'slug', width: 130, hidden: true },
    { field: 'poultry', width: 96 },
    { field: 'fish', width: 104 },
    { field: 'legalName', width: 240, hidden: true },
    { field: 'email', width: 240 },
    { field: 'phone' },
    { field: 'site', width: 200, hidden: true },
    { field: 'linkCount', kind: 'number', decimals: 0, width: 110, total: 'sum', hidden: true },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 80 },
    { name: 'legalName', kind: 'text', required: true, maxLength: 120 },
    { name: 'document', kind: 'cnpj', required: true, span: 6 },
    { name: 'slug', kind: 'text', required: true, maxLength: 30, format: false, helper: true, span: 6 },
    { name: 'poultry', kind: 'switch', span: 6 },
    { name: 'fish', kind: 'switch', span: 6 },
    { name: 'email', kind: 'email', maxLength: 120, span: 6 },
    { name: 'phone', kind: 'phone', span: 6 },
    { name: 'site', kind: 'url', maxLength: 200 },
  ],
  schema: () => schemas().then((all) => all.integratorFormSchema),
  emptyValues: {
    poultry: true,
    phone: null,
  },
  nameOf: (row) => row.name,
  unique: ['document', 'slug'],
  isActive: (row) => row.active,
  bulkFields: ['poultry', 'fish'],
});
