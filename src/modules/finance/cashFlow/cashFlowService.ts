import { toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import { isId, isRecord, textOf } from '@/platform/http/loose';
import { MONTHS } from './rules/cashFlow';
import type { FlowBasis, FlowItem, FlowQuery, MonthlyBasis } from './cashFlowTypes';

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is to come without a document. */
const SOURCES = ['INSTALLMENT', 'FORECAST', 'INVESTMENT'] as const;

function readItem(row: unknown): FlowItem[] {
  if (!isRecord(row)) return [];
  const { id, kind, documentId, businessMovement: side, financialRatingId: ratingId, value } = row;
  const day = toLocalDate(textOf(row['date']));
  if (!isId(id) || day === null || !isAmount(value)) return [];
  if (side !== 'INCOME' && side !== 'EXPENSE') return [];
  const source = SOURCES.find((one) => one === kind);
  if (kind !== 'PAYMENT' && kind !== 'TITLE' && source === undefined) return [];
  return [
    {
      id: String(id),
      paid: kind === 'PAYMENT',
      ...(source === undefined ? {} : { source }),
      documentId: isId(documentId) ? documentId : null,
      documentNumber: textOf(row['documentNumber']),
      partner: textOf(row['partnerPersonName']),
      side,
      ratingId: typeof ratingId === 'number' ? ratingId : null,
      day,
      cents: toCents(value),
    },
  ];
}

/** The answer, read without trust; one that holds no items is a failed call. */
function readFlow(answer: unknown, year: number): FlowBasis {
  if (!isRecord(answer) || !Array.isArray(answer['items'])) throw new TypeError('no cash flow');
  const rows = list(answer['items']);
  const items = rows.flatMap(readItem);
  const opening = answer['openingBalance'];
  return {
    from: toLocalDate(textOf(answer['openingDate'])) ?? `${year}-01-01`,
    opening: isAmount(opening) ? toCents(opening) : null,
    ratings: list(answer['ratings']).flatMap((row) =>
      isRecord(row) && typeof row['id'] === 'number'
        ? [
            {
              id: row['id'],
              code: textOf(row['code']),
              name: textOf(row['name']),
              subgroup: textOf(row['subgroupName']),
              group: textOf(row['groupName']),
            },
          ]
        : [],
    ),
    items,
    otherCurrencies: list(answer['otherCurrencies']).map(textOf).filter(Boolean),
    unread: rows.length - items.length,
  };
}

function flowParams({ year, accountIds }: FlowQuery): URLSearchParams {
  const params = new URLSearchParams({ year: String(year) });
  for (const id of accountIds) params.append('currentAccountIds', id);
  return params;
}

/** What was paid in the year and what is open, of the chosen banks. */
export async function findCashFlow({ year, accountIds }: FlowQuery, signal: AbortSignal): Promise<FlowBasis> {
  const params = flowParams({ year, accountIds });
  const answer = await http.get<unknown>(assumed('/CashFlow/GetAnnual'), {
    params,
    signal,
    schema: () => import('./cashFlowSchemas').then((all) => all.cashFlowSchema),
    contained: true,
  });
  return readFlow(answer, year);
}

const centsOf = (value: unknown): number | null => (isAmount(value) ? toCents(value) : null);

/** The sums of each month of a year, of the chosen banks. */
export async function findMonthly(query: FlowQuery, signal: AbortSignal): Promise<MonthlyBasis> {
  const answer = await http.get<unknown>(assumed('/CashFlow/GetMonthly'), {
    params: flowParams(query),
    signal,
    schema: () => import('./cashFlowSchemas').then((all) => all.monthlyFlowSchema),
    contained: true,
  });
  if (!isRecord(answer) || !Array.isArray(answer['months'])) throw new TypeError('no cash flow');
  const rows = list(answer['months']).filter(isRecord);
  return {
    opening: centsOf(answer['openingBalance']),
    months: MONTHS.map((month) => {
      const row = rows.find((one) => one['month'] === month);
      return { inCents: centsOf(row?.['incomeValue']), outCents: centsOf(row?.['expenseValue']) };
    }),
    otherCurrencies: list(answer['otherCurrencies']).map(textOf).filter(Boolean),
  };
}
