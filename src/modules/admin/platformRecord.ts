import { boolean, string } from 'yup';

/** What every record of the platform's own registers carries. */
export const platformRecord = {
  active: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
  /** Who wrote it: records say so, lines of a grid do not. */
  createdBy: string().nullable().optional(),
  updatedBy: string().nullable().optional(),
};
