import { CFOP } from '@/domain/fiscal/codeMasks';
import { choiceColumn } from '@/families/register/fixedChoices';
import { defineRegister } from '@/families/register/defineRegister';
import type { RegisterField } from '@/families/register/registerFields';
import { registerCalls } from '@/families/register/registerCalls';
import { recordColumns } from '../../recordColumns';
import { PURPOSES } from '../ruralInvoiceTypes';
import { RuralNature } from '../ruralRegistersWire';
import { OF_RURAL, ruralChoices } from './registerParts';

export interface NatureValues {
  name: string;
  cfopInside: string;
  cfopOutside: string;
  cfopAbroad: string;
  purpose: string | null;
  sale: boolean;
}

const FIELDS: readonly RegisterField<NatureValues>[] = [
  { name: 'name', kind: 'text', required: true, maxLength: 60 },
  { name: 'cfopInside', kind: 'masked', mask: CFOP, span: 4 },
  { name: 'cfopOutside', kind: 'masked', mask: CFOP, span: 4 },
  { name: 'cfopAbroad', kind: 'masked', mask: CFOP, span: 4 },
  { name: 'purpose', kind: 'select', required: true, Options: ruralChoices(PURPOSES, 'purposes'), span: 6 },
  { name: 'sale', kind: 'switch', helper: true, span: 6 },
];

/** Natures of operation, each with its CFOP by where the goods go. */
export const ruralNatures = defineRegister<RuralNature, RuralNature, NatureValues>({
  ...OF_RURAL,
  name: 'ruralNatures',
  slug: 'naturezas',
  calls: registerCalls<RuralNature, RuralNature, NatureValues>('RuralInvoiceNature', { row: RuralNature }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'cfopInside', kind: 'masked', mask: CFOP, width: 120 },
    { field: 'cfopOutside', kind: 'masked', mask: CFOP, width: 120 },
    { field: 'cfopAbroad', kind: 'masked', mask: CFOP, width: 120 },
    { ...choiceColumn('purpose', PURPOSES, 'ruralInvoices', 'purposes'), width: 150 },
    ...recordColumns,
  ],
  fields: FIELDS,
  schema: async () => (await import('./ruralRegisterSchemas')).natureSchema(FIELDS),
  emptyValues: { purpose: 'NORMAL' },
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
});
