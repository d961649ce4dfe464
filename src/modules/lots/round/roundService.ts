import { http, assumed } from '@/platform/http/http';
import type { Waiting } from '@/platform/outbox/createOutbox';
import { chickenOccurrences } from '../occurrences/occurrencesService';
import type { WaitingEntry } from './roundOutbox';
import type { Entry } from './roundWorld';

const inPlace = { silent: true, contained: true } as const;

interface EntryCalls {
  readonly create: (body: object) => Promise<unknown>;
  readonly edit: (id: number, body: object) => Promise<unknown>;
}

/** Sends entries of a round, each under its key: the server knows one that it may have been sent before. */
export const entrySender =
  <Field extends string>({ create, edit }: EntryCalls) =>
  ({ key, values: { recordId, body } }: Waiting<Entry<Field>>): Promise<unknown> =>
    recordId === null ? create({ ...body, clientKey: key }) : edit(recordId, body);

/** Occurrences of the lots of poultry that are not finished. */
export const chickenRecords = (signal: AbortSignal) => chickenOccurrences.list(undefined, signal);

export const sendEntry: (entry: WaitingEntry) => Promise<unknown> = entrySender({
  create: (body) => http.post(assumed('/ChickenOccurrence/Create'), body, inPlace),
  edit: (id, body) => http.put(assumed('/ChickenOccurrence/Edit'), body, { params: { id }, ...inPlace }),
});
