import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { feedDifference } from '../../rules/feedDifference';
import { BOTH, amountOf } from '../parts/shared';

const COMES: readonly unknown[] = ['recebimento', 'entrada'];

/** Feed that came to the silo or left it. */
export const feedMovement = defineOccurrence({
  slug: 'movimento-de-racao',
  where: BOTH,
  needsAnimals: true,
  subject: 'one',
  fields: [
    {
      name: 'movement',
      kind: 'select',
      options: ['recebimento', 'entrada', 'saida', 'devolucao', 'sobra'],
      required: true,
    },
    {
      name: 'feedType',
      kind: 'select',
      options: ['pre-inicial', 'inicial', 'crescimento', 'engorda', 'abate'],
      required: true,
    },
    { name: 'quantityKg', kind: 'number', unit: 'kg', min: 0, above: true, max: 1_000_000, required: true },
    { name: 'scaleKg', kind: 'number', unit: 'kg', min: 0, max: 1_000_000, helper: true },
    { name: 'invoiceNumber', kind: 'text', maxLength: 20, span: 4 },
    { name: 'feedLot', kind: 'text', maxLength: 30, span: 4 },
    { name: 'silo', kind: 'text', maxLength: 30, span: 4 },
  ],
  emptyValues: {
    movement: 'recebimento',
    feedType: null,
    quantityKg: null,
    scaleKg: null,
    invoiceNumber: '',
    feedLot: '',
    silo: '',
  },
  warn: (values) => {
    const scale: unknown = values['scaleKg'];
    const difference = feedDifference(
      amountOf(values['quantityKg']),
      typeof scale === 'number' ? scale : null,
    );
    return difference?.flagged ? [{ field: 'scaleKg', key: 'scaleApart' }] : [];
  },
  effects: (values) => {
    const quantity = amountOf(values['quantityKg']);
    return [{ figure: 'silo', value: COMES.includes(values['movement']) ? quantity : -quantity }];
  },
  summary: (values, { word, figure, named }) =>
    word('summary', {
      movement: named('movement'),
      feed: named('feedType'),
      quantity: figure(values['quantityKg']),
    }),
});
