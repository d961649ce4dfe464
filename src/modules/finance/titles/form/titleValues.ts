import {
  linesOfShares,
  noProducer,
  type ProducerLine,
  sharesOfLines,
} from '@/domain/producers/producerShares';
import { producersBody } from '@/domain/producers/producersWire';
import { addDays, addMonths, daysBetween } from '@/platform/format/date';
import { fromCents } from '@/platform/format/money';
import { roundHalfAway } from '@/platform/format/number';
import type { FormInput } from '@/platform/forms/useAppForm';
import { dueDates, type Interval } from '../rules/splitInstallments';
import type { Movement, TitleDetail } from '../rules/titleRow';
import type { TitleBody } from '../titlesSchemas';

export const NOTE_LIMIT = 100;
export const NUMBER_LIMIT = 20;

/** Months between documents that repeat themselves; 0: it does not. */
export const RECURRENCES = [0, 1, 2, 3, 6, 12] as const;
export const MOST_TIMES = 60;
export const MOST_DISCOUNT_DAYS = 365;

export interface InstallmentValues {
  /** YYYY-MM-DD. */
  dueDate: string;
  /** Whole cents. */
  value: number;
}

/** A document with its installments as it stands in its form. Money in cents, days as YYYY-MM-DD. */
export interface TitleValues {
  movement: Movement;
  partnerId: number;
  companyId: number | null;
  documentTypeId: number;
  documentNumber: string;
  issueDate: string;
  currencyId: number;
  /** In hundredths of the currency; only where it is not the real. */
  currencyValue: number | null;
  /** What one of the currency is worth in reais, four decimals. */
  quotation: number | null;
  total: number;
  farmId: number | null;
  /** Whose it is: one empty line where nobody is said. */
  producers: ProducerLine[];
  /** False where the server did not say them: empty lines are then not sent as none. */
  producersKnown: boolean;
  costCenterId: number | null;
  harvestId: number | null;
  ratingId: number;
  loanId: number | null;
  paymentId: number | null;
  note: string | null;
  /** Per cent; null as with the partner, or as usual. */
  penaltyRate: number | null;
  interestRate: number | null;
  discountRate: number | null;
  discountDays: number | null;
  recurrence: (typeof RECURRENCES)[number];
  times: number | null;
  count: number;
  firstDue: string;
  interval: Interval;
  intervalDays: number | null;
  installments: InstallmentValues[];
}

export type TitleInput = FormInput<TitleValues>;

/** The value of a document in reais, in cents: its own currency's at the rate, rounded half away from zero. */
export function inReais(currencyValue: number | null, quotation: number | null): number | null {
  if (currencyValue === null || quotation === null) return null;
  return roundHalfAway(currencyValue * quotation, 0);
}

/** A new document: due in a month, in the currency that nearly everything is in. */
export function emptyValues(today: string, movement: Movement, currencyId: number | null): TitleInput {
  return {
    movement,
    partnerId: null,
    companyId: null,
    documentTypeId: null,
    documentNumber: null,
    issueDate: today,
    currencyId,
    currencyValue: null,
    quotation: null,
    total: null,
    farmId: null,
    producers: noProducer(),
    producersKnown: true,
    costCenterId: null,
    harvestId: null,
    ratingId: null,
    loanId: null,
    paymentId: null,
    note: null,
    penaltyRate: null,
    interestRate: null,
    discountRate: null,
    discountDays: 0,
    recurrence: 0,
    times: 12,
    count: 1,
    firstDue: addDays(today, 30),
    interval: 'MONTH',
    intervalDays: null,
    installments: [{ dueDate: addDays(today, 30), value: null }],
  };
}

/** How the installments of a document follow each other, as far as one rule explains them. */
function readInterval(dates: readonly string[]): Pick<TitleValues, 'interval' | 'intervalDays'> {
  const [first = '', second] = dates;
  if (second === undefined) return { interval: 'MONTH', intervalDays: null };
  const fits = (interval: Interval, days: number) =>
    dueDates(first, dates.length, interval, days).every((date, at) => date === dates[at]);
  if (fits('MONTH', 0)) return { interval: 'MONTH', intervalDays: null };
  if (fits('DAYS30', 0)) return { interval: 'DAYS30', intervalDays: null };
  return { interval: 'CUSTOM', intervalDays: Math.max(1, daysBetween(first, second)) };
}

/** The form's values for a document; a copy of it has another number, and is issued today. */
export function valuesOf(title: TitleDetail, copiedOn: string | null): TitleInput {
  const installments = title.installments.map(({ dueDate, value }) => ({ dueDate, value }));
  const values: TitleInput = {
    movement: title.movement,
    partnerId: title.partnerId,
    companyId: title.companyId,
    documentTypeId: title.documentTypeId,
    documentNumber: title.documentNumber,
    issueDate: title.issueDate,
    currencyId: title.currencyId,
    currencyValue: title.currencyValue,
    quotation: title.quotation,
    total: installments.reduce((sum, { value }) => sum + value, 0),
    farmId: title.farmId,
    producers: linesOfShares(title.producers ?? []),
    producersKnown: title.producers !== null,
    costCenterId: title.costCenterId,
    harvestId: title.harvestId,
    ratingId: title.ratingId,
    loanId: title.loanId,
    paymentId: title.paymentId,
    note: title.note || null,
    penaltyRate: title.ownPenaltyRate,
    interestRate: title.ownInterestRate,
    discountRate: title.discountRate,
    discountDays: title.discountDays ?? 0,
    recurrence: 0,
    times: 12,
    count: installments.length,
    firstDue: installments[0]?.dueDate ?? title.dueDate,
    ...readInterval(installments.map(({ dueDate }) => dueDate)),
    installments,
  };
  if (copiedOn === null) return values;
  return { ...values, documentNumber: null, issueDate: copiedOn, ...laterBy(installments, copiedOn) };
}

/** The same installments, moved on by whole months until none is due before the day. */
function laterBy(
  installments: readonly InstallmentValues[],
  day: string,
): Pick<TitleInput, 'firstDue' | 'installments'> {
  const first = installments[0]?.dueDate ?? day;
  let months = 0;
  while (addMonths(first, months) < day) months += 1;
  const moved = installments.map((row) => ({ ...row, dueDate: addMonths(row.dueDate, months) }));
  return { firstDue: addMonths(first, months), installments: moved };
}

/** What is sent: money in reais, a rate only where the currency is not the real. */
export function toBody(values: TitleValues, foreign: boolean, isNew: boolean): TitleBody {
  const shares = sharesOfLines(values.producers);
  const repeats = isNew && values.count === 1 && values.recurrence > 0 && values.times !== null;
  return {
    movement: values.movement,
    partnerPersonId: values.partnerId,
    companyId: values.companyId,
    documentTypeId: values.documentTypeId,
    documentNumber: values.documentNumber.trim(),
    issueDate: values.issueDate,
    currencyId: values.currencyId,
    currencyValue: foreign && values.currencyValue !== null ? fromCents(values.currencyValue) : null,
    quotation: foreign ? values.quotation : null,
    totalValue: fromCents(values.total),
    farmId: values.farmId,
    producers: shares.length > 0 || values.producersKnown ? producersBody(shares) : null,
    farmActivityFieldId: values.costCenterId,
    harvestId: values.harvestId,
    financialRatingId: values.ratingId,
    loanId: values.loanId,
    paymentId: values.paymentId,
    observation: values.note?.trim() || null,
    penaltyRate: values.penaltyRate,
    interestRate: values.interestRate,
    discountRate: values.discountRate,
    discountDays: values.discountRate === null ? null : values.discountDays,
    recurrence: repeats ? { months: values.recurrence, times: values.times ?? 1 } : null,
    installments: values.installments.map(({ dueDate, value }) => ({
      dueDate,
      installmentValue: fromCents(value),
    })),
  };
}

/** Sum of the installments as they stand, in cents. */
export const sumOfRows = (rows: readonly { readonly value: number | null }[]) =>
  rows.reduce((sum, { value }) => sum + (value ?? 0), 0);
