import { optional } from 'valibot';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import {
  choice,
  figureOrNull,
  filled,
  filledOrNull,
  flag,
  givenNumber,
  id,
  list,
  made,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { instant } from '@/platform/http/wireValues';

export const SOLICITATION_STATES = ['OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;
export type SolicitationState = (typeof SOLICITATION_STATES)[number];

export const RECIPIENTS = ['TECHNICIAN', 'PLATFORM'] as const;

/** Characters of a message. */
export const LONGEST_MESSAGE = 1000;

/** What a customer may write about. */
export const KINDS = ['VISIT', 'MEDICINE', 'GAS', 'LITTER', 'CATCHING', 'MAINTENANCE', 'QUESTION'] as const;

const FileWire = made(
  record({ id: givenNumber, name: text, size: optional(figureOrNull, null) }),
  ({ size, ...rest }): AttachedFile => ({ ...rest, ...(size === null ? {} : { size }) }),
);

/** One turn of the conversation. */
const Entry = record({
  author: filledOrNull,
  fromCustomer: flag,
  text,
  at: instant,
  files: list(FileWire),
});

/** What a customer asks of the technician of its integrator, or of the platform, with what was answered. */
export const Solicitation = record({
  id,
  /** When it was written last: who acts on it sends back what was read. */
  version: textOrNull,
  recipient: choice(RECIPIENTS, null),
  /** Those that the platform records by telephone have kinds of its own. */
  kind: text,
  subject: text,
  message: text,
  status: choice(SOLICITATION_STATES, null),
  files: list(FileWire),
  author: filledOrNull,
  entries: list(Entry),
  createdAt: instant,
  updatedAt: textOrNull,
});
export type Solicitation = Read<typeof Solicitation>;

/** Whom the customer may write to; the integrator bears its name. */
export const Recipient = record({ id: filled, name: filledOrNull });
