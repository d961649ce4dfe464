import { number, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import {
  between,
  greaterOrEqualZero,
  maxDate,
  maxLength,
  notGreaterThan,
  notLessThan,
  validDate,
} from '@/platform/forms/validators';
import { today } from '@/platform/format/date';
import type { Kept } from '../../kept';
import { MOST_MONTHS } from '../rules/depreciation';

/** The same in a form: money in cents. */
export interface AssetValues {
  name: string;
  farmId: number | null;
  purchaseDate: string | null;
  purchasePrice: number | null;
  sellerId: number | null;
  participation: number | null;
  usefulLifeMonths: number | null;
  residualValue: number | null;
  depreciationStart: string | null;
  marketValue: number | null;
  saleDate: string | null;
  saleValue: number | null;
  buyerId: number | null;
  observation: string | null;
  kept: Kept<'farmId' | 'sellerId' | 'buyerId'>;
}

/** Nothing to say unless the other field says something: of two that belong together neither stands alone. */
export const neededWith = (other: string, says: string) => ({
  name: 'neededWith',
  message: { key: 'required', says: `financePatrimony:refusals.${says}` } satisfies FormMessage,
  test: (value: unknown, { parent }: Within<Record<string, unknown>>) =>
    value != null || parent[other] == null,
});

/** A year of manufacture: next year's models are sold this year. */
export const yearRule = () =>
  number()
    .nullable()
    .defined()
    .test({
      name: 'year',
      message: { key: 'invalid', says: 'financePatrimony:refusals.year' } satisfies FormMessage,
      test: (year) => year == null || (year >= 1900 && year <= Number(today().slice(0, 4)) + 1),
    });

export const optionalDay = () => string().nullable().defined().test(validDate());
export const optionalMoney = () => number().nullable().defined().test(greaterOrEqualZero());
export const optionalText = (most: number) => string().nullable().defined().test(maxLength(most));
export const optionalId = () => number().nullable().defined();

/** The rules of those fields in a form. */
export const assetFormParts = {
  name: string().required().test(maxLength(100)),
  farmId: optionalId(),
  purchaseDate: optionalDay().required().test(maxDate(today)),
  purchasePrice: optionalMoney().required(),
  sellerId: optionalId(),
  participation: number().nullable().defined().test(between(0.01, 100)),
  usefulLifeMonths: number()
    .nullable()
    .defined()
    .test(between(1, MOST_MONTHS))
    .test(neededWith('residualValue', 'lifeNeeded')),
  residualValue: optionalMoney()
    .test(notGreaterThan('purchasePrice'))
    .test(neededWith('usefulLifeMonths', 'residualNeeded')),
  depreciationStart: optionalDay().test(notLessThan('purchaseDate')),
  marketValue: optionalMoney(),
  saleDate: optionalDay()
    .test(notLessThan('purchaseDate'))
    .test(maxDate(today))
    .test(neededWith('saleValue', 'saleDateNeeded')),
  saleValue: optionalMoney().test(neededWith('saleDate', 'saleValueNeeded')),
  buyerId: optionalId(),
  observation: optionalText(1000),
};
