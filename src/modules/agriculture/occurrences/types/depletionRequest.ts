import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { FIELDS } from './common';

/** Asks for products to be taken out of stock for a plot. */
export const depletionRequest = defineOccurrence({
  slug: 'solicitacao-de-baixa',
  where: FIELDS,
  needsAnimals: false,
  subject: 'one',
  depletes: 'several',
  fields: [{ name: 'reason', kind: 'text', maxLength: 200, required: true, span: 12 }],
  emptyValues: { reason: '' },
  check: (values) =>
    values.depletion.some(({ productId }) => productId !== null)
      ? []
      : [{ field: 'depletion.0.productId', key: 'nothingRequested' }],
  effects: () => [],
  summary: (_values, { named }) => named('reason'),
});
