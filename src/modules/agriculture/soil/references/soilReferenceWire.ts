import {
  choiceOrNull,
  every,
  figure,
  figureOrNull,
  flag,
  givenNumber,
  id,
  isMissing,
  keeping,
  nothingOr,
  oneOf,
  optionalText,
  orElse,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { LIME_METHODS } from '../rules/lime';
import { EXTRACTORS, SOIL_UNITS } from '../rules/nutrients';
import { BASES, QUANTITIES } from '../rules/reference';

/** What refers to a reference: a map that was computed with it. */
const Use = record({ analysisId: id, name: text });
export type ReferenceUse = Read<typeof Use>;

const known = nothingOr(givenNumber, isMissing);
const Row = record({
  quantity: oneOf(QUANTITIES),
  extractor: nothingOr(oneOf(EXTRACTORS), isMissing),
  unit: oneOf(SOIL_UNITS),
  basis: nothingOr(oneOf(BASES), isMissing),
  upTo: known,
  crop: optionalText,
  bounds: every(givenNumber),
  classes: every(text),
  yields: every(givenNumber),
  page: optionalText,
});
const Smp = record({ smp: givenNumber, lime: givenNumber });

/** A reference in the list. */
export const SoilReferenceRow = keeping({
  id,
  version: figure,
  name: text,
  /** Given by the platform: copied, never changed. */
  seeded: flag,
  manual: optionalText,
  edition: optionalText,
  region: textOrNull,
  crops: textOrNull,
  depthFrom: figureOrNull,
  depthTo: figureOrNull,
  limeMethod: choiceOrNull(LIME_METHODS),
  targetV: figureOrNull,
  /** Null where one of them cannot be read: without a line, values would fall into the class of another one. */
  rows: orElse(every(Row), null),
  smp: orElse(every(Smp), null),
  tableCount: figureOrNull,
  useCount: figureOrNull,
  active: flag,
  createdAt: textOrNull,
  updatedAt: textOrNull,
});
export type SoilReferenceRow = Read<typeof SoilReferenceRow>;
/** A reference whose tables could be read as a whole. */
export type ReadReference = SoilReferenceRow & Pick<SoilReference, 'rows' | 'smp'>;

// A reference is written back as a whole: one that cannot be read as a whole is not opened.
export const SoilReference = keeping({
  ...SoilReferenceRow.entries,
  observation: textOrNull,
  rows: every(Row),
  smp: every(Smp),
  uses: every(Use),
});
export type SoilReference = Read<typeof SoilReference>;
