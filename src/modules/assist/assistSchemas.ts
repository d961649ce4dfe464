import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { preReleasedInvoiceSchema } from '@/domain/invoices/invoiceSchemas';
import { AI_KINDS, type AssistStatus, STATUSES } from './assistWords';

/** A file of a document. `url` answers the bytes and needs the bearer: see `getAttachment` of the service. */
export const attachmentSchema = object({
  id: number().required(),
  fileName: string().required(),
  contentType: string().required(),
  size: number().required(),
  url: string().required(),
  createdAt: string().required(),
});
export type AssistAttachment = InferType<typeof attachmentSchema>;

/** A message about a document: written by a person, or the reason of a return or of a failure. */
export const chatLogSchema = object({
  id: number().required(),
  text: string().defined(),
  kind: mixed<'MESSAGE' | 'RETURN' | 'FAILURE' | 'CANCEL'>()
    .oneOf(['MESSAGE', 'RETURN', 'FAILURE', 'CANCEL'])
    .required(),
  userName: string().required(),
  fromCustomer: boolean().required(),
  createdAt: string().required(),
});
export type AssistChatLog = InferType<typeof chatLogSchema>;

/** A document of the desk. Of its attachments the list knows id, name and type alone. */
export const documentSchema = object({
  id: number().required(),
  identificationNumber: number().required(),
  statusName: mixed<AssistStatus>()
    .oneOf([...STATUSES])
    .required(),
  active: boolean().required(),
  customerId: number().optional(),
  customerName: string().required(),
  senderUserName: string().required(),
  createdAt: string().required(),
  assistantUserId: number().nullable().defined(),
  assistantUserName: string().nullable().defined(),
  balance: number().nullable().defined(),
  mobilePhoneNumber: string().nullable().defined(),
  sendingOriginName: string().required(),
  invoices: array(object({ createdAt: string().required() })).required(),
  customerAssistDocumentChatLogs: array(chatLogSchema).required(),
  customerAssistDocumentAttachments: array(
    object({ id: number().required(), fileName: string().required(), contentType: string().required() }),
  ).required(),
  /** When the customer last did something with it: sent, returned or confirmed it. */
  lastCustomerActionAt: string().nullable().optional(),
  /** When an assistant was done with it. */
  closedAt: string().nullable().optional(),
  aiDocumentKind: mixed<(typeof AI_KINDS)[number]>()
    .oneOf([...AI_KINDS])
    .nullable()
    .optional(),
});
export type AssistDocument = InferType<typeof documentSchema>;

const group = () => array(documentSchema).required();

/** The one answer of the list and of every action of a row. */
export const groupsSchema = object({
  sents: group(),
  closes: group(),
  failures: group(),
  confirmations: group(),
  cancels: group(),
  initiates: group(),
  returns: group(),
  aiSuccesses: group(),
  aiFailures: group(),
  reviewings: group(),
  aiProcessing: group(),
  inactives: group(),
});
export type AssistGroups = InferType<typeof groupsSchema>;

export const aiResultSchema = object({
  kind: mixed<(typeof AI_KINDS)[number]>()
    .oneOf([...AI_KINDS])
    .required(),
  /** How sure the reading is, 0 to 1. */
  confidence: number().required(),
  readAt: string().required(),
});

/** One document with all that belongs to it. */
export const documentDetailsSchema = object({
  document: documentSchema.shape({
    customerAssistDocumentAttachments: array(attachmentSchema).required(),
  }),
  preReleasedInvoice: preReleasedInvoiceSchema.nullable().defined(),
  aiResult: aiResultSchema.nullable().defined(),
  logs: array(chatLogSchema).required(),
});
export type AssistDocumentDetails = InferType<typeof documentDetailsSchema>;

export const duplicateSchema = object({
  id: number().required(),
  identificationNumber: number().required(),
  customerName: string().required(),
  statusName: mixed<AssistStatus>()
    .oneOf([...STATUSES])
    .required(),
  createdAt: string().required(),
});
export type AssistDuplicate = InferType<typeof duplicateSchema>;

/** A document as its customer sees it: what the AI does stays hidden, what was entered shows once it is filled in. */
export const producerDocumentSchema = object({
  id: number().required(),
  identificationNumber: number().required(),
  statusName: mixed<AssistStatus>()
    .oneOf([...STATUSES])
    .required(),
  active: boolean().required(),
  senderUserName: string().required(),
  createdAt: string().required(),
  sendingOriginName: string().required(),
  note: string().nullable().defined(),
  attachments: array(attachmentSchema).required(),
  logs: array(chatLogSchema).required(),
  preReleasedInvoice: preReleasedInvoiceSchema.nullable().defined(),
});
export type ProducerDocument = InferType<typeof producerDocumentSchema>;
