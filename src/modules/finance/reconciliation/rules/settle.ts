import { shareOut } from '@/platform/format/shareOut';
import { lateCharges } from '../../titles/rules/lateCharges';
import type { BankLine, OpenTitle, SystemRecord, TitlePayment } from '../reconciliationTypes';
import { spreadOverLines } from './spreadOverLines';

/** Where money goes that nothing explains: more than is owed, or less. */
export type Surplus = 'interest' | 'penalty';
export type Shortage = 'discount' | 'partial';

interface SettleInput {
  readonly lines: readonly BankLine[];
  readonly records: readonly SystemRecord[];
  readonly titles: readonly OpenTitle[];
  readonly surplus: Surplus;
  readonly shortage: Shortage;
}

/** Of one title, what is paid in all. Cents. */
export interface TitleAmounts {
  readonly titleId: number;
  readonly value: number;
  readonly discount: number;
  readonly interest: number;
  readonly penalty: number;
}

export interface Settlement {
  /** Why it cannot be confirmed. */
  readonly fault: 'noLine' | 'noTarget' | 'sides' | 'left' | 'tooLittle' | null;
  /** Money of the lines, of what the system has, and open of the titles; positive. */
  readonly lineSum: number;
  readonly recordSum: number;
  readonly titleSum: number;
  /** Penalty and interest that the titles owe on the day they are paid. */
  readonly penaltyDue: number;
  readonly interestDue: number;
  /** What neither titles nor their charges explain; 0 when all adds up. Negative: money is missing. */
  readonly difference: number;
  readonly amounts: readonly TitleAmounts[];
  readonly payments: readonly TitlePayment[];
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const sideOf = (movement: OpenTitle['movement']) => (movement === 'EXPENSE' ? -1 : 1);

const paidOf = ({ value, discount, interest, penalty }: TitleAmounts) =>
  value - discount + interest + penalty;

interface Due {
  readonly title: OpenTitle;
  readonly interest: number;
  readonly penalty: number;
}

const plainOf = ({ title }: Due): TitleAmounts => ({
  titleId: title.id,
  value: title.open,
  discount: 0,
  interest: 0,
  penalty: 0,
});

/** More than is open: first the penalties that are due, then the interest, the rest to the chosen account. */
function withSurplus(dues: readonly Due[], surplus: number, to: Surplus): TitleAmounts[] {
  let left = surplus;
  const take = (most: number) => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const penalties = dues.map(({ penalty }) => take(penalty));
  const interests = dues.map(({ interest }) => take(interest));
  const rest = shareOut(
    left,
    dues.map(({ title }) => title.open),
  );
  return dues.map((due, at) => ({
    ...plainOf(due),
    interest: (interests[at] ?? 0) + (to === 'interest' ? (rest[at] ?? 0) : 0),
    penalty: (penalties[at] ?? 0) + (to === 'penalty' ? (rest[at] ?? 0) : 0),
  }));
}

/** Less than is open: a discount on all, or the titles paid in the order in which they fall due, the last in part. */
function withShortage(dues: readonly Due[], money: number, to: Shortage): TitleAmounts[] {
  if (to === 'discount') {
    const opens = dues.map(({ title }) => title.open);
    const discounts = shareOut(sum(opens) - money, opens);
    return dues.map((due, at) => ({ ...plainOf(due), discount: discounts[at] ?? 0 }));
  }
  let left = money;
  const inOrder = dues.toSorted((a, b) => a.title.dueDate.localeCompare(b.title.dueDate));
  return inOrder.map((due) => {
    const value = Math.min(left, due.title.open);
    left -= value;
    return { ...plainOf(due), value };
  });
}

/**
 * What becomes of the money of one or more lines that are matched with payments, with titles, or with both
 * (finance-decisions §4.7): lines 1 000,00 + 545,00 for titles 800,00 + 700,00 paid 30 days late leave nothing, penalty
 * 16,00 + 14,00 and interest 8,00 + 7,00. Titles are paid on the day of the last line.
 */
export function settle({ lines, records, titles, surplus, shortage }: SettleInput): Settlement {
  const lineSum = Math.abs(sum(lines.map(({ cents }) => cents)));
  const recordSum = Math.abs(sum(records.map(({ cents }) => cents)));
  const titleSum = sum(titles.map(({ open }) => open));
  const day = lines.reduce((last, line) => (line.day > last ? line.day : last), '');
  const dues = titles.map((title): Due => ({ title, ...lateCharges(title, title.open, day) }));
  const penaltyDue = sum(dues.map(({ penalty }) => penalty));
  const interestDue = sum(dues.map(({ interest }) => interest));
  const money = lineSum - recordSum;
  const over = money - titleSum;
  const charges = penaltyDue + interestDue;
  const difference = titles.length === 0 ? over : over > 0 ? Math.max(over - charges, 0) : over;
  const facts = { lineSum, recordSum, titleSum, penaltyDue, interestDue, difference };
  const nothing = (fault: Settlement['fault']): Settlement => ({
    ...facts,
    fault,
    amounts: [],
    payments: [],
  });
  const sides = new Set([
    ...lines.map(({ cents }) => Math.sign(cents)),
    ...records.map(({ cents }) => Math.sign(cents)),
    ...titles.map(({ movement }) => sideOf(movement)),
  ]);
  if (lines.length === 0) return nothing('noLine');
  if (records.length + titles.length === 0) return nothing('noTarget');
  if (sides.size > 1) return nothing('sides');
  if (titles.length === 0) return nothing(over === 0 ? null : 'left');
  if (money <= 0) return nothing('tooLittle');
  const amounts = over >= 0 ? withSurplus(dues, over, surplus) : withShortage(dues, money, shortage);
  if (amounts.some((amount) => amount.value <= 0 || paidOf(amount) <= 0)) return nothing('tooLittle');
  return { ...facts, fault: null, amounts, payments: spreadOverLines(amounts, lines, recordSum) };
}
