import { boolean, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';
import { type CurrencyClassification } from './currencyClassification';

export interface QuotationSourceValues {
  name: string;
  site: string | null;
  currencyClassification: CurrencyClassification | null;
  bringToCustomer: boolean;
}

/** What the form of a quotation source sends. */
export const quotationSourceFormSchema = object({
  name: string().required().test(maxLength(100)),
  site: string().nullable().defined().url().test(maxLength(200)),
  currencyClassification: string<CurrencyClassification>().nullable().defined().required(),
  bringToCustomer: boolean().required(),
});
