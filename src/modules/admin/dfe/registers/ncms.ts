import { NCM } from '@/domain/fiscal/codeMasks';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { toLocalDate } from '@/platform/format/date';
import { formatNcm } from '@/domain/fiscal/codes';
import { CHOOSE, platformColumns } from '../../platformColumns';
import type { NcmValues } from '../dfeSchemas';
import { ncmImport } from '../imports/ncmImport';
import { Ncm } from '../dfeWire';

const schemas = () => import('../dfeSchemas');

const UnitOptions = lookupOptions('unitsOfMeasure', undefined);

/** Codes of the Mercosul nomenclature: the code, its official words, the unit taxes count in, and its validity. */
export const ncms = defineRegister<Ncm, Ncm, NcmValues>({
  module: 'admin',
  namespace: 'adminDfe',
  name: 'ncms',
  slug: 'dfe-ncm',
  calls: registerCalls<Ncm, Ncm, NcmValues>('Ncm', { row: Ncm }),
  columns: [
    { field: 'code', kind: 'masked', mask: NCM },
    { field: 'description', identifying: true },
    { field: 'unitCode', width: 110, filter: CHOOSE },
    { field: 'validFrom', width: 120 },
    { field: 'validTo', width: 120 },
    ...platformColumns,
  ],
  fields: [
    { name: 'code', kind: 'masked', mask: NCM, required: true, span: 6 },
    { name: 'unitId', kind: 'select', Options: UnitOptions, span: 6 },
    { name: 'description', kind: 'multiline', required: true, maxLength: 500, format: false },
    { name: 'validFrom', kind: 'date', span: 6 },
    {
      name: 'validTo',
      kind: 'date',
      span: 6,
      limits: ({ validFrom }) => (validFrom ? { min: validFrom } : {}),
    },
  ],
  schema: () => schemas().then((all) => all.ncmFormSchema),
  toValues: ({ code, description, unitId, validFrom, validTo }) => ({
    code,
    description,
    unitId,
    validFrom: toLocalDate(validFrom),
    validTo: toLocalDate(validTo),
  }),
  nameOf: (row) => row.description,
  fullNameOf: ({ code, description }) => `${formatNcm(code)} · ${description}`,
  unique: ['code'],
  isActive: (row) => row.active,
  importing: ncmImport,
  bulkFields: ['unitId', 'validFrom', 'validTo'],
});
