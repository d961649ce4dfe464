import { boolean, string } from 'yup';

/** What every record of a customer's own registers carries. */
export const customerRecord = {
  active: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
};
