import { mixed, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { maxLength, mostMoney, validDate } from '@/platform/forms/validators';
import { type Section, SECTIONS } from '../balanceTypes';

export interface AdjustmentForm {
  section: Section;
  name: string;
  cents: number;
  day: string;
  reason: string;
}

export const MOST_NAME = 100;
export const MOST_REASON = 300;

export const adjustmentSchema = object({
  section: mixed<Section>().oneOf(SECTIONS).nullable().required(),
  name: string().required().test(maxLength(MOST_NAME)),
  cents: number()
    .nullable()
    .required()
    .test(mostMoney())
    .test('notZero', (cents, { createError }) =>
      cents === 0
        ? createError({
            message: { key: 'invalid', says: 'financeBalance:adjust.zero' } satisfies FormMessage,
          })
        : true,
    ),
  day: string().nullable().required().test(validDate()),
  reason: string().required().test(maxLength(MOST_REASON)),
});
