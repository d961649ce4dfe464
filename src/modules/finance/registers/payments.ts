import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { PAYMENT_KINDS } from '../paymentKinds';
import { recordColumns } from '../recordColumns';
import type { PaymentValues } from '../schemas/paymentSchemas';
import { Payment } from '../paymentWire';

const schemas = () => import('../schemas/paymentSchemas');

/** Ways in which the customer pays and is paid, and how long the money takes. */
export const payments = defineRegister<Payment, Payment, PaymentValues>({
  module: 'finance',
  name: 'payments',
  slug: 'formas-de-pagamento',
  calls: registerCalls<Payment, Payment, PaymentValues>('Payment', {
    row: Payment,
  }),
  columns: [
    { field: 'name', identifying: true },
    { ...choiceColumn('kind', PAYMENT_KINDS, 'finance', 'paymentKinds'), width: 200 },
    { field: 'settlementDays', width: 180 },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    {
      name: 'kind',
      kind: 'select',
      required: true,
      Options: choiceOptions(PAYMENT_KINDS, 'finance', 'paymentKinds'),
      span: 6,
    },
    { name: 'settlementDays', kind: 'integer', required: true, helper: true, span: 6 },
  ],
  schema: () => schemas().then((all) => all.paymentFormSchema),
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  bulkFields: ['kind', 'settlementDays'],
  invalidates: ['payments'],
});
