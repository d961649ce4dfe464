import { number, object, string, type TestConfig } from 'yup';
import { maxLength, validDateTime } from '@/platform/forms/validators';
import { type AccessOrigin, STAFF_ORIGINS } from '../customersChoices';

export interface AccessValues {
  linkId: number | null;
  accessedAt: string | null;
  accessedFrom: AccessOrigin | null;
  note: string;
}

const STAFF: readonly unknown[] = STAFF_ORIGINS;
/** A copy of what the system noted is noted by the staff: from where is still to be said. */
const ofStaff: TestConfig = {
  name: 'ofStaff',
  message: { key: 'required' },
  test: (value) => value === null || STAFF.includes(value),
};

export const accessFormSchema = object({
  linkId: number().nullable().required(),
  accessedAt: string().nullable().required().test(validDateTime()),
  accessedFrom: string<AccessOrigin>().nullable().required().test(ofStaff),
  note: string().required().test(maxLength(300)),
});
