import { array, boolean, number, object, string } from 'yup';

const amount = number().nullable().defined();

/** One planning in the list. No document prints the calls of planning: their answers are taken to be these. */
export const planningRowSchema = object({
  id: number().required(),
  activity: string().required(),
  harvestYear: number().required(),
  title: string().required(),
  /** Reais. */
  income: amount,
  expense: amount,
  outdated: boolean().required(),
  userName: string().nullable().defined(),
  updatedAt: string().nullable().defined(),
});

/** What one planning comes to in one cost center. */
export const summaryRowSchema = object({
  id: string().required(),
  planningId: number().required(),
  activity: string().required(),
  title: string().required(),
  harvestYear: number().required(),
  farmActivityFieldName: string().nullable().defined(),
  farmId: amount,
  farmName: string().nullable().defined(),
  income: amount,
  expense: amount,
  missing: array(string().required()).required(),
  progress: amount,
  outdated: boolean().required(),
});
