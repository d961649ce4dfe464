import { ratingsOf } from '../db/finance/ratingTree';
import { demo } from '../state';
import { movesOf } from './finance/reports/moves';
import { inCents } from './finance/titleWire';

export interface Wanted {
  year: number;
  centerId: number | null;
  /** By the day of payment; else by the day of issue. */
  byPayment: boolean;
}

/** The part of a document that fell into planned centers, in one account and month of the crop year. */
export interface ActualItem {
  id: string;
  documentId: number;
  documentNumber: string;
  businessMovement: 'INCOME' | 'EXPENSE';
  partnerPersonName: string | null;
  financialRatingId: number;
  date: string;
  month: number;
  cents: number;
}

/** A crop year runs from July to June. */
export const isOver = (month: number, year: number): boolean =>
  new Date(month >= 7 ? year : year + 1, month, 1).getTime() <= Date.now();

function monthOf(date: string, year: number): number | null {
  const month = Number(date.slice(5, 7));
  return Number(date.slice(0, 4)) === (month >= 7 ? year : year + 1) ? month : null;
}

/** What documents brought to some centers and took from them, in the months of a crop year that are over. */
export function actualItems(
  customerId: number | null,
  centers: ReadonlySet<number | null>,
  { year, byPayment }: Wanted,
): ActualItem[] {
  const { documents, installments, partners } = demo.world.finance;
  const byName = new Map(ratingsOf(demo.world.finance, customerId).map(({ name, id }) => [name, id]));
  const rows = byPayment
    ? movesOf(customerId).map(({ writeOff, ratingName, document, moved }) => ({
        key: `P${writeOff.id}`,
        date: writeOff.paymentDate,
        ratingName,
        document,
        cents: moved,
      }))
    : installments
        .filter((row) => row.customerId === customerId)
        .map((installment) => {
          const document = documents.need(installment.documentId);
          const cents = inCents(installment.value);
          const { ratingName } = installment;
          return { key: `T${installment.id}`, date: document.issueDate, ratingName, document, cents };
        });
  return rows.flatMap(({ key, date, ratingName, document, cents }): ActualItem[] => {
    const month = monthOf(date, year);
    const rating = byName.get(ratingName);
    const percent = document.shares
      .filter(({ costCenterId }) => centers.has(costCenterId))
      .reduce((all, { percentage }) => all + percentage, 0);
    if (month === null || !isOver(month, year) || rating === undefined || percent === 0) return [];
    return [
      {
        id: key,
        documentId: document.id,
        documentNumber: document.number,
        businessMovement: document.movement,
        partnerPersonName: partners.get(document.partnerId)?.name ?? null,
        financialRatingId: rating,
        date: date.slice(0, 10),
        month,
        cents: Math.round((cents * percent) / 100),
      },
    ];
  });
}
