import { useLookup } from '@/domain/lookups/useLookup';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import type { OptionsProps } from '@/families/register/registerTypes';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { CHOOSE, recordColumns } from '../recordColumns';
import type { CompanyValues } from '../schemas/companySchemas';
import { keptOption } from '../kept';
import { Company } from '../companyWire';

const schemas = () => import('../schemas/companySchemas');

function CityOptions({ values: { stateId }, children }: OptionsProps<CompanyValues>) {
  return children(useLookup('cities', stateId === null ? null : { stateId }));
}

/** Legal persons of the customer's own: those in whose name accounts are kept and documents issued. */
export const companies = defineRegister<Company, Company, CompanyValues>({
  module: 'finance',
  name: 'companies',
  slug: 'empresas',
  calls: registerCalls<Company, Company, CompanyValues>('Company', {
    row: Company,
    toBody: ({ name, document, stateRegistration, cityId }) => ({
      name,
      document,
      stateRegistration: stateRegistration || null,
      cityId,
    }),
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'document' },
    { field: 'stateRegistration', width: 160 },
    {
      field: 'cityName',
      width: 220,
      filter: CHOOSE,
      value: ({ cityName, stateInitials }) => [cityName, stateInitials].filter(Boolean).join(' - '),
    },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'document', kind: 'cnpj', required: true, helper: true, span: 6 },
    { name: 'stateRegistration', kind: 'text', maxLength: 20, span: 6 },
    {
      name: 'stateId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('states', undefined),
      clears: ['cityId'],
      span: 6,
    },
    {
      name: 'cityId',
      kind: 'autocomplete',
      required: true,
      Options: CityOptions,
      current: ({ kept }) => (kept.cityId ? [kept.cityId] : []),
      span: 6,
    },
  ],
  schema: () => schemas().then((all) => all.companyFormSchema),
  emptyValues: { kept: {} },
  toValues: ({ name, document, stateRegistration, stateId, cityId, cityName }) => ({
    name,
    document,
    stateRegistration,
    stateId,
    cityId,
    kept: { cityId: keptOption(cityId, cityName) },
  }),
  nameOf: (row) => row.name,
  unique: ['document'],
  isActive: (row) => row.active,
  invalidates: ['companies'],
});
