import { boolean, number, object, string } from 'yup';

/** A line of the plan of accounts: a group, a subgroup or an account. */
export const accountSchema = object({
  id: number().required(),
  parentId: number().nullable().defined(),
  number: number().required(),
  name: string().required(),
  businessMovement: string().required(),
  isPlatform: boolean().required(),
  active: boolean().required(),
  lcdprType: string().nullable().defined(),
  resultLine: string().nullable().defined(),
  isFamily: boolean().required(),
  movementCount: number().nullable().defined(),
});
