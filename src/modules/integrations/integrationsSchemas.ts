import { array, boolean, type InferType, number, object, string } from 'yup';

/*
 * No document prints these calls; `integrationsWire` reads what they are taken to answer. Kinds, data and fields are
 * codes: their words stand in the locale files.
 */

const acceptanceSchema = object({
  termsId: number().required(),
  version: number().required(),
  acceptedAt: string().required(),
  acceptedByName: string().required(),
});

const termsSchema = object({
  id: number().required(),
  version: number().required(),
  publishedAt: string().required(),
  /** Of whatever version was accepted last. */
  acceptance: acceptanceSchema.nullable().defined(),
});

/** `GET /Integration/GetPartners`: the partners, each as the current customer stands with it. */
export const partnerSchema = object({
  id: number().required(),
  name: string().required(),
  /** MACHINERY, WEATHER, CREDIT … */
  kind: string().required(),
  /** What comes from the partner and what goes there: INVOICES, PLOTS … */
  receives: array(string().required()).defined(),
  sends: array(string().required()).defined(),
  connected: boolean().required(),
  /** Why the last synchronization did not go through; null when it did. */
  failure: string().nullable().defined(),
  lastSynchronizationAt: string().nullable().defined(),
  terms: termsSchema.required(),
});

/** `GET /Integration/GetById?id=`: the same with what only the open partner shows. */
export const partnerDetailsSchema = partnerSchema.concat(
  object({
    site: string().nullable().defined(),
    termsHtmlCode: string().defined(),
    /** Who may accept the terms: owners of the account. */
    responsibleNames: array(string().required()).defined(),
    /** As whom the customer is known there, and since when. */
    account: string().nullable().defined(),
    connectedAt: string().nullable().defined(),
    connectedByName: string().nullable().defined(),
    /** What the partner asks for to connect; secret ones never come back. */
    fields: array(object({ name: string().required(), secret: boolean().required() })).defined(),
    /** The newest first. */
    synchronizations: array(
      object({
        id: number().required(),
        startedAt: string().required(),
        /** SUCCESS, WARNING or FAILED. */
        outcome: string().required(),
        received: number().required(),
        sent: number().required(),
        message: string().nullable().defined(),
      }),
    ).defined(),
  }),
);

export type PartnerWire = InferType<typeof partnerSchema>;
export type PartnerDetailsWire = InferType<typeof partnerDetailsSchema>;
