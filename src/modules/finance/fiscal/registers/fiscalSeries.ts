import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { keptOption } from '../../kept';
import { CHOOSE, recordColumns } from '../../recordColumns';
import type { SeriesValues } from '../fiscalSchemas';
import { seriesCalls } from '../fiscalService';
import type { Series } from '../fiscalWire';

/** Invoices were issued under it: its number and its registration stay. */
const used = ({ lastNumber }: SeriesValues) => (lastNumber ?? 0) > 0;

/** Series of NF-e for producers with a CPF: 920 to 969, one for each state registration. */
export const fiscalSeries = defineRegister<Series, Series, SeriesValues>({
  module: 'finance',
  namespace: 'financeFiscal',
  name: 'fiscalSeries',
  slug: 'series',
  calls: seriesCalls,
  columns: [
    { field: 'name', identifying: true },
    { field: 'series', kind: 'id', width: 90 },
    { field: 'stateRegistrationName', width: 280, filter: CHOOSE },
    { field: 'lastNumber', kind: 'number', decimals: 0, width: 130 },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'series', kind: 'integer', required: true, helper: true, lockedWhen: used, span: 4 },
    {
      name: 'stateRegistrationId',
      kind: 'autocomplete',
      required: true,
      helper: true,
      lockedWhen: used,
      Options: lookupOptions('freeStateRegistrations', undefined),
      current: ({ kept }) => (kept.stateRegistrationId ? [kept.stateRegistrationId] : []),
      span: 8,
    },
  ],
  schema: () => import('../fiscalSchemas').then((all) => all.seriesFormSchema),
  emptyValues: { lastNumber: null, kept: {} },
  toValues: ({ name, series, stateRegistrationId, stateRegistrationName, lastNumber }) => ({
    name,
    series,
    stateRegistrationId,
    lastNumber,
    kept: { stateRegistrationId: keptOption(stateRegistrationId, stateRegistrationName) },
  }),
  nameOf: (row) => row.name,
  unique: ['series', 'stateRegistrationId', 'lastNumber'],
  isActive: (row) => row.active,
  invalidates: ['freeStateRegistrations'],
});
