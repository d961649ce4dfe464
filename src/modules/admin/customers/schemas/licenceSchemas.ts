import { boolean, type InferType, number, object, string } from 'yup';
import { between, maxLength, notLessThan, validDate } from '@/platform/forms/validators';
import { platformRecord } from '../../platformRecord';

/** How many users a customer may have, until when, and how many of them there are. */
export const licenceSchema = object({
  id: number().required(),
  customerId: number().required(),
  customerName: string().required(),
  contract: string().required(),
  quantity: number().required(),
  granted: number().required(),
  pending: number().required(),
  available: number().required(),
  startsOn: string().required(),
  endsOn: string().nullable().defined(),
  note: string().nullable().defined(),
  isFreeAccount: boolean().required(),
  ...platformRecord,
});
export type Licence = InferType<typeof licenceSchema>;

export interface LicenceValues {
  contract: string;
  quantity: number | null;
  startsOn: string | null;
  endsOn: string | null;
  note: string | null;
}

export const licenceFormSchema = object({
  contract: string().required().test(maxLength(60)),
  quantity: number().nullable().required().test(between(0, 9999)),
  startsOn: string().nullable().required().test(validDate()),
  endsOn: string().nullable().defined().test(validDate()).test(notLessThan('startsOn')),
  note: string().nullable().defined().test(maxLength(500)),
});
