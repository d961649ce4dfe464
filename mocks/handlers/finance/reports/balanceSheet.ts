import type { Loan } from '../../../db/finance/financeTypes';
import { assetsOf } from '../../../db/finance/patrimonySeed';
import type { Asset } from '../../../db/finance/patrimonyTypes';
import { demo } from '../../../state';
import { inCents } from '../titleWire';
import { movesOf } from './moves';
import { type ReportCall, reportRoute } from './reportRoute';
import { stockValueOn } from '../../../db/stock/stockLedger';

const MONTHS = { MONTHLY: 1, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 } as const;

/** The same day some months on, or the last one of a shorter month. */
function monthsOn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** What each installment of a loan takes off its principal and its interest, in cents, by its due date. */
export function amortizations(loan: Loan): { dueDate: string; cents: number; interest: number }[] {
  const [principal, count, months] = [inCents(loan.principal), loan.installments, MONTHS[loan.interval]];
  const rate = (1 + loan.interestRate / 100) ** (months / 12) - 1;
  const even = Math.round(rate === 0 ? principal / count : (principal * rate) / (1 - (1 + rate) ** -count));
  let left = principal;
  return Array.from({ length: count }, (_, at) => {
    const planned =
      loan.amortization === 'PRICE'
        ? even - Math.round(left * rate)
        : loan.amortization === 'SAC'
          ? Math.round(principal / count)
          : 0;
    const interest = Math.round(left * rate);
    const cents = at === count - 1 ? left : Math.max(0, Math.min(planned, left));
    left -= cents;
    return { dueDate: monthsOn(loan.firstDueDate, months * at), cents, interest };
  });
}

/** What an asset is worth in the books when a day ends: its price less the even quotas of the months that are over. */
function bookCents(asset: Asset, day: string): number {
  const { purchasePrice: price, residualValue, usefulLifeMonths: life } = asset;
  if (price === null) return 0;
  const first = (asset.depreciationStart ?? asset.purchaseDate ?? day).slice(0, 7);
  const total = inCents(price) - inCents(residualValue ?? price);
  if (life === null || total <= 0) return inCents(price);
  const [year = 0, month = 1] = first.split('-').map(Number);
  const [toYear = 0, toMonth = 1] = day.split('-').map(Number);
  const endsMonth = monthsOn(`${day.slice(0, 7)}-31`, 0) <= day;
  const over = Math.max(0, (toYear - year) * 12 + toMonth - month + (endsMonth ? 1 : 0));
  const worn = over >= life ? total : Math.min(total, Math.round(total / life) * over);
  return inCents(price) - worn;
}

interface Line {
  key: string;
  section: string;
}

/** Every line of the balance sheet on a day, in cents. */
export function linesOn(
  customerId: number | null,
  day: string,
  has: (name: string, wanted: number | null | undefined) => boolean = () => true,
): Map<string, Line & { cents: number }> {
  const belongs = ({ farmId, farmerId }: { farmId: number | null; farmerId: number | null }) =>
    has('farmIds', farmId) && has('farmerPersonIds', farmerId);
  // Accounts, land and loans of the demo are the customer's, of no farm or producer.
  const whole = belongs({ farmId: null, farmerId: null });
  const { finance, realEstates } = demo.world;
  const lines = new Map<string, Line & { cents: number }>();
  const add = (section: string, key: string, cents: number) => {
    const line = lines.get(key) ?? { key, section, cents: 0 };
    lines.set(key, { ...line, cents: line.cents + cents });
  };
  const own = (row: { customerId: number }) => row.customerId === customerId;
  const soon = monthsOn(day, 12);
  const moves = movesOf(customerId).filter(({ writeOff }) => writeOff.paymentDate.slice(0, 10) <= day);

  for (const account of finance.currentAccounts.filter(own)) {
    if (!whole || account.openingDate.slice(0, 10) > day) continue;
    const moved = moves
      .filter(
        ({ writeOff }) =>
          writeOff.currentAccountId === account.id && writeOff.paymentDate >= account.openingDate,
      )
      .reduce(
        (sum, { document, moved: cents }) => sum + (document.movement === 'INCOME' ? cents : -cents),
        0,
      );
    add('CURRENT_ASSETS', 'CASH', inCents(account.openingBalance) + moved);
  }
  const paid = new Map<number, number>();
  for (const { writeOff } of moves)
    paid.set(writeOff.installmentId, (paid.get(writeOff.installmentId) ?? 0) + inCents(writeOff.value));
  for (const row of finance.installments.filter(own)) {
    const document = finance.documents.need(row.documentId);
    if (document.issueDate.slice(0, 10) > day || !belongs(document)) continue;
    const open = inCents(row.value) - (paid.get(row.id) ?? 0);
    const term = row.dueDate.slice(0, 10) <= soon ? ['CURRENT', 'SHORT'] : ['LONG', 'LONG'];
    if (document.movement === 'INCOME') add(`${term[0]}_ASSETS`, `RECEIVABLES_${term[1]}`, open);
    else add(`${term[0]}_LIABILITIES`, `PAYABLES_${term[1]}`, open);
  }
  // A stock whose cost nobody knows has no value here.
  add('CURRENT_ASSETS', 'STOCK', stockValueOn(demo.world, customerId, day, belongs) ?? 0);
  const land = realEstates.all().map((row) => ({ ...row, group: 'REAL_ESTATE' }));
  for (const row of [...land, ...assetsOf(finance.patrimony)]) {
    const bought = (row.purchaseDate ?? '').slice(0, 10) <= day;
    const unsold = row.saleDate === null || row.saleDate.slice(0, 10) > day;
    if (whole && own(row) && row.active && bought && unsold)
      add('LONG_ASSETS', `ASSET_${row.group}`, bookCents(row, day));
  }
  for (const loan of finance.loans.filter((row) => own(row) && row.active)) {
    if (!whole || loan.contractDate.slice(0, 10) > day) continue;
    for (const { dueDate, cents } of amortizations(loan).filter((part) => part.dueDate >= day))
      if (dueDate <= soon) add('CURRENT_LIABILITIES', 'LOANS_SHORT', cents);
      else add('LONG_LIABILITIES', 'LOANS_LONG', cents);
  }
  return lines;
}

/** What a closed day keeps, with what was adjusted until then: of one farm or producer only as the registers have it. */
function linesOfClosed(
  { query, customerId, has }: ReportCall,
  day: string,
): Map<string, Line & { cents: number }> {
  const { balanceClosings, balanceAdjustments } = demo.world.finance;
  const closing = balanceClosings.find((row) => row.customerId === customerId && row.date === day);
  const parted = query.has('farmIds') || query.has('farmerPersonIds');
  const frozen = parted ? null : (closing?.lines ?? null);
  const lines = frozen
    ? new Map(
        frozen.map(({ lineKey, section, value }) => [
          lineKey,
          { key: lineKey, section, cents: inCents(value) },
        ]),
      )
    : linesOn(customerId, day, has);
  const adjusted = balanceAdjustments.filter((row) => row.customerId === customerId && row.date <= day);
  for (const { section, value } of parted ? [] : adjusted) {
    const key = `ADJUSTMENT ${section}`;
    const cents = (lines.get(key)?.cents ?? 0) + inCents(value);
    lines.set(key, { key: 'ADJUSTMENT', section, cents });
  }
  return lines;
}

/** The balance sheet on a closed day beside those of up to two others. */
export const balanceSheet = reportRoute(
  'BalanceSheet',
  'REPORT_BALANCE_SHEET',
  (call) => {
    const { query } = call;
    const days = [query.get('date'), query.get('comparedDate'), query.get('thirdDate')];
    const [on, before, third] = days.map((day) => (day === null ? null : linesOfClosed(call, day)));
    const keys = [...new Map([on, before, third].flatMap((lines) => [...(lines ?? [])])).entries()];
    return keys
      .map(([at, { key, section }]) => {
        const valueIn = (lines: typeof on) => (lines ? (lines.get(at)?.cents ?? 0) / 100 : null);
        return {
          lineKey: key,
          section,
          value: valueIn(on),
          comparedValue: valueIn(before),
          thirdValue: valueIn(third),
        };
      })
      .filter(({ value, comparedValue, thirdValue }) => value || comparedValue || thirdValue);
  },
  { closedDays: true },
);
