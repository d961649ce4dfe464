import { array, mixed, number, object, string } from 'yup';

const text = () => string().nullable().defined();

export const recordSchema = object({
  id: string().required(),
  kind: string().oneOf(['PAYMENT', 'ENTRY']).required(),
  date: string().required(),
  value: number().required(),
  name: text(),
  documentNumber: text(),
  documentId: mixed().nullable(),
  businessMovement: text(),
});

const recordsSchema = array(recordSchema).required();

/** Lines of the bank, what the system has unmatched, and every open title as the list of titles answers it. */
export const candidatesSchema = object({
  closedUntil: text(),
  lines: array(
    object({
      id: string().required(),
      version: number().required(),
      date: string().required(),
      value: number().required(),
      memo: text(),
      payee: text(),
      documentNumber: text(),
      match: object({
        id: number().required(),
        unmet: array(string().required()).required(),
        userName: text(),
        records: recordsSchema,
      })
        .nullable()
        .defined(),
    }),
  ).required(),
  records: recordsSchema,
  titles: array(
    object({
      id: number().required(),
      documentId: mixed().required(),
      movement: string().required(),
      partnerPersonName: text(),
      documentNumber: text(),
      dueDate: string().required(),
      openValue: number().required(),
    }),
  ).required(),
});

export const ruleSchema = object({
  id: number().required(),
  contains: string().required(),
  side: text(),
  partnerPersonId: number().required(),
  partnerPersonName: text(),
  active: mixed().required(),
});
