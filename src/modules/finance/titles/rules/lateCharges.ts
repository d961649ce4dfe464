import { daysBetween, type LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';
import { lastDayInTime } from './bankHolidays';
import type { TitleRow, WriteOff } from './titleRow';

/** What is charged on a title that is late, in per cent. */
interface ChargeRates {
  /** Of the value, once. */
  readonly penalty: number;
  /** A month, simple, by the day of a month of 30. */
  readonly interest: number;
}

/**
 * Where nothing was agreed: the penalty that article 52 § 1 of the Consumer Code (Law 8.078/1990) allows at most, and the
 * rate of article 161 § 1 of the Tax Code, to which contracts commonly refer.
 */
export const USUAL_RATES: ChargeRates = { penalty: 2, interest: 1 };

const DAYS_OF_MONTH = 30;

/** The rates of a title: its own, else its partner's, else the usual ones. */
export function ratesOf({
  penaltyRate,
  interestRate,
}: Pick<Partial<TitleRow>, 'penaltyRate' | 'interestRate'>): ChargeRates {
  return {
    penalty: penaltyRate ?? USUAL_RATES.penalty,
    interest: interestRate ?? USUAL_RATES.interest,
  };
}

export interface LateCharges {
  /** Days since the due date; 0 when it is paid in time. */
  readonly days: number;
  readonly interest: number;
  readonly penalty: number;
}

const NONE: LateCharges = { days: 0, interest: 0, penalty: 0 };

/** What must be known of a title to tell what it owes for being late. */
export interface LateTitle extends Pick<Partial<TitleRow>, 'penaltyRate' | 'interestRate'> {
  readonly dueDate: string;
  readonly writeOffs: readonly Pick<WriteOff, 'paymentDate' | 'value' | 'interest' | 'penalty'>[];
}

interface Part {
  readonly value: number;
  readonly days: number;
}
const interestOn = ({ value, days }: Part, rate: number) => (value * rate * days) / (100 * DAYS_OF_MONTH);
const penaltyOn = ({ value }: Part, rate: number) => (value * rate) / 100;

/** What this part owes, but no more than all late parts owe together beyond what was charged before. */
function owed(part: Part, earlier: readonly Part[], charged: number, on: (one: Part) => number): number {
  const own = on(part);
  const together = earlier.reduce((sum, one) => sum + on(one), own) - charged;
  return Math.max(0, roundHalfAway(Math.min(own, together), 0));
}

/**
 * What is proposed on top of a title that is paid late: interest of the part from the due date, and a penalty on what was
 * not fined yet. Parts that were paid late before count with what was charged for them, so that a penalty on the whole
 * is not requested again; what was waived for an earlier part stays waived.
 * @param value the part that is being paid, whole cents
 * @param paymentDate YYYY-MM-DD
 * @returns whole cents, rounded half away from zero
 */
export function lateCharges(row: LateTitle, value: number, paymentDate: LocalDate): LateCharges {
  const { dueDate, writeOffs } = row;
  if (dueDate === '' || value <= 0) return NONE;
  const inTime = lastDayInTime(dueDate);
  if (paymentDate <= inTime) return NONE;
  const late = writeOffs.filter((each) => each.paymentDate > inTime);
  const earlier = late.map((each) => ({
    value: each.value,
    days: daysBetween(dueDate, each.paymentDate),
  }));
  const part = { value, days: daysBetween(dueDate, paymentDate) };
  const rates = ratesOf(row);
  const sum = (of: (each: (typeof late)[number]) => number) => late.reduce((all, each) => all + of(each), 0);
  return {
    days: part.days,
    interest: owed(
      part,
      earlier,
      sum(({ interest }) => interest),
      (one) => interestOn(one, rates.interest),
    ),
    penalty: owed(
      part,
      earlier,
      sum(({ penalty }) => penalty),
      (one) => penaltyOn(one, rates.penalty),
    ),
  };
}
