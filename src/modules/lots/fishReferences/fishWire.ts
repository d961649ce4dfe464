import {
  every,
  figure,
  figureOrNull,
  filled,
  givenNumber,
  id,
  isMissing,
  keeping,
  nothingOr,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { recordOf } from '@/platform/typed/records';
import { RANGE_FIGURES } from './rules/ranges';
import { LIMITS } from './rules/water';

/** A set in the list. */
const SetRow = keeping({
  id,
  /** Which of its changes was read: each write sends it back. */
  version: figure,
  name: text,
  animalBreedId: figureOrNull,
  animalBreedName: textOrNull,
  observation: textOrNull,
  /** Lots that use it: such a set is copied, not changed. */
  lotCount: figureOrNull,
  createdAt: textOrNull,
  updatedAt: textOrNull,
});
export type FishSetRow = Read<typeof SetRow>;

// A set is written back as a whole: one that cannot be read as a whole is not opened, or what is unread would be erased.
const given = nothingOr(givenNumber, isMissing);

export const RangeSetRow = keeping({ ...SetRow.entries, rangeCount: figureOrNull });
export type RangeSetRow = Read<typeof RangeSetRow>;
export const RangeSet = keeping({
  ...RangeSetRow.entries,
  ranges: every(record(recordOf(RANGE_FIGURES, () => given))),
  temperatures: every(record({ temperature: givenNumber, percent: givenNumber })),
});
export type RangeSet = Read<typeof RangeSet>;

export const WaterSetRow = keeping({ ...SetRow.entries, limitCount: figureOrNull });
export type WaterSetRow = Read<typeof WaterSetRow>;
export const WaterSet = keeping({
  ...WaterSetRow.entries,
  limits: every(record({ magnitude: filled, ...recordOf(LIMITS, () => given) })),
});
export type WaterSet = Read<typeof WaterSet>;
