import { type InferType, number, object, string } from 'yup';
import { maxLength, validDate } from '@/platform/forms/validators';
import type { FormMessage } from '@/platform/forms/formMessage';
import { ACCOUNT_KINDS, type AccountKind } from '../rules/accountName';
import type { Kept } from '../kept';
import { customerRecord } from './customerRecord';

/** An account at a bank or a credit cooperative, or the money at hand. */
export const currentAccountSchema = object({
  id: number().required(),
  name: string().required(),
  kind: string<AccountKind>()
    .oneOf([...ACCOUNT_KINDS])
    .required(),
  bankId: number().nullable().defined(),
  bankName: string().nullable().defined(),
  branch: string().nullable().defined(),
  number: string().nullable().defined(),
  companyId: number().nullable().defined(),
  companyName: string().nullable().defined(),
  currencyId: number().required(),
  currencyName: string().required(),
  currencySymbol: string().required(),
  openingBalance: number().required(),
  openingDate: string().required(),
  ...customerRecord,
});
export type CurrentAccount = InferType<typeof currentAccountSchema>;

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
