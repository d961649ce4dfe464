import { assumed, http } from '@/platform/http/http';
import type { declarantBody } from './lcdpr/declarantForm';
import { DeclarantWire } from './lcdpr/declarantWire';
import type { Declarant } from './lcdpr/lcdprTypes';
import type { BookChange, BookQuery, CashBook } from './bookTypes';
import { BookWire, WithoutProducerWire } from './bookWire';

/** The cash book of a producer: payments of a year on accounts that it counts. */
export const findBook = ({ farmerId, year }: BookQuery, signal: AbortSignal): Promise<CashBook> =>
  http.get(assumed('/CashBook/GetGridData'), {
    params: { farmerPersonId: farmerId, year },
    signal,
    shape: BookWire,
    contained: true,
  });

/** What was paid in a year on accounts that the book counts, and has no producer. */
export const findWithoutProducer = (year: number, signal: AbortSignal) =>
  http.get(assumed('/CashBook/GetWithoutProducer'), {
    params: { year },
    signal,
    shape: WithoutProducerWire,
    contained: true,
    silent: true,
  });

/** Mends some entries alike: all of them, or none. */
export const mendEntries = (ids: readonly number[], { share, ...change }: BookChange) =>
  http.put<unknown>(
    assumed('/CashBook/Edit'),
    { ids, ...change, ...(share === undefined ? {} : { participation: share / 100 }) },
    { contained: true },
  );

/** Changes what the declaration tells of the producer and of the accountant. */
export const saveDeclarant = (farmerId: string, body: ReturnType<typeof declarantBody>) =>
  http.put<unknown>(
    assumed('/CashBook/EditDeclaration'),
    { farmerPersonId: Number(farmerId), ...body },
    { contained: true },
  );

/** Who declares, of which properties and accounts; the readiness list says what is missing there. */
export const findDeclarant = ({ farmerId, year }: BookQuery, signal: AbortSignal): Promise<Declarant> =>
  http.get(assumed('/CashBook/GetDeclaration'), {
    params: { farmerPersonId: farmerId, year },
    signal,
    shape: DeclarantWire,
    contained: true,
  });
