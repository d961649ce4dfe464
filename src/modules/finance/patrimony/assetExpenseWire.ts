import {
  choice,
  figure,
  figureOrNull,
  id,
  keeping,
  oneOf,
  orNull,
  type Read,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { ENTRY_KINDS, ENTRY_MOVEMENTS } from './assetEntryKinds';

/** What an asset cost or earned, as the grid and the record answer it. Money in reais. */
export const AssetExpense = keeping({
  id,
  assetId: figure,
  assetName: text,
  movement: choice(ENTRY_MOVEMENTS, null),
  kind: choice(ENTRY_KINDS, null),
  date: text,
  document: text,
  value: figure,
  counter: figureOrNull,
  /** What the asset's counter counts; null where it has none. */
  counterUnit: orNull(oneOf(['H', 'KM'])),
  observation: textOrNull,
  createdAt: text,
  updatedAt: textOrNull,
});
export type AssetExpense = Read<typeof AssetExpense>;
