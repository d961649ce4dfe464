import { choice, figure, figureOrNull, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';
import { ACCOUNT_KINDS } from './rules/accountName';
import { customerRecord } from './schemas/customerRecord';

/** An account at a bank or a credit cooperative, or the money at hand. */
export const CurrentAccount = keeping({
  id,
  name: text,
  kind: choice(ACCOUNT_KINDS, null),
  bankId: figureOrNull,
  bankName: textOrNull,
  branch: textOrNull,
  number: textOrNull,
  companyId: figureOrNull,
  companyName: textOrNull,
  currencyId: figure,
  currencyName: text,
  currencySymbol: text,
  openingBalance: figure,
  openingDate: text,
  ...customerRecord,
});
export type CurrentAccount = Read<typeof CurrentAccount>;
