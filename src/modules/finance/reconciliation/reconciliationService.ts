import type { LocalDate } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import { isId, isRecord } from '@/platform/http/loose';
import type { BankLine, Candidates, Criterion, Id, SystemRecord, TitlePayment } from './reconciliationTypes';
import { paymentBody, readCandidates, readRecord } from './reconciliationWire';

const schemas = () => import('./reconciliationSchemas');

export interface CandidatesQuery {
  readonly accountId: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** What is made of a line, where nothing in the system stands for it yet. */
export type Made =
  | {
      readonly kind: 'TITLE';
      readonly partnerPersonId: number;
      readonly documentTypeId: number;
      readonly documentNumber: string;
      readonly financialRatingId: number;
      readonly farmId: number | null;
      readonly observation: string | null;
    }
  | { readonly kind: 'TRANSFER'; readonly currentAccountId: number };

/** One match: lines, and what they stand for. */
export interface MatchBody {
  readonly accountId: string;
  readonly lines: readonly Pick<BankLine, 'id' | 'version'>[];
  readonly records: readonly Pick<SystemRecord, 'id'>[];
  readonly payments: readonly TitlePayment[];
  readonly made: Made | null;
  readonly unmet: readonly Criterion[];
  readonly automatic: boolean;
}

export async function findCandidates(query: CandidatesQuery, signal: AbortSignal): Promise<Candidates> {
  const answer = await http.get<unknown>(assumed('/BankReconciliation/GetCandidates'), {
    params: { currentAccountId: query.accountId, startDate: query.from, endDate: query.to },
    signal,
    contained: true,
    schema: () => schemas().then((all) => all.candidatesSchema),
  });
  return readCandidates(answer);
}

/** Keeps one match, all of it or nothing. Answers its id, by which it can be undone; null when unknown. */
export async function reconcile(match: MatchBody): Promise<Id | null> {
  const answer = await http.post<unknown>(
    assumed('/BankReconciliation/Reconcile'),
    {
      currentAccountId: Number(match.accountId),
      lines: match.lines.map(({ id, version }) => ({ id, version })),
      recordIds: match.records.map(({ id }) => id),
      payments: match.payments.map(paymentBody),
      make: match.made,
      unmet: match.unmet,
      automatic: match.automatic,
    },
    { contained: true },
  );
  return isRecord(answer) && isId(answer['id']) ? answer['id'] : null;
}

/** The payments that go when a line is reversed. */
export async function findPaymentsToReverse(id: Id): Promise<SystemRecord[]> {
  const answer = await http.list<unknown>(assumed('/BankReconciliation/GetPaymentsToReverse'), {
    params: { id },
    contained: true,
    schema: () => schemas().then((all) => all.recordSchema),
  });
  return answer.flatMap(readRecord);
}

/** Deletes every payment of a line; the titles are open again. */
export const reverseLine = (id: Id) =>
  http.post<unknown>(assumed('/BankReconciliation/Reverse'), { id }, { contained: true });

/** Takes one match back: what it made goes, what was there before it stays. */
export const undoMatch = (id: Id) =>
  http.post<unknown>(assumed('/BankReconciliation/Undo'), { id }, { contained: true });
