import { boolean, type InferType, number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';
import { CURRENCY_CLASSIFICATIONS, type CurrencyClassification } from './currencyClassification';

/** A source of quotations as the grid and the record answer it. */
export const quotationSourceSchema = object({
  id: number().required(),
  name: string().required(),
  site: string().nullable().defined(),
  currencyClassification: string<CurrencyClassification>()
    .oneOf([...CURRENCY_CLASSIFICATIONS])
    .required(),
  currencyClassificationDescription: string().required(),
  bringToCustomer: boolean().required(),
  active: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
});
export type QuotationSource = InferType<typeof quotationSourceSchema>;

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
