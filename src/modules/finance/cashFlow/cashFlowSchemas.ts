import { array, mixed, number, object, string } from 'yup';

const text = () => string().nullable().defined();

/** Payments and what is to come, from which the cash flow is computed; values are reais, without a sign. */
export const cashFlowSchema = object({
  openingDate: text(),
  openingBalance: number().nullable().defined(),
  otherCurrencies: array(string().required()).required(),
  ratings: array(
    object({
      id: number().required(),
      code: text(),
      name: text(),
      subgroupName: text(),
      groupName: text(),
    }),
  ).required(),
  items: array(
    object({
      id: mixed().required(),
      kind: string().oneOf(['PAYMENT', 'TITLE', 'INSTALLMENT', 'FORECAST', 'INVESTMENT']).required(),
      documentId: mixed().nullable(),
      documentNumber: text(),
      partnerPersonName: text(),
      businessMovement: text(),
      financialRatingId: number().nullable().defined(),
      date: text(),
      value: number().nullable().defined(),
    }),
  ).required(),
});

/** Sums of each month; reais, without a sign. */
export const monthlyFlowSchema = object({
  openingBalance: number().nullable().defined(),
  otherCurrencies: array(string().required()).required(),
  months: array(
    object({
      month: number().required(),
      incomeValue: number().nullable().defined(),
      expenseValue: number().nullable().defined(),
    }),
  ).required(),
});
