import { array, boolean, mixed, number, object, string } from 'yup';

const text = () => string().nullable().defined();
const amount = () => number().nullable().defined();

/** The cash book of one producer in one year; values are reais, without a sign, shares per cent. */
export const bookSchema = object({
  priorLoss: amount(),
  properties: array(object({ id: number().required(), name: text() })).required(),
  entries: array(
    object({
      id: number().required(),
      date: text(),
      documentId: mixed().nullable(),
      documentNumber: text(),
      businessMovement: text(),
      financialRatingName: text(),
      partnerPersonName: text(),
      partnerDocument: text(),
      documentType: text(),
      entryType: text(),
      farmId: number().nullable().defined(),
      farmName: text(),
      participation: amount(),
      isInvestment: boolean().nullable().defined(),
      value: amount(),
    }),
  ).required(),
});
