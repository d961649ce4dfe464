import { choiceColumn } from '@/families/register/fixedChoices';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { recordColumns } from '../../recordColumns';
import { NOTE_TARGETS, RuralNote } from '../ruralRegistersWire';
import { OF_RURAL, ruralChoices } from './registerParts';

interface NoteValues {
  name: string;
  text: string;
  target: string | null;
}

/** Sentences that are written on invoices again and again. */
export const ruralNotes = defineRegister<RuralNote, RuralNote, NoteValues>({
  ...OF_RURAL,
  name: 'ruralNotes',
  slug: 'observacoes',
  calls: registerCalls<RuralNote, RuralNote, NoteValues>('RuralInvoiceNote', { row: RuralNote }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'text', width: 360, wraps: true },
    { ...choiceColumn('target', NOTE_TARGETS, 'ruralInvoices', 'targets'), width: 150 },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100, span: 6 },
    {
      name: 'target',
      kind: 'select',
      required: true,
      Options: ruralChoices(NOTE_TARGETS, 'targets'),
      span: 6,
    },
    { name: 'text', kind: 'multiline', required: true, maxLength: 2000 },
  ],
  emptyValues: { target: 'BUYER' },
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
});
