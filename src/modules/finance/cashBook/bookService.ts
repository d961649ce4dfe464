import { toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import { isId, isRecord, textOf } from '@/platform/http/loose';
import type { declarantBody } from './lcdpr/declarantForm';
import { readDeclarant } from './lcdpr/declarantWire';
import type { Declarant } from './lcdpr/lcdprTypes';
import {
  type BookChange,
  type BookEntry,
  type BookQuery,
  type CashBook,
  DOCUMENT_TYPES,
  ENTRY_TYPES,
} from './bookTypes';

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readEntry(row: unknown): BookEntry[] {
  if (!isRecord(row)) return [];
  const { id, documentId, businessMovement: movement, farmId, participation, value } = row;
  const day = toLocalDate(textOf(row['date']));
  if (typeof id !== 'number' || day === null || !isAmount(value)) return [];
  if (movement !== 'INCOME' && movement !== 'EXPENSE') return [];
  return [
    {
      id,
      day,
      documentId: isId(documentId) ? documentId : null,
      documentNumber: textOf(row['documentNumber']),
      movement,
      account: textOf(row['financialRatingName']),
      partner: textOf(row['partnerPersonName']),
      partnerDocument: textOf(row['partnerDocument']),
      documentType: DOCUMENT_TYPES.find((each) => each === row['documentType']) ?? null,
      entryType: ENTRY_TYPES.find((each) => each === row['entryType']) ?? null,
      farmId: typeof farmId === 'number' ? farmId : null,
      farm: textOf(row['farmName']),
      share: isAmount(participation) ? toCents(participation) : null,
      investment: row['isInvestment'] === true,
      accountId: typeof row['currentAccountId'] === 'number' ? row['currentAccountId'] : null,
      cents: toCents(value),
    },
  ];
}

/** The answer, read without trust; one without entries is a failed call. */
function readBook(answer: unknown): CashBook {
  if (!isRecord(answer) || !Array.isArray(answer['entries'])) throw new TypeError('no cash book');
  const rows = list(answer['entries']);
  const entries = rows.flatMap(readEntry);
  const loss = answer['priorLoss'];
  return {
    entries,
    properties: list(answer['properties']).flatMap((row) =>
      isRecord(row) && typeof row['id'] === 'number' ? [{ id: row['id'], name: textOf(row['name']) }] : [],
    ),
    priorLoss: isAmount(loss) ? toCents(loss) : null,
    unread: rows.length - entries.length,
  };
}

/** The cash book of a producer: payments of a year on accounts that it counts. */
export async function findBook({ farmerId, year }: BookQuery, signal: AbortSignal): Promise<CashBook> {
  const answer = await http.get<unknown>(assumed('/CashBook/GetGridData'), {
    params: { farmerPersonId: farmerId, year },
    signal,
    schema: () => import('./bookSchemas').then((all) => all.bookSchema),
    contained: true,
  });
  return readBook(answer);
}

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
export async function findDeclarant({ farmerId, year }: BookQuery, signal: AbortSignal): Promise<Declarant> {
  const answer = await http.get<unknown>(assumed('/CashBook/GetDeclaration'), {
    params: { farmerPersonId: farmerId, year },
    signal,
    contained: true,
  });
  return readDeclarant(answer);
}
