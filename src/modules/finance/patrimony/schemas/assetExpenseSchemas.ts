import { type InferType, number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import {
  biggerThanZero,
  greaterOrEqualZero,
  maxDate,
  maxLength,
  validDate,
} from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import type { CounterUnit, EntryKind, EntryMovement } from '../assetEntryKinds';
import { optionalId, optionalText } from './assetSchemas';

/** What an asset cost or earned, as the grid and the record answer it. Money in reais. */
export const assetExpenseSchema = object({
  id: number().required(),
  assetId: number().required(),
  assetName: string().required(),
  movement: string<EntryMovement>().required(),
  kind: string<EntryKind>().required(),
  date: string().required(),
  document: string().required(),
  value: number().required(),
  counter: number().nullable().defined(),
  /** What the asset's counter counts; null where it has none. */
  counterUnit: string<CounterUnit>().nullable().defined(),
  observation: string().nullable().defined(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
});
export type AssetExpense = InferType<typeof assetExpenseSchema>;

/** A line of the list: with what its reading tells, in cents. */
export interface AssetExpenseRow extends AssetExpense {
  readonly used: number | null;
  readonly spent: number | null;
  readonly perUnit: number | null;
}

export interface AssetExpenseValues {
  movement: EntryMovement | null;
  assetId: number | null;
  date: string | null;
  kind: EntryKind | null;
  document: string;
  /** In cents. */
  value: number | null;
  counter: number | null;
  observation: string | null;
  kept: Kept<'assetId'>;
}

export const assetExpenseFormSchema = object({
  movement: string<EntryMovement>().nullable().defined().required(),
  assetId: optionalId().required(),
  date: string().nullable().defined().required().test(validDate()).test(maxDate(today)),
  kind: string<EntryKind>().nullable().defined().required(),
  document: string().required().test(maxLength(60)),
  value: optionalId().required().test(biggerThanZero()),
  counter: optionalId().test(greaterOrEqualZero()),
  observation: optionalText(500),
});
