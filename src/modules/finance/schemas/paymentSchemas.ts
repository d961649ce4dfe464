import { type InferType, number, object, string } from 'yup';
import { between, maxLength } from '@/platform/forms/validators';
import { PAYMENT_KINDS, type PaymentKind } from '../paymentKinds';
import { customerRecord } from './customerRecord';

/** A way in which the customer pays or is paid. */
export const paymentSchema = object({
  id: number().required(),
  name: string().required(),
  kind: string<PaymentKind>()
    .oneOf([...PAYMENT_KINDS])
    .required(),
  /** Days until the money is there. */
  settlementDays: number().required(),
  ...customerRecord,
});
export type Payment = InferType<typeof paymentSchema>;

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
