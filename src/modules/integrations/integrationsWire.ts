import { boolean } from 'valibot';
import {
  choice,
  count,
  filled,
  filledOrNull,
  flag,
  id,
  list,
  made,
  needed,
  optionalText,
  orElse,
  orNull,
  type Read,
  record,
  trimmed,
} from '@/platform/http/wire';

/*
 * No document prints these calls. What is not known never opens a door: terms that cannot be read are not accepted, a
 * connection that is not stated is none. Kinds, data and fields are codes: their words stand in the locale files.
 */

/** That the customer agreed to a version of a partner's terms. */
const acceptance = record({
  termsId: id,
  version: count,
  acceptedAt: trimmed,
  acceptedByName: trimmed,
});
export type Acceptance = Read<typeof acceptance>;

const terms = record({
  id,
  version: count,
  publishedAt: trimmed,
  /** Of whatever version was accepted last. */
  acceptance: orNull(acceptance),
});
export type Terms = Read<typeof terms>;

const partnerFields = {
  id,
  name: trimmed,
  /** MACHINERY, WEATHER, CREDIT … */
  kind: trimmed,
  /** What comes from the partner and what goes there: INVOICES, PLOTS … */
  receives: list(filled),
  sends: list(filled),
  connected: flag,
  /** Why the last synchronization did not go through; null when it did. */
  failure: filledOrNull,
  lastSynchronizationAt: filledOrNull,
  /** Null where what came holds none: such a partner cannot be connected. */
  terms: orElse(terms, null),
};
const named = <T extends { id: number; name: string }>(partner: T): T => ({
  ...partner,
  name: partner.name || String(partner.id),
});

/** `GET /Integration/GetPartners`: a partner as the current customer stands with it. */
export const Partner = made(record(partnerFields), named);
export type Partner = Read<typeof Partner>;

/** The form's fields bear these names: a dot in one would make an object of it. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z]\w*$/i.test(value);

/** A field that does not say so is treated as a secret, which is never shown. */
const credentialField = record({ name: needed('name', isName), secret: orElse(boolean(), true) });
export type CredentialField = Read<typeof credentialField>;

const OUTCOMES = ['SUCCESS', 'WARNING', 'FAILED'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const synchronization = record({
  id,
  startedAt: trimmed,
  outcome: choice(OUTCOMES, 'WARNING'),
  received: count,
  sent: count,
  message: optionalText,
});
export type Synchronization = Read<typeof synchronization>;

/** `GET /Integration/GetById?id=`: the same with what only the open partner shows. */
export const PartnerDetails = made(
  record({
    ...partnerFields,
    site: optionalText,
    termsHtmlCode: trimmed,
    /** Who may accept the terms: owners of the account. */
    responsibleNames: list(filled),
    /** As whom the customer is known there, and since when. */
    account: optionalText,
    connectedAt: filledOrNull,
    connectedByName: optionalText,
    /** What the partner asks for to connect; secret ones never come back. */
    fields: list(credentialField),
    /** The newest first. */
    synchronizations: list(synchronization),
  }),
  named,
);
export type PartnerDetails = Read<typeof PartnerDetails>;
