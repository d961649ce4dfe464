import { choice, figure, id, keeping, type Read, text } from '@/platform/http/wire';
import { PAYMENT_KINDS } from './paymentKinds';
import { customerRecord } from './schemas/customerRecord';

/** A way in which the customer pays or is paid. */
export const Payment = keeping({
  id,
  name: text,
  kind: choice(PAYMENT_KINDS, null),
  /** Days until the money is there. */
  settlementDays: figure,
  ...customerRecord,
});
export type Payment = Read<typeof Payment>;
