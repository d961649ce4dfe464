import { number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { between, biggerThanZero, maxLength } from '@/platform/forms/validators';
import type { Kept } from '../kept';

export interface CreditCardValues {
  name: string;
  cardBrandId: number | null;
  lastDigits: string;
  /** In cents. */
  limit: number | null;
  closingDay: number | null;
  dueDay: number | null;
  currentAccountId: number | null;
  kept: Kept<'cardBrandId' | 'currentAccountId'>;
}

const fourDigits: FormMessage = { key: 'invalid', says: 'finance:creditCards.fourDigits' };
const wholeNumber: FormMessage = { key: 'invalid', says: 'finance:creditCards.wholeNumber' };

const FEWEST_OF_A_NUMBER = 12;
/** Whether a text may be the whole number of a card, which has from 12 to 19 digits (ISO/IEC 7812). */
export const isWholeNumber = (text: string) => text.replace(/\D/g, '').length >= FEWEST_OF_A_NUMBER;

export const creditCardFormSchema = object({
  name: string()
    .required()
    .test(maxLength(100))
    .test({ name: 'wholeNumber', message: { ...wholeNumber }, test: (text) => !isWholeNumber(text) }),
  cardBrandId: number().nullable().defined().required(),
  lastDigits: string()
    .required()
    .test({ name: 'wholeNumber', message: { ...wholeNumber }, test: (text) => !isWholeNumber(text) })
    .matches(/^\d{4}$/, { message: { ...fourDigits }, excludeEmptyString: true }),
  limit: number().nullable().defined().required().test(biggerThanZero()),
  closingDay: number().nullable().defined().required().test(between(1, 31)),
  dueDay: number().nullable().defined().required().test(between(1, 31)),
  currentAccountId: number().nullable().defined().required(),
});
