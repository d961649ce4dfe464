import { array, mixed, number, object, string } from 'yup';

/** A position: values in reais; `income` is what the bank says it has earned, null when unknown. */
export const investmentSchema = object({
  id: mixed().required(),
  version: number().required(),
  type: string().required(),
  bankProduct: string().nullable().defined(),
  dueDate: string().nullable().defined(),
  income: number().nullable().defined(),
  incomeDate: string().nullable().defined(),
  deposits: array(object({ date: string().required(), value: number().required() })).required(),
  redemptions: array(
    object({
      id: mixed().required(),
      date: string().required(),
      principal: number().required(),
      income: number().required(),
      incomeTax: number().required(),
      iof: number().required(),
    }),
  ).required(),
});
