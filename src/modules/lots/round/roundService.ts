import { http, assumed } from '@/platform/http/http';
import type { Waiting } from '@/platform/outbox/createOutbox';
import { chickenOccurrences } from '../occurrences/occurrencesService';
import type { WaitingEntry } from './roundOutbox';
import type { Entry } from './roundWorld';

const inPlace = { silent: true, contained: true } as const;

/** Sends entries of a round, each under its key: the server knows one that it may have been sent before. */
export const entrySender =
  <Field extends string>(controller: 'ChickenOccurrence' | 'PiscicultureOccurrence') =>
  ({ key, values: { recordId, body } }: Waiting<Entry<Field>>): Promise<unknown> =>
    recordId === null
      ? http.post(assumed(`/${controller}/Create`), { ...body, clientKey: key }, inPlace)
      : http.put(assumed(`/${controller}/Edit`), body, { params: { id: recordId }, ...inPlace });

/** Occurrences of the lots of poultry that are not finished. */
export const chickenRecords = (signal: AbortSignal) => chickenOccurrences.list(undefined, signal);

export const sendEntry: (entry: WaitingEntry) => Promise<unknown> = entrySender('ChickenOccurrence');
