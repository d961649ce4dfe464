import { array, mixed, number, object, string } from 'yup';
import {
  biggerThanZero,
  greaterOrEqualZero,
  maxLength,
  mostMoney,
  validDate,
} from '@/platform/forms/validators';
import { BASES } from './settlementTypes';

const amount = () => number().nullable().defined().test(greaterOrEqualZero());
const cents = () => number().nullable().defined().test(greaterOrEqualZero()).test(mostMoney());
const items = () =>
  array(object({ name: string().required().test(maxLength(60)), cents: cents() }).required()).defined();

/** A sheet may be kept while it is not whole: what it does not say is shown as not known. */
export const settlementSchema = object({
  receivedOn: string().nullable().defined().test(validDate()),
  birds: amount(),
  kg: amount(),
  lost: amount(),
  feedKg: amount(),
  conversion: number().nullable().defined().test(biggerThanZero()),
  efficiency: amount(),
  basis: mixed<(typeof BASES)[number]>().oneOf(BASES).nullable().defined(),
  rate: number().nullable().defined().test(biggerThanZero()),
  additions: items(),
  discounts: items(),
  totalCents: cents(),
  note: string().defined().test(maxLength(500)),
});
