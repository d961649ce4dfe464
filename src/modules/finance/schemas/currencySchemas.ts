import { boolean, type InferType, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { maxLength } from '@/platform/forms/validators';
import { CURRENCY_CLASSIFICATIONS, type CurrencyClassification } from '../currencyClassification';
import { customerRecord } from './customerRecord';

/** What values are computed in: a money, or a product. */
export const currencySchema = object({
  id: number().required(),
  currencyCode: string().required(),
  name: string().required(),
  symbol: string().required(),
  classification: string<CurrencyClassification>()
    .oneOf([...CURRENCY_CLASSIFICATIONS])
    .required(),
  /** Every customer has it and none changes it. */
  ofPlatform: boolean().required(),
  ...customerRecord,
});
export type Currency = InferType<typeof currencySchema>;

export interface CurrencyValues {
  currencyCode: string;
  name: string;
  symbol: string;
  classification: CurrencyClassification | null;
}

const code: FormMessage = { key: 'invalid', says: 'finance:currencies.code' };

export const currencyFormSchema = object({
  currencyCode: string()
    .required()
    .matches(/^[A-Z0-9]{2,6}$/, { message: { ...code }, excludeEmptyString: true }),
  name: string().required().test(maxLength(100)),
  symbol: string().required().test(maxLength(10)),
  classification: string<CurrencyClassification>().nullable().defined().required(),
});
