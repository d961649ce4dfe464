import { array, boolean, mixed, number, object, string } from 'yup';

const text = () => string().nullable().defined();
const amount = () => number().nullable().defined();

/** The statement of one or more accounts; values are reais, negative when money went out. */
export const statementSchema = object({
  accounts: array(
    object({
      id: mixed().required(),
      name: text(),
      currencySymbol: text(),
      openingBalance: amount(),
      bankClosingBalance: amount(),
      bankClosingDate: string().nullable(),
      closedUntil: string().nullable(),
    }),
  ).required(),
  lines: array(
    object({
      id: mixed().required(),
      currentAccountId: mixed().required(),
      currentAccountName: text(),
      date: text(),
      documentNumber: text(),
      history: text(),
      partnerPersonName: text(),
      value: amount(),
      reconciled: boolean().nullable().defined(),
      documentId: mixed().nullable(),
      businessMovement: text(),
      // Given for lines that came from a bank's file.
      imported: boolean().nullable(),
      fitId: string().nullable(),
      kind: string().oneOf(['PAYMENT', 'IMPORTED', 'MANUAL']).nullable(),
      version: number().nullable(),
    }),
  ).required(),
});
