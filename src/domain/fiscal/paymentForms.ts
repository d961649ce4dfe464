import { isOneOf } from '@/platform/typed/records';
/**
 * Codes of the layout's table of forms of payment (tPag), those of NF-e 4.00 up to the technical note 2023.004 and the
 * technical report 2024.002.
 */
const PAYMENT_FORMS = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '90',
  '91',
  '99',
] as const;

export type PaymentForm = (typeof PAYMENT_FORMS)[number];

/** Whether a code is one of the table; cities and future tables may have others. */
export function isPaymentForm(code: string): code is PaymentForm {
  return isOneOf(PAYMENT_FORMS, code);
}
