import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { keptOption } from '../../kept';
import { CHOOSE, recordColumns } from '../../recordColumns';
import { RegistrationNote } from '../components/RegistrationNote';
import { StateOptions } from '../components/StateOptions';
import type { RegistrationValues } from '../fiscalSchemas';
import { registrationCalls } from '../fiscalService';
import { isState } from '../rules/stateRegistration';
import type { Registration } from '../fiscalWire';

/** State registrations of each producer on each farm: with them invoices are issued. */
export const stateRegistrations = defineRegister<Registration, Registration, RegistrationValues>({
  module: 'finance',
  namespace: 'financeFiscal',
  name: 'stateRegistrations',
  slug: 'inscricoes-estaduais',
  calls: registrationCalls,
  columns: [
    { field: 'name', identifying: true },
    { field: 'registration', width: 120 },
    { field: 'stateInitials', width: 72, filter: CHOOSE },
    { field: 'farmerName', width: 182, filter: CHOOSE },
    { field: 'document' },
    { field: 'farmName', width: 162, filter: CHOOSE },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100, helper: true },
    {
      name: 'farmerId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('farmers', undefined),
      current: ({ kept }) => (kept.farmerId ? [kept.farmerId] : []),
      span: 7,
    },
    { name: 'document', kind: 'cpfOrCnpj', required: true, helper: true, span: 5 },
    {
      name: 'farmId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('farms', undefined),
      current: ({ kept }) => (kept.farmId ? [kept.farmId] : []),
    },
    { name: 'stateInitials', kind: 'autocomplete', required: true, Options: StateOptions, span: 4 },
    { name: 'registration', kind: 'text', required: true, maxLength: 20, Note: RegistrationNote, span: 8 },
  ],
  schema: () => import('../fiscalSchemas').then((all) => all.registrationFormSchema),
  emptyValues: {
    kept: {},
  },
  toValues: ({ name, farmerId, farmerName, document, farmId, farmName, stateInitials, registration }) => ({
    name,
    farmerId,
    document,
    farmId,
    stateInitials: isState(stateInitials) ? stateInitials : null,
    registration,
    kept: { farmerId: keptOption(farmerId, farmerName), farmId: keptOption(farmId, farmName) },
  }),
  nameOf: (row) => row.name,
  unique: ['registration'],
  isActive: (row) => row.active,
  invalidates: ['freeStateRegistrations'],
});
