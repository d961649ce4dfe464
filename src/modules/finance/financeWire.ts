import { choice, flag, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';
import { CURRENCY_CLASSIFICATIONS } from './currencyClassification';

/** A source of quotations as the grid and the record answer it. */
export const QuotationSource = keeping({
  id,
  name: text,
  site: textOrNull,
  currencyClassification: choice(CURRENCY_CLASSIFICATIONS, null),
  currencyClassificationDescription: text,
  bringToCustomer: flag,
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
});
export type QuotationSource = Read<typeof QuotationSource>;
