import { boolean, optional } from 'valibot';
import { PreReleasedInvoice } from '@/domain/invoices/invoiceWire';
import {
  choice,
  figure,
  figureOrNull,
  filledOrNull,
  flag,
  givenNumber,
  id,
  items,
  list,
  made,
  nothingOr,
  oneOf,
  orElse,
  type Read,
  record,
  text,
} from '@/platform/http/wire';
import { recordOf } from '@/platform/typed/records';
import { AI_KINDS, type AssistStatus } from './assistWords';

/* No document prints these calls. What has no id is no document. */

/** One that a newer server knows stays as it is written: it is shown so, and allows nothing. */
const status = made(text, (written) => written as AssistStatus);
/** One that does not say so is not inactive. */
const active = orElse(boolean(), true);

/** A file of a document. `url` answers the bytes and needs the bearer: see `getAttachment` of the service. */
const attachment = record({
  id,
  fileName: text,
  contentType: text,
  size: figure,
  url: text,
  createdAt: text,
});
export type AssistAttachment = Read<typeof attachment>;

/** A message about a document: written by a person, or the reason of a return or of a failure. */
const chatLog = record({
  id,
  text,
  kind: choice(['MESSAGE', 'RETURN', 'FAILURE', 'CANCEL'], 'MESSAGE'),
  userName: text,
  fromCustomer: flag,
  createdAt: text,
});
export type AssistChatLog = Read<typeof chatLog>;

const documentFields = {
  id,
  identificationNumber: figure,
  statusName: status,
  active,
  customerId: optional(orElse(givenNumber, undefined)),
  customerName: text,
  senderUserName: text,
  createdAt: text,
  assistantUserId: figureOrNull,
  assistantUserName: filledOrNull,
  balance: figureOrNull,
  mobilePhoneNumber: filledOrNull,
  sendingOriginName: text,
  invoices: list(record({ createdAt: text })),
  customerAssistDocumentChatLogs: list(chatLog),
  /** When the customer last did something with it: sent, returned or confirmed it. */
  lastCustomerActionAt: optional(filledOrNull),
  /** When an assistant was done with it. */
  closedAt: optional(filledOrNull),
  aiDocumentKind: optional(made(nothingOr(choice(AI_KINDS, null)), (kind) => kind ?? undefined)),
};

/** A document of the desk. Of its attachments the list knows id, name and type alone. */
export const AssistDocument = record({
  ...documentFields,
  customerAssistDocumentAttachments: list(record({ id, fileName: text, contentType: text })),
});
export type AssistDocument = Read<typeof AssistDocument>;

/** The twelve groups of the answer. */
export const GROUPS = [
  'sents',
  'closes',
  'failures',
  'confirmations',
  'cancels',
  'initiates',
  'returns',
  'aiSuccesses',
  'aiFailures',
  'reviewings',
  'aiProcessing',
  'inactives',
] as const;
export type GroupName = (typeof GROUPS)[number];

const group = orElse(nothingOr(items(AssistDocument)), null);

/** The one answer of the list and of every action of a row: a group that cannot be read is null. */
export const AssistGroups = record(recordOf(GROUPS, () => group));
export type AssistGroups = Read<typeof AssistGroups>;

const aiResult = record({
  kind: oneOf(AI_KINDS),
  /** How sure the reading is, 0 to 1. */
  confidence: figure,
  readAt: text,
});

const invoice = orElse(nothingOr(PreReleasedInvoice), null);

/** One document with all that belongs to it. */
export const AssistDocumentDetails = record({
  document: record({ ...documentFields, customerAssistDocumentAttachments: list(attachment) }),
  preReleasedInvoice: invoice,
  aiResult: orElse(nothingOr(aiResult), null),
  logs: list(chatLog),
});
export type AssistDocumentDetails = Read<typeof AssistDocumentDetails>;

export const AssistDuplicate = record({
  id,
  identificationNumber: figure,
  customerName: text,
  statusName: status,
  createdAt: text,
});
export type AssistDuplicate = Read<typeof AssistDuplicate>;

/** A document as its customer sees it: what the AI does stays hidden, what was entered shows once it is filled in. */
export const ProducerDocument = record({
  id,
  identificationNumber: figure,
  statusName: status,
  active,
  senderUserName: text,
  createdAt: text,
  sendingOriginName: text,
  note: filledOrNull,
  attachments: list(attachment),
  logs: list(chatLog),
  preReleasedInvoice: invoice,
});
export type ProducerDocument = Read<typeof ProducerDocument>;
