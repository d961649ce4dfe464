import { array, boolean, number, object, type Schema, string } from 'yup';
import { maxLength, validDate } from '@/platform/forms/validators';
import type { InvoiceEntry } from './invoiceEntry';

const text = (most: number) => string().nullable().defined().default(null).test(maxLength(most));
const amount = () => number().nullable().defined().default(null);
const day = () => string().nullable().defined().default(null).test(validDate());

const LIMITS = {
  partnerName: 150,
  documentNumber: 20,
  series: 5,
  /** An NFS-e's has six more than the 44 of goods. */
  accessKey: 50,
  description: 200,
  unit: 6,
  observation: 1000,
} as const;

/** What can be kept of an entry that is not whole yet. Whether it may be released is for `checkInvoice` to say. */
export const entrySchema = object({
  partnerId: amount(),
  partnerDocument: text(14),
  partnerName: text(LIMITS.partnerName),
  documentTypeId: amount(),
  documentNumber: text(LIMITS.documentNumber),
  series: text(LIMITS.series),
  accessKey: text(LIMITS.accessKey),
  issueDate: day(),
  totalValue: amount(),
  retainedValue: amount(),
  withoutPayment: boolean().defined().default(false),
  items: array(
    object({
      description: text(LIMITS.description),
      ncm: text(8),
      unit: text(LIMITS.unit),
      quantity: amount(),
      unitPrice: amount(),
      totalValue: amount(),
      expenditureId: amount(),
    }),
  ).required(),
  apportionments: array(
    object({
      farmId: amount(),
      costCenterId: amount(),
      harvestId: amount(),
      expenditureId: amount(),
      patrimonyId: amount(),
      percentage: amount(),
      value: amount(),
    }),
  ).required(),
  producers: array(object({ farmerId: amount(), percentage: amount() })).required(),
  payments: array(
    object({ paymentFormId: amount(), bankAccountId: amount(), dueDate: day(), value: amount() }),
  ).required(),
  observation: text(LIMITS.observation),
  confirmedFields: array(string().required()).required(),
}) as Schema<InvoiceEntry>;
