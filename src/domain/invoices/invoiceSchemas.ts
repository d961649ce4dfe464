import { array, boolean, type InferType, number, object, string } from 'yup';

const money = () => number().nullable().defined();
const reference = () => number().nullable().defined();

/** An invoice entered and not released yet, as it goes over the wire: money in reais, days as YYYY-MM-DD. */
export const preReleasedInvoiceSchema = object({
  id: number().required(),
  partnerId: reference(),
  partnerDocument: string().nullable().defined(),
  partnerName: string().nullable().defined(),
  documentTypeId: reference(),
  documentNumber: string().nullable().defined(),
  series: string().nullable().defined(),
  accessKey: string().nullable().defined(),
  issueDate: string().nullable().defined(),
  totalValue: money(),
  /** Taxes kept back and conditional discounts. */
  retainedValue: number().nullable().optional(),
  /** Nothing is paid for it. */
  withoutPayment: boolean().optional(),
  items: array(
    object({
      id: number().required(),
      description: string().defined(),
      ncm: string().nullable().defined(),
      unit: string().nullable().defined(),
      quantity: money(),
      unitPrice: money(),
      totalValue: money(),
      expenditureId: reference(),
    }),
  ).required(),
  apportionments: array(
    object({
      farmId: reference(),
      costCenterId: reference(),
      harvestId: reference(),
      expenditureId: reference(),
      patrimonyId: reference(),
      percentage: money(),
      value: money(),
    }),
  ).required(),
  payments: array(
    object({
      paymentFormId: reference(),
      bankAccountId: reference(),
      dueDate: string().nullable().defined(),
      value: money(),
    }),
  ).required(),
  observation: string().nullable().defined(),
  /** Names of the fields that the AI filled in. */
  fieldsReadByAi: array(string().required()).required(),
  /** Those of them that an assistant has looked at since. */
  confirmedFields: array(string().required()).required(),
});
export type PreReleasedInvoice = InferType<typeof preReleasedInvoiceSchema>;
