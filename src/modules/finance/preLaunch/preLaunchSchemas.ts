import { array, boolean, type InferType, number, object, string } from 'yup';
import { preReleasedInvoiceSchema } from '@/domain/invoices/invoiceSchemas';

/** A document that Assist has entered, as the books of its customer see it. */
export const preLaunchSchema = object({
  id: number().required(),
  identificationNumber: number().required(),
  /** TO_RELEASE, RELEASED, RETURNED. */
  statusName: string().required(),
  /** The customer has said in Assist that it is right. */
  confirmed: boolean().required(),
  sentAt: string().required(),
  senderUserName: string().nullable().defined(),
  enteredAt: string().nullable().defined(),
  assistantUserName: string().nullable().defined(),
  /** Why it was sent back last. */
  returnReason: string().nullable().defined(),
  releasedAt: string().nullable().defined(),
  releasedByName: string().nullable().defined(),
  /** What releasing has made of it. */
  documentId: number().nullable().defined(),
  movement: string().nullable().defined(),
  /** Sent back with each write: another one's write in between refuses it. */
  version: number().required(),
  attachments: array(
    object({
      id: number().required(),
      fileName: string().required(),
      contentType: string().required(),
    }),
  ).required(),
  invoice: preReleasedInvoiceSchema.required(),
});
export type PreLaunchWire = InferType<typeof preLaunchSchema>;
