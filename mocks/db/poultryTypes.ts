import type { Row } from './table';

/** What the management of lots keeps besides what the dashboards read. */
interface LotPapers {
  /** How often it was changed: each write names the one it has read. */
  version: number;
  /** Expected, in days. */
  durationDays: number;
  breederLot: string | null;
  litterNumber: number | null;
  /** Age of the breeder hens, in weeks. */
  henAgeWeeks: number | null;
  hatchery: string | null;
  /** Grams of a chick, kilograms of all of them. */
  unitWeight: number | null;
  startingWeight: number | null;
  gender: 'MALE' | 'FEMALE' | 'MIXED' | null;
  productionOrder: string | null;
  litter: 'NEW' | 'FERMENTED' | null;
  litterProduct: string | null;
  cleaned: boolean | null;
  zootechnicalReferenceId: number | null;
  ambienceReferenceId: number | null;
  /** The lot whose closing made this one. */
  madeByLotId: number | null;
  closingReason: string | null;
  /** The document of the financial module that tells the result; without an id it is known by its number alone. */
  resultDocument: { id: number | null; number: string } | null;
  createdAt: string;
  updatedAt: string | null;
  updatedByName: string | null;
}

export interface PoultryLot extends Row, LotPapers {
  customerId: number;
  aviaryId: number;
  number: string;
  status: 'AWAITING' | 'IN_PROGRESS' | 'BLOCKED' | 'FINISHED';
  /** Scale and silo report by themselves. */
  automatic: boolean;
  lineage: string | null;
  /** Days of the calendar, `2026-03-04`. */
  housingDate: string | null;
  expectedEndDate: string | null;
  closingDate: string | null;
  received: number | null;
  discarded: number | null;
  /** The demo makes its course up; of a lot that somebody housed, only what was written down is known. */
  simulated: boolean;
  /** Against what is usual, 1 being the same: growth, feed, losses. */
  pace: number;
  appetite: number;
  losses: number;
  /** How far the birds of a weighing are apart. */
  spread: number;
  /** Ages in days. */
  weighedOn: number[];
  silentHours: number | null;
  /** Bulletins that were kept, the oldest first. */
  bulletins?: {
    company: string;
    version: number;
    savedAt: string;
    savedBy: string;
    printed: boolean;
    values: unknown;
  }[];
  /** The integrator's closing sheet, as it was typed. */
  settlement?: { version: number; savedAt: string; savedBy: string; values: unknown };
}
