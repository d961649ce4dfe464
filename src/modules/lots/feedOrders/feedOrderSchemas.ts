import { number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import {
  between,
  biggerThanZero,
  maxLength,
  minDate,
  validDate,
  validDateTime,
} from '@/platform/forms/validators';

export interface FeedOrderValues {
  /** Null for a new one. */
  version: number | null;
  destination: string | null;
  /** What the record has chosen, which the list may leave out: its lot was closed since. */
  kept: { readonly id: string; readonly name: string } | null;
  feedType: string | null;
  deliveryDate: string | null;
  nextDeliveryDate: string | null;
  stockKg: number | null;
  quantityKg: number | null;
  observation: string;
}

const MOST_KG = 200_000;
const quantity = () => number().nullable().test(biggerThanZero()).test(between(0, MOST_KG));

export const feedOrderFormSchema = object({
  destination: string().nullable().required(),
  feedType: string().nullable().required(),
  deliveryDate: string().nullable().required().test(validDate()).test(minDate(today)),
  nextDeliveryDate: string()
    .nullable()
    .test(validDate())
    .test({
      name: 'afterDelivery',
      message: { key: 'required', says: 'feedOrders:refusals.afterDelivery' } satisfies FormMessage,
      test: (value, { parent }: Within<FeedOrderValues>) =>
        !value || !parent.deliveryDate || value > parent.deliveryDate,
    }),
  stockKg: number().nullable().test(between(0, MOST_KG)),
  quantityKg: quantity().required(),
  observation: string().defined().test(maxLength(500)),
});

export interface ReceiptValues {
  receivedAt: string | null;
  noteKg: number | null;
  scaleKg: number | null;
  invoiceNumber: string;
  feedLot: string;
}

export const receiptFormSchema = object({
  receivedAt: string()
    .nullable()
    .defined()
    .required()
    .test(validDateTime())
    .test({
      name: 'notLater',
      message: { key: 'required', says: 'feedOrders:refusals.notLater' } satisfies FormMessage,
      test: (value) => !value || value <= nowHere(),
    }),
  noteKg: quantity().defined().required(),
  scaleKg: quantity().defined(),
  invoiceNumber: string().defined().test(maxLength(20)),
  feedLot: string().defined().test(maxLength(30)),
});
