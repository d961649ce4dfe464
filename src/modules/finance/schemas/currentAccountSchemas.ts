import { number, object, string } from 'yup';
import { maxLength, validDate } from '@/platform/forms/validators';
import type { FormMessage } from '@/platform/forms/formMessage';
import { type AccountKind } from '../rules/accountName';
import type { Kept } from '../kept';

export interface CurrentAccountValues {
  kind: AccountKind | null;
  bankId: number | null;
  branch: string | null;
  number: string | null;
  name: string;
  companyId: number | null;
  currencyId: number | null;
  /** In the account's currency, with its decimals. */
  openingBalance: number | null;
  openingDate: string | null;
  kept: Kept<'bankId' | 'companyId' | 'currencyId'>;
}

const branch: FormMessage = { key: 'invalid', says: 'finance:currentAccounts.branch' };
const account: FormMessage = { key: 'invalid', says: 'finance:currentAccounts.number' };
const atBank = (kind: AccountKind | null) => kind !== 'CASH';

export const currentAccountFormSchema = object({
  kind: string<AccountKind>().nullable().defined().required(),
  bankId: number()
    .nullable()
    .defined()
    .when('kind', ([kind]: (AccountKind | null)[], schema) =>
      atBank(kind ?? null) ? schema.required() : schema,
    ),
  branch: string()
    .nullable()
    .defined()
    .matches(/^\d{1,5}(-[\dX])?$/, { message: { ...branch }, excludeEmptyString: true })
    .when('kind', ([kind]: (AccountKind | null)[], schema) =>
      atBank(kind ?? null) ? schema.required() : schema,
    ),
  number: string()
    .nullable()
    .defined()
    .matches(/^[\d.]{1,15}(-?[\dX])?$/, { message: { ...account }, excludeEmptyString: true })
    .when('kind', ([kind]: (AccountKind | null)[], schema) =>
      atBank(kind ?? null) ? schema.required() : schema,
    ),
  name: string().required().test(maxLength(100)),
  companyId: number().nullable().defined(),
  currencyId: number().nullable().defined().required(),
  openingBalance: number().nullable().defined().required(),
  openingDate: string().nullable().defined().required().test(validDate()),
});
