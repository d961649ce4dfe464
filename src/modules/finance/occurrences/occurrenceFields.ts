import { CONTRACT_KINDS } from '@/domain/agreements/handover';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceOptions } from '@/families/register/fixedChoices';
import type { RegisterField } from '@/families/register/registerFields';
import { today } from '@/platform/format/date';
import { ClosedNote } from './ClosedNote';
import { effectsNote } from './EffectsNote';
import { type OccurrenceKind, SIDES, WAYS } from './occurrenceKinds';
import type { OccurrenceField, OccurrenceValues } from './occurrenceValues';

export const NAMESPACE = 'financeOccurrences';
type Field = RegisterField<OccurrenceValues>;
type Kept = keyof OccurrenceValues['kept'];

/** What has moved something stays as it is: it is reversed and entered anew. */
const once = { lockedWhen: (_values: OccurrenceValues, id: unknown) => id !== null };

/** Names are read whole: they take the line. */
function chosen<Name extends Kept>(name: Name, Options: ReturnType<typeof lookupOptions>): Field {
  return {
    name,
    kind: 'autocomplete',
    Options,
    current: ({ kept }) => {
      const option = kept[name];
      return option ? [option] : [];
    },
    ...once,
  };
}

/** Every field that any kind has. Names are words and may be mended later; the rest may not. */
const FIELDS: Readonly<Record<Exclude<OccurrenceField, 'observation'>, Field>> = {
  date: { name: 'date', kind: 'date', limits: () => ({ max: today() }), Note: ClosedNote, ...once, span: 6 },
  number: { name: 'number', kind: 'text', maxLength: 30, span: 6 },
  side: { name: 'side', kind: 'select', Options: choiceOptions(SIDES, NAMESPACE, 'sides'), ...once, span: 6 },
  way: { name: 'way', kind: 'select', Options: choiceOptions(WAYS, NAMESPACE, 'ways'), ...once, span: 6 },
  agreementKind: {
    name: 'agreementKind',
    kind: 'select',
    Options: choiceOptions(CONTRACT_KINDS, NAMESPACE, 'agreementKinds'),
    ...once,
    span: 6,
  },
  partnerId: chosen('partnerId', lookupOptions('persons', undefined)),
  farmerId: chosen('farmerId', lookupOptions('farmers', undefined)),
  currentAccountId: chosen('currentAccountId', lookupOptions('currentAccounts', undefined)),
  targetAccountId: chosen('targetAccountId', lookupOptions('currentAccounts', undefined)),
  value: { name: 'value', kind: 'money', ...once, span: 6 },
  productId: chosen('productId', lookupOptions('products', undefined)),
  quantity: { name: 'quantity', kind: 'number', decimals: 3, minDecimals: 0, ...once, span: 6 },
  unitPrice: { name: 'unitPrice', kind: 'money', ...once, span: 6 },
  receivedProductId: chosen('receivedProductId', lookupOptions('products', undefined)),
  receivedQuantity: {
    name: 'receivedQuantity',
    kind: 'number',
    decimals: 3,
    minDecimals: 0,
    ...once,
    span: 6,
  },
  harvestId: chosen('harvestId', lookupOptions('harvests', undefined)),
  contractId: chosen('contractId', lookupOptions('contracts', undefined)),
  deliveryYear: { name: 'deliveryYear', kind: 'integer', plain: true, ...once, span: 6 },
  deadline: { name: 'deadline', kind: 'date', ...once, span: 6 },
  group: { name: 'group', kind: 'text', maxLength: 20, span: 6 },
  quota: { name: 'quota', kind: 'text', maxLength: 20, span: 6 },
  rate: { name: 'rate', kind: 'percent', decimals: 2, ...once, span: 6 },
  installments: { name: 'installments', kind: 'integer', ...once, span: 6 },
  firstDueDate: { name: 'firstDueDate', kind: 'date', ...once, span: 6 },
};

/** The fields of one kind in their order; the last one says what the occurrence will do. */
export function occurrenceFields(
  kind: OccurrenceKind,
  names: readonly Exclude<OccurrenceField, 'observation'>[],
  required: readonly OccurrenceField[],
): readonly Field[] {
  const needed = (name: OccurrenceField) => (required.includes(name) ? { required: true } : {});
  return [
    ...names.map((name): Field => ({ ...FIELDS[name], ...needed(name) })),
    {
      name: 'observation',
      kind: 'multiline',
      maxLength: 500,
      Note: effectsNote(kind),
      ...needed('observation'),
    },
  ];
}
