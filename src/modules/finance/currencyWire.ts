import { choice, flag, id, keeping, type Read, text } from '@/platform/http/wire';
import { CURRENCY_CLASSIFICATIONS } from './currencyClassification';
import { customerRecord } from './schemas/customerRecord';

/** What values are computed in: a money, or a product. */
export const Currency = keeping({
  id,
  currencyCode: text,
  name: text,
  symbol: text,
  classification: choice(CURRENCY_CLASSIFICATIONS, null),
  /** Every customer has it and none changes it. */
  ofPlatform: flag,
  ...customerRecord,
});
export type Currency = Read<typeof Currency>;
