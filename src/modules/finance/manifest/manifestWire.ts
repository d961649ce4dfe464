import {
  anyId,
  choiceOrNull,
  figureOrNull,
  list,
  made,
  mark,
  oneOf,
  orNull,
  sparse,
} from '@/platform/http/wire';
import { cents, dayText, idOrNull, words } from '@/platform/http/wireValues';
import { EVENT_KINDS, KNOWN_IN, type ManifestRow } from './manifestRow';

/** An invoice that somebody issued against the customer; events of other kinds are left out. */
export const ManifestWire = made(
  sparse({
    id: anyId,
    version: words,
    accessKey: words,
    documentNumber: words,
    issuerName: words,
    issuerDocument: words,
    issueDate: dayText,
    authorizationDate: dayText,
    totalValue: cents,
    cancelled: mark,
    events: list(made(sparse({ kind: oneOf(EVENT_KINDS) }), ({ kind }) => kind)),
    knownIn: choiceOrNull(KNOWN_IN),
    documentId: idOrNull,
    businessMovement: words,
    preReleasedInvoiceId: idOrNull,
    customerAssistDocumentId: idOrNull,
  }),
  (sent): ManifestRow => ({
    id: sent.id,
    version: sent.version,
    accessKey: sent.accessKey,
    number: sent.documentNumber,
    issuerName: sent.issuerName,
    issuerDocument: sent.issuerDocument,
    issueDate: sent.issueDate,
    authorisedOn: sent.authorizationDate,
    value: sent.totalValue,
    cancelled: sent.cancelled,
    events: sent.events,
    knownIn: sent.knownIn,
    documentId: sent.documentId,
    movement: sent.businessMovement || 'EXPENSE',
    preLaunchId: sent.preReleasedInvoiceId,
    assistId: sent.customerAssistDocumentId,
  }),
);

/** What the tax office answered, and when the next query is possible. */
export const QueryStateWire = made(orNull(sparse({ found: figureOrNull, nextQueryAt: words })), (answer) => ({
  found: answer?.found ?? null,
  nextAt: answer?.nextQueryAt ?? '',
}));

/** What became of one invoice of several. */
export const OutcomeWire = made(sparse({ id: words, message: words }), ({ id, message: refusal }) => ({
  id,
  refusal,
}));
