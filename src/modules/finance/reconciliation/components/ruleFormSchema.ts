import { number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { maxLength } from '@/platform/forms/validators';
import { RULE_LIMITS } from './ruleLimits';

export interface RuleValues {
  fragment: string;
  side: 'in' | 'out' | 'both';
  partnerId: number;
}

const SHORT = { key: 'invalid', says: 'financeReconciliation:rules.short' } satisfies FormMessage;

export const ruleFormSchema = object({
  fragment: string()
    .nullable()
    .trim()
    .required()
    .test('short', (value, { createError }) =>
      !value || value.length >= RULE_LIMITS.least ? true : createError({ message: SHORT }),
    )
    .test(maxLength(RULE_LIMITS.most)),
  side: string().oneOf(['in', 'out', 'both']).required(),
  partnerId: number().nullable().required(),
});
