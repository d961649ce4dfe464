import { interestPart } from '../../../db/finance/journal/moves';
import { balanceOn, balancesOn, journalOf } from '../../../db/finance/journal/journal';
import type { LedgerKind } from '../../../db/finance/journal/journalTypes';
import { monthsAfter } from '../../../db/calendar';
import { ownedBy } from '../../../db/finance/journal/postAssets';
import { demo } from '../../../state';
import { inCents } from '../titleWire';
import { type ReportCall, reportRoute } from './reportRoute';

interface Line {
  key: string;
  section: string;
}

type Section = 'CURRENT_ASSETS' | 'LONG_ASSETS' | 'CURRENT_LIABILITIES' | 'LONG_LIABILITIES';

/** Lines that one kind of account makes: where it stands with more than nothing left, and where with less. */
const PLAIN: readonly (readonly [kind: LedgerKind, key: string, has: Section, owes: Section])[] = [
  ['BANK', 'CASH', 'CURRENT_ASSETS', 'CURRENT_ASSETS'],
  ['SUSPENSE', 'TO_CLASSIFY', 'CURRENT_ASSETS', 'CURRENT_LIABILITIES'],
  ['TRANSIT', 'IN_TRANSIT', 'CURRENT_ASSETS', 'CURRENT_LIABILITIES'],
  ['INVESTMENT', 'INVESTMENTS', 'CURRENT_ASSETS', 'CURRENT_ASSETS'],
  ['STOCK', 'STOCK', 'CURRENT_ASSETS', 'CURRENT_ASSETS'],
  ['ADVANCE_GRANTED', 'ADVANCES_GRANTED', 'CURRENT_ASSETS', 'CURRENT_ASSETS'],
  ['ADVANCE_RECEIVED', 'ADVANCES_RECEIVED', 'CURRENT_LIABILITIES', 'CURRENT_LIABILITIES'],
  ['CONSORTIUM', 'CONSORTIA', 'LONG_ASSETS', 'LONG_ASSETS'],
  ['CARD', 'CARDS', 'CURRENT_LIABILITIES', 'CURRENT_LIABILITIES'],
];
const OWED: readonly Section[] = ['CURRENT_LIABILITIES', 'LONG_LIABILITIES'];

/** The principal of a loan's installments that are due within a year and not paid by a day, in cents. */
function loansDueBy(customerId: number, day: string, soon: string): Map<number, number> {
  const { documents, installments, writeOffs } = demo.world.finance;
  const due = new Map<number, number>();
  for (const row of installments.filter((each) => each.customerId === customerId)) {
    const { loanId } = documents.need(row.documentId);
    if (row.interest === undefined || loanId === null || row.dueDate.slice(0, 10) > soon) continue;
    const paid = writeOffs
      .filter((each) => each.installmentId === row.id && each.paymentDate.slice(0, 10) <= day)
      .reduce((sum, each) => sum + inCents(each.value) - interestPart(each.value, row), 0);
    const principal = inCents(row.value) - inCents(row.interest) - paid;
    due.set(loanId, (due.get(loanId) ?? 0) + principal);
  }
  return due;
}

/** Every line of the balance sheet on a day, in cents: the balances of the journal's accounts. */
export function linesOn(
  customerId: number | null,
  day: string,
  has: (name: string, wanted: number | null | undefined) => boolean = () => true,
): Map<string, Line & { cents: number }> {
  const lines = new Map<string, Line & { cents: number }>();
  if (customerId === null) return lines;
  const { finance } = demo.world;
  // Accounts, land and loans of the demo are the customer's, of no farm or producer.
  const journal = journalOf(demo.world, customerId).filter(
    ({ farmId, farmerId }) => has('farmIds', farmId) && has('farmerPersonIds', farmerId),
  );
  const add = (section: Section, key: string, cents: number) => {
    if (cents === 0) return;
    const line = lines.get(key) ?? { key, section, cents: 0 };
    lines.set(key, { ...line, cents: line.cents + cents });
  };
  const soon = monthsAfter(day, 12).slice(0, 10);
  for (const [kind, key, own, owes] of PLAIN) {
    const cents = balanceOn(journal, day, kind);
    const section = cents < 0 ? owes : own;
    add(section, key, OWED.includes(section) ? -cents : cents);
  }
  for (const kind of ['RECEIVABLE', 'PAYABLE'] as const)
    for (const [titleId, cents] of balancesOn(journal, day, kind)) {
      const isSoon = (finance.installments.get(titleId)?.dueDate.slice(0, 10) ?? '') <= soon;
      const [term, word] = isSoon ? (['CURRENT', 'SHORT'] as const) : (['LONG', 'LONG'] as const);
      if (kind === 'RECEIVABLE') add(`${term}_ASSETS`, `RECEIVABLES_${word}`, cents);
      else add(`${term}_LIABILITIES`, `PAYABLES_${word}`, -cents);
    }
  const dueSoon = loansDueBy(customerId, day, soon);
  for (const [loanId, cents] of balancesOn(journal, day, 'LOAN')) {
    const short = Math.min(-cents, dueSoon.get(loanId) ?? 0);
    add('CURRENT_LIABILITIES', 'LOANS_SHORT', short);
    add('LONG_LIABILITIES', 'LOANS_LONG', -cents - short);
  }
  const groups = new Map(ownedBy(demo.world, customerId).map(({ ref, group }) => [ref, group]));
  for (const [ref, cents] of balancesOn(journal, day, 'ASSET'))
    add('LONG_ASSETS', `ASSET_${groups.get(ref) ?? 'OTHER'}`, cents);
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
