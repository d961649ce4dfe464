import { object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { maxLength } from '@/platform/forms/validators';
import { type CurrencyClassification } from '../currencyClassification';

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
