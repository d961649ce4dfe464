import { number, object, string } from 'yup';
import { between, maxLength } from '@/platform/forms/validators';
import { type PaymentKind } from '../paymentKinds';

export interface PaymentValues {
  name: string;
  kind: PaymentKind | null;
  settlementDays: number | null;
}

export const paymentFormSchema = object({
  name: string().required().test(maxLength(100)),
  kind: string<PaymentKind>().nullable().defined().required(),
  settlementDays: number().nullable().defined().required().test(between(0, 365)),
});
