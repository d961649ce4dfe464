import { PreReleasedInvoice } from '@/domain/invoices/invoiceWire';
import {
  figureOrNull,
  filledOrNull,
  flag,
  id,
  list,
  oneOf,
  optionalText,
  orNull,
  type Read,
  record,
  text,
} from '@/platform/http/wire';

export const SITUATIONS = ['TO_RELEASE', 'RETURNED', 'RELEASED'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** A document that Assist has entered, as the books of its customer see it. Without situation or version nothing can be done with it. */
export const PreLaunchWire = record({
  id,
  identificationNumber: figureOrNull,
  statusName: oneOf(SITUATIONS),
  /** The customer has said in Assist that it is right. */
  confirmed: flag,
  senderUserName: optionalText,
  enteredAt: filledOrNull,
  assistantUserName: optionalText,
  /** Why it was sent back last. */
  returnReason: optionalText,
  releasedAt: filledOrNull,
  releasedByName: optionalText,
  /** What releasing has made of it. */
  documentId: figureOrNull,
  movement: optionalText,
  /** Sent back with each write: another one's write in between refuses it. */
  version: id,
  attachments: list(record({ id, fileName: text, contentType: text })),
  invoice: orNull(PreReleasedInvoice),
});
export type PreLaunchWire = Read<typeof PreLaunchWire>;
