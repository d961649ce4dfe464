import { optional } from 'valibot';
import { occurrenceShape } from '@/families/occurrence/occurrenceWire';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import {
  both,
  figureOrNull,
  filled,
  givenNumber,
  list,
  made,
  type Read,
  sparse,
  textOrEmpty,
} from '@/platform/http/wire';
import { OCCURRENCES } from './occurrences';

/** A plot that was inactivated since: no list of plots has it any more. */
const FormerPlot = sparse({
  id: givenNumber,
  name: filled,
  farmName: textOrEmpty,
  usefulAreaSize: figureOrNull,
  systemBusinessActivityFarmingClassification: textOrEmpty,
});
export type FormerPlot = Read<typeof FormerPlot>;

/** An occurrence of plots, with those of them that are inactive. */
export interface FieldOccurrence extends OccurrenceRecord {
  readonly formerPlots: readonly FormerPlot[];
}

/** An occurrence of plots; one without a plot is left out. */
export const FieldOccurrenceWire = made(
  both(
    occurrenceShape(
      made(sparse({ plotIds: list(givenNumber) }), ({ plotIds }) => plotIds),
      OCCURRENCES,
    ),
    sparse({ formerPlots: optional(list(FormerPlot), []) }),
  ),
  ([record, { formerPlots }]): FieldOccurrence => ({ ...record, formerPlots }),
);
