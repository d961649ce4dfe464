import { boolean, type InferType, number, object, string, type TestConfig } from 'yup';
import { maxLength, validDateTime } from '@/platform/forms/validators';
import { platformRecord } from '../../platformRecord';
import { type AccessOrigin, STAFF_ORIGINS } from '../customersChoices';

/** An access to a customer's data. */
export const accessSchema = object({
  id: number().required(),
  linkId: number().required(),
  userName: string().required(),
  email: string().required(),
  customerName: string().required(),
  accessedAt: string().required(),
  accessedFrom: string<AccessOrigin>().required(),
  device: string().nullable().defined(),
  ip: string().nullable().defined(),
  note: string().nullable().defined(),
  manual: boolean().required(),
  isLast: boolean().required(),
  ...platformRecord,
});
export type Access = InferType<typeof accessSchema>;

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

export const accessDaySchema = object({
  date: string().required(),
  web: number().required(),
  app: number().required(),
  staff: number().required(),
});
export type AccessDay = InferType<typeof accessDaySchema>;
