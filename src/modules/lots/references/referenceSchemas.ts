import { type InferType, number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';
import type { ReferenceDay } from './rules/dayColumns';

/*
 * No document prints the calls of the reference sets: `ChickenReference` is taken to have the actions of every register,
 * and `Import`, which writes all the days of a set at once.
 */

const amount = number().nullable();
const text = string().nullable();

/** A set without its days. */
export const referenceRowSchema = object({
  id: number().required(),
  /** Which of its changes was read: each write sends it back. */
  version: number().required(),
  /** Likewise of its days, which are written apart. */
  daysVersion: number().required(),
  name: string().required(),
  kind: string().required(),
  lineage: text.defined(),
  gender: text.defined(),
  dayCount: amount.defined(),
  lastDay: amount.defined(),
  /** Lots that use it: such a set is copied, not changed. */
  lotCount: amount.defined(),
  /** The set of the other sex, where mixed birds of the line have none of their own. */
  mixedWith: object({ id: number().required(), name: string().required() }).nullable(),
  createdAt: text,
  updatedAt: text,
});
export type ReferenceRow = InferType<typeof referenceRowSchema>;

export interface ReferenceValues {
  /** Null for a new one. */
  version: number | null;
  /** The set that a copy takes its days from. */
  copyOfId: number | null;
  name: string;
  kind: string | null;
  lineage: string;
  gender: string | null;
}

/** A set with its days, what could not be read left out. */
export interface ReferenceSet extends ReferenceRow {
  readonly days: readonly ReferenceDay[];
}

export const referenceFormSchema = object({
  name: string().required().test(maxLength(100)),
  kind: string().nullable().required(),
  lineage: string().test(maxLength(40)),
});
