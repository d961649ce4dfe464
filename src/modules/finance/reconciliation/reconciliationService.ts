import type { LocalDate } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import { madeId } from '@/platform/http/wireValues';
import type { BankLine, Candidates, Criterion, Id, SystemRecord, TitlePayment } from './reconciliationTypes';
import { CandidatesWire, paymentBody, SystemRecordWire } from './reconciliationWire';

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

export const findCandidates = (query: CandidatesQuery, signal: AbortSignal): Promise<Candidates> =>
  http.get(assumed('/BankReconciliation/GetCandidates'), {
    params: { currentAccountId: query.accountId, startDate: query.from, endDate: query.to },
    signal,
    contained: true,
    shape: CandidatesWire,
  });

/** Keeps one match, all of it or nothing. Answers its id, by which it can be undone; null when unknown. */
export const reconcile = (match: MatchBody): Promise<Id | null> =>
  http.post(
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
    { contained: true, shape: madeId },
  );

/** The payments that go when a line is reversed. */
export const findPaymentsToReverse = (id: Id): Promise<SystemRecord[]> =>
  http.list(assumed('/BankReconciliation/GetPaymentsToReverse'), {
    params: { id },
    contained: true,
    shape: SystemRecordWire,
  });

/** Deletes every payment of a line; the titles are open again. */
export const reverseLine = (id: Id) =>
  http.post<unknown>(assumed('/BankReconciliation/Reverse'), { id }, { contained: true });

/** Takes one match back: what it made goes, what was there before it stays. */
export const undoMatch = (id: Id) =>
  http.post<unknown>(assumed('/BankReconciliation/Undo'), { id }, { contained: true });
