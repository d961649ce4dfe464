import { figureOrNull, made, oneOf, sparse, id } from '@/platform/http/wire';
import { instant, numericIdOrNull, words } from '@/platform/http/wireValues';
import { ENVIRONMENTS, EVENT_KINDS, type InvoiceEvent } from '../ruralInvoiceTypes';

const instantText = made(instant, (value) => value ?? '');

/** What happened to an invoice. */
export const EventWire = made(
  sparse({
    kind: oneOf(EVENT_KINDS),
    sequence: made(figureOrNull, (value) => value ?? 1),
    text: words,
    at: instantText,
    protocol: words,
    relatedId: numericIdOrNull,
  }),
  (read): InvoiceEvent => read,
);

/** Numbers that an issuer made void. */
export const VoidedWire = made(
  sparse({
    id,
    issuerId: numericIdOrNull,
    environment: oneOf(ENVIRONMENTS),
    series: words,
    from: figureOrNull,
    to: figureOrNull,
    reason: words,
    at: instantText,
    protocol: words,
  }),
  (read) => read,
);
