import { occurrenceShape } from '@/families/occurrence/occurrenceWire';
import { givenNumber, list, made, sparse } from '@/platform/http/wire';

/** An occurrence of plots; one without a plot is left out. */
export const FieldOccurrenceWire = occurrenceShape(
  made(sparse({ plotIds: list(givenNumber) }), ({ plotIds }) => plotIds),
);
