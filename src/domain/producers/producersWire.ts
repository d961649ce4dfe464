import { optional } from 'valibot';
import { every, givenNumber, id, made, orNull, record, textOrEmpty } from '@/platform/http/wire';
import type { ProducerShare } from './producerShares';

/** A producer's part with their name, as a record shows it. */
export interface NamedShare extends ProducerShare {
  readonly name: string;
}

/** The producers of a record as they are sent and sent back; null where they are not said, or one cannot be read. */
export const sentProducers = optional(orNull(every(record({ farmerPersonId: id, percentage: givenNumber }))));

/**
 * The producers of a record with their parts. Null where the server does not say them, or one of them cannot be read:
 * part of them would be taken for all.
 */
export const producersShape = made(
  orNull(every(record({ farmerPersonId: id, farmerPersonName: textOrEmpty, percentage: givenNumber }))),
  (rows): readonly NamedShare[] | null =>
    rows &&
    rows.map(({ farmerPersonId, farmerPersonName, percentage }) => ({
      farmerId: farmerPersonId,
      name: farmerPersonName,
      percentage,
    })),
);

/** The same, where a server may leave them out. */
export const producersWire = optional(producersShape, null);

/** How producers are sent. */
export const producersBody = (shares: readonly ProducerShare[]) =>
  shares.map(({ farmerId, percentage }) => ({ farmerPersonId: farmerId, percentage }));

/** The producers of a record that is sent back whole. */
export const sharesOfSent = (sent: ReturnType<typeof producersBody> | null | undefined): ProducerShare[] =>
  (sent ?? []).map(({ farmerPersonId, percentage }) => ({ farmerId: farmerPersonId, percentage }));
