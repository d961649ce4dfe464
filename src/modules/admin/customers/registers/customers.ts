import { useLookup } from '@/domain/lookups/useLookup';
import { defineRegister } from '@/families/register/defineRegister';
import type { OptionsProps } from '@/families/register/registerTypes';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { CHOOSE, platformColumns } from '../../platformColumns';
import { EmailDuplicateNote } from '../components/EmailDuplicateNote';
import type { CustomerValues } from '../schemas/customerSchemas';
import { customerCalls } from '../customersService';
import type { Customer } from '../customerWire';

function CityOptions({ values: { stateId }, children }: OptionsProps<CustomerValues>) {
  return children(useLookup('cities', stateId === null ? null : { stateId }));
}

/**
 * Customers of the platform. The record has who it is (person type, CPF or CNPJ, name, contact, activities), where
 * (address) and its account (type, currency, free or not and until when, account manager, service classification);
 * licences, users, modules, Assist and the login of the partner integration are kept in tabs beside the form, as each
 * has calls and rules of its own. An inactive customer can no longer be chosen after signing in.
 */
export const customers = defineRegister<Customer, Customer, CustomerValues>({
  module: 'admin',
  namespace: 'adminCustomers',
  name: 'customers',
  invalidates: ['customers'],
  slug: 'clientes',
  form: 'page',
  calls: customerCalls,
  columns: [
    { field: 'name', identifying: true },
    { field: 'document' },
    {
      field: 'cityName',
      width: 170,
      value: ({ cityName, stateInitials }) => [cityName, stateInitials].filter(Boolean).join(' - '),
    },
    { field: 'stateInitials', width: 70, hidden: true, filter: CHOOSE },
    { field: 'accountTypeDescription', width: 160, hidden: true, filter: CHOOSE },
    { field: 'accountManagerName', width: 170, filter: CHOOSE },
    { field: 'serviceClassificationName', width: 116, filter: CHOOSE },
    { field: 'userCount', kind: 'number', decimals: 0, width: 84, total: 'sum' },
    { field: 'licenceQuantity', kind: 'number', decimals: 0, width: 100, total: 'sum', hidden: true },
    { field: 'isFreeAccount', kind: 'yesNo', width: 100, hidden: true },
    { field: 'trialPeriodExpiration', width: 120, hidden: true },
    { field: 'hasSupport', kind: 'yesNo', width: 120, hidden: true },
    { field: 'eprodutorAssistActive', kind: 'yesNo', width: 90, hidden: true },
    { field: 'email', width: 240, hidden: true },
    ...platformColumns,
  ],
  fields: [
    {
      name: 'personType',
      section: 'identity',
      kind: 'radio',
      required: true,
      Options: lookupOptions('personTypes', undefined),
      span: 6,
    },
    { name: 'document', kind: 'cpfOrCnpj', required: true, helper: true, span: 6 },
    { name: 'name', kind: 'text', required: true, maxLength: 120 },
    { name: 'email', kind: 'email', required: true, maxLength: 200, span: 8, Note: EmailDuplicateNote },
    { name: 'phone', kind: 'phone', span: 4 },
    {
      name: 'businessActivityIds',
      kind: 'multiSelect',
      Options: lookupOptions('systemActivities', undefined),
    },
    { name: 'cep', section: 'address', kind: 'cep', span: 3 },
    {
      name: 'stateId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('states', undefined),
      clears: ['cityId'],
      span: 4,
    },
    { name: 'cityId', kind: 'autocomplete', required: true, Options: CityOptions, span: 4 },
    { name: 'address', kind: 'text', maxLength: 120, span: 6 },
    { name: 'addressNumber', kind: 'text', maxLength: 10, span: 3 },
    { name: 'district', kind: 'text', maxLength: 60, span: 3 },
    {
      name: 'accountType',
      section: 'account',
      kind: 'select',
      required: true,
      Options: lookupOptions('accountTypes', undefined),
      span: 6,
    },
    {
      name: 'currencyId',
      kind: 'select',
      required: true,
      Options: lookupOptions('currenciesByClassification', { currencyClassification: 'CURRENCY' }),
      span: 6,
    },
    {
      name: 'isFreeAccount',
      kind: 'select',
      required: true,
      Options: lookupOptions('yesNo', undefined),
      clears: ['trialPeriodExpiration'],
      span: 6,
    },
    {
      name: 'trialPeriodExpiration',
      kind: 'date',
      lockedWhen: ({ isFreeAccount }) => isFreeAccount !== 'S',
      span: 6,
    },
    {
      name: 'accountManagerId',
      kind: 'select',
      Options: lookupOptions('accountManagers', undefined),
      span: 6,
    },
    {
      name: 'serviceClassificationId',
      kind: 'select',
      Options: lookupOptions('serviceClassifications', undefined),
      span: 6,
    },
  ],
  tabs: [
    { id: 'licences', load: () => import('../components/LicencesTab') },
    { id: 'users', load: () => import('../components/UsersTab') },
    { id: 'modules', load: () => import('../components/ModulesTab') },
    { id: 'assist', load: () => import('../components/AssistTab') },
    { id: 'integration', load: () => import('../components/IntegrationTab') },
  ],
  schema: () => import('../schemas/customerSchemas').then((all) => all.customerFormSchema),
  emptyValues: {
    address: '',
    addressNumber: '',
    district: '',
    currencyId: 1,
    isFreeAccount: 'N',
  },
  toValues: (item) => ({
    name: item.name,
    personType: item.personType,
    document: item.document,
    email: item.email,
    phone: item.phone ?? '',
    businessActivityIds: item.businessActivityIds,
    cep: item.cep ?? '',
    stateId: item.stateId,
    cityId: item.cityId,
    address: item.address ?? '',
    addressNumber: item.addressNumber ?? '',
    district: item.district ?? '',
    accountType: item.accountType,
    currencyId: item.currencyId,
    isFreeAccount: item.isFreeAccount ? 'S' : 'N',
    trialPeriodExpiration: item.trialPeriodExpiration,
    accountManagerId: item.accountManagerId,
    serviceClassificationId: item.serviceClassificationId,
  }),
  nameOf: (row) => row.name,
  unique: ['document', 'email'],
  isActive: (row) => row.active,
  bulkFields: ['accountType', 'currencyId', 'accountManagerId', 'serviceClassificationId'],
});
