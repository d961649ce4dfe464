import { choiceColumn } from '@/families/register/fixedChoices';
import { defineRegister } from '@/families/register/defineRegister';
import type { RegisterField } from '@/families/register/registerFields';
import { registerCalls } from '@/families/register/registerCalls';
import { recordColumns } from '../../recordColumns';
import { PARTY_KINDS, TAXPAYER_KINDS } from '../ruralInvoiceTypes';
import { RuralRecipient } from '../ruralRegistersWire';
import { addressFields, type AddressValues, IN_BRAZIL, OF_RURAL, ruralChoices } from './registerParts';

export interface RecipientValues extends AddressValues {
  name: string;
  kind: string | null;
  document: string;
  taxpayer: string | null;
  stateRegistration: string;
  email: string;
  cooperative: boolean;
}

const FIELDS: readonly RegisterField<RecipientValues>[] = [
  { name: 'name', kind: 'text', required: true, maxLength: 60 },
  {
    name: 'kind',
    kind: 'select',
    required: true,
    Options: ruralChoices(PARTY_KINDS, 'partyKinds'),
    span: 6,
  },
  { name: 'document', kind: 'text', helper: true, maxLength: 20, span: 6 },
  {
    name: 'taxpayer',
    kind: 'select',
    required: true,
    Options: ruralChoices(TAXPAYER_KINDS, 'taxpayers'),
    span: 6,
  },
  { name: 'stateRegistration', kind: 'text', maxLength: 14, span: 6 },
  { name: 'email', kind: 'email', maxLength: 60, span: 6 },
  { name: 'cooperative', kind: 'switch', helper: true, span: 6 },
  ...addressFields,
  { name: 'country', kind: 'text', maxLength: 60, span: 6 },
  { name: 'countryCode', kind: 'text', maxLength: 4, helper: true, span: 6 },
];

/** Buyers and others to whom goods go. */
export const ruralRecipients = defineRegister<RuralRecipient, RuralRecipient, RecipientValues>({
  ...OF_RURAL,
  name: 'ruralRecipients',
  slug: 'destinatarios',
  calls: registerCalls<RuralRecipient, RuralRecipient, RecipientValues>('RuralInvoiceRecipient', {
    row: RuralRecipient,
  }),
  columns: [
    { field: 'name', identifying: true },
    { ...choiceColumn('kind', PARTY_KINDS, 'ruralInvoices', 'partyKinds'), width: 150 },
    { field: 'document', width: 170 },
    { field: 'stateRegistration', width: 140 },
    { field: 'city', width: 160 },
    { field: 'state', width: 72 },
    ...recordColumns,
  ],
  fields: FIELDS,
  schema: async () => (await import('./ruralRegisterSchemas')).recipientSchema(FIELDS),
  emptyValues: { ...IN_BRAZIL, kind: 'COMPANY', taxpayer: 'NONE' },
  nameOf: (row) => row.name,
  fullNameOf: (row) => `${row.name} - ${row.document}`,
  unique: ['document', 'stateRegistration'],
  isActive: (row) => row.active,
});
