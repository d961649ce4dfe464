import { figure, id, keeping, type Read, text } from '@/platform/http/wire';
import { customerRecord } from './schemas/customerRecord';

/** A credit card with which the customer pays; of its number the last four digits alone. */
export const CreditCard = keeping({
  id,
  name: text,
  cardBrandId: figure,
  cardBrandName: text,
  lastDigits: text,
  limit: figure,
  closingDay: figure,
  dueDay: figure,
  currentAccountId: figure,
  currentAccountName: text,
  ...customerRecord,
});
export type CreditCard = Read<typeof CreditCard>;
