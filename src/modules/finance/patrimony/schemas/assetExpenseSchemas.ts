import { object, string } from 'yup';
import { today } from '@/platform/format/date';
import {
  biggerThanZero,
  greaterOrEqualZero,
  maxDate,
  maxLength,
  validDate,
} from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import type { EntryKind, EntryMovement } from '../assetEntryKinds';
import { optionalId, optionalText } from './assetSchemas';
import type { AssetExpense } from '../assetExpenseWire';

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
