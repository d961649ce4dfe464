import { choiceColumn } from '@/families/register/fixedChoices';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { CONTRIBUTION_BASES, PRODUCER_KINDS } from '../../fiscal/rules/contributions';
import { recordColumns } from '../../recordColumns';
import { ENVIRONMENTS } from '../ruralInvoiceTypes';
import { RuralIssuer } from '../ruralRegistersWire';
import { addressFields, type AddressValues, IN_BRAZIL, OF_RURAL, ruralChoices } from './registerParts';

interface IssuerValues extends AddressValues {
  name: string;
  document: string;
  stateRegistration: string;
  series: number | null;
  environment: string | null;
  producerKind: string | null;
  contributionBase: string | null;
}

/** Producers that issue: with a state registration and a series of its own. */
export const ruralIssuers = defineRegister<RuralIssuer, RuralIssuer, IssuerValues>({
  ...OF_RURAL,
  name: 'ruralIssuers',
  slug: 'emitentes',
  calls: registerCalls<RuralIssuer, RuralIssuer, IssuerValues>('RuralInvoiceIssuer', { row: RuralIssuer }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'document' },
    { field: 'stateRegistration', width: 140 },
    { field: 'state', width: 72 },
    { field: 'series', kind: 'id', width: 90 },
    { field: 'lastNumber', kind: 'number', decimals: 0, width: 130 },
    { ...choiceColumn('environment', ENVIRONMENTS, 'ruralInvoices', 'environments'), width: 120 },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 60 },
    { name: 'document', kind: 'cpfOrCnpj', required: true, span: 6 },
    { name: 'stateRegistration', kind: 'text', required: true, maxLength: 14, span: 6 },
    { name: 'series', kind: 'integer', required: true, helper: true, span: 6 },
    {
      name: 'environment',
      kind: 'select',
      required: true,
      Options: ruralChoices(ENVIRONMENTS, 'environments'),
      span: 6,
    },
    {
      name: 'producerKind',
      kind: 'select',
      required: true,
      helper: true,
      Options: ruralChoices(PRODUCER_KINDS, 'producerKinds'),
      span: 6,
    },
    {
      name: 'contributionBase',
      kind: 'select',
      required: true,
      Options: ruralChoices(CONTRIBUTION_BASES, 'bases'),
      span: 6,
    },
    ...addressFields,
  ],
  emptyValues: {
    ...IN_BRAZIL,
    environment: 'PRODUCTION',
    producerKind: 'INDIVIDUAL',
    contributionBase: 'SALES',
  },
  nameOf: (row) => row.name,
  fullNameOf: (row) => `${row.name} - ${row.stateRegistration}`,
  unique: ['stateRegistration', 'series'],
  isActive: (row) => row.active,
});
