import { number, object, string } from 'yup';
import { between, maxLength, notLessThan, validDate } from '@/platform/forms/validators';

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
