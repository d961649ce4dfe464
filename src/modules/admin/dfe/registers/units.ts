import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { UnitValues } from '../dfeSchemas';
import { unitImport } from '../imports/unitImport';
import { Unit } from '../dfeWire';

const schemas = () => import('../dfeSchemas');

/** Units of measure of fiscal documents. */
export const units = defineRegister<Unit, Unit, UnitValues>({
  module: 'admin',
  namespace: 'adminDfe',
  name: 'units',
  slug: 'dfe-unidade-de-medida',
  calls: registerCalls<Unit, Unit, UnitValues>('UnitOfMeasure', {
    row: Unit,
  }),
  columns: [
    { field: 'code', width: 120 },
    { field: 'description', identifying: true },
    { field: 'fractional', width: 160 },
    ...platformColumns,
  ],
  fields: [
    { name: 'description', kind: 'text', required: true, maxLength: 60 },
    { name: 'code', kind: 'text', required: true, maxLength: 6, span: 6 },
    { name: 'fractional', kind: 'switch', helper: true },
  ],
  schema: () => schemas().then((all) => all.unitFormSchema),
  emptyValues: { fractional: true },
  nameOf: (row) => row.description,
  fullNameOf: ({ code, description }) => `${code} · ${description}`,
  unique: ['code'],
  isActive: (row) => row.active,
  importing: unitImport,
  bulkFields: ['fractional'],
  invalidates: ['unitsOfMeasure'],
});
