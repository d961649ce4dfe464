import { optional } from 'valibot';
import {
  figure,
  figureOrNull,
  givenNumber,
  id,
  keeping,
  list,
  made,
  orNull,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { recordOf } from '@/platform/typed/records';
import { FIGURES, type ReferenceDay } from './rules/dayColumns';

/** A set without its days. */
export const ReferenceRow = keeping({
  id,
  /** Which of its changes was read: each write sends it back. */
  version: figure,
  /** Likewise of its days, which are written apart. */
  daysVersion: figure,
  name: text,
  kind: text,
  lineage: textOrNull,
  gender: textOrNull,
  dayCount: figureOrNull,
  lastDay: figureOrNull,
  /** Lots that use it: such a set is copied, not changed. */
  lotCount: figureOrNull,
  /** The set of the other sex, where mixed birds of the line have none of their own. */
  mixedWith: orNull(record({ id, name: text })),
  createdAt: textOrNull,
  updatedAt: textOrNull,
});
export type ReferenceRow = Read<typeof ReferenceRow>;

/** A kind of set has some of the figures. */
const figureOfKind = optional(figureOrNull, null);
/** Figures of one day of age; one that cannot be read is unknown. */
const Day = record({
  day: givenNumber,
  ...recordOf(FIGURES, () => figureOfKind),
});

/** A set with its days by age; days without an age are left out. */
export const ReferenceSet = made(
  keeping({ ...ReferenceRow.entries, days: list(Day) }),
  (set): ReferenceRow & { readonly days: readonly ReferenceDay[] } => ({
    ...set,
    days: set.days.toSorted((a, b) => a.day - b.day),
  }),
);
export type ReferenceSet = Read<typeof ReferenceSet>;
