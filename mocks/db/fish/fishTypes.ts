import type { PoultryLot } from '../poultryTypes';
import type { Row } from '../table';

/** Lots of fish have numbers of their own: those of poultry stay below. */
export const FIRST_FISH_LOT = 5001;

export interface FishLot extends Row {
  customerId: number;
  /** How often it was changed: each write names the one it has read. */
  version: number;
  fishPondId: number;
  number: string;
  status: 'AWAITING' | 'IN_PROGRESS' | 'BLOCKED' | 'FINISHED';
  productionOrderId: number | null;
  /** The species: see FISH_SPECIES. */
  animalBreedId: number | null;
  /** Days of the calendar, `2026-03-04`. */
  housingDate: string | null;
  /** Expected, in days. */
  durationDays: number;
  expectedEndDate: string | null;
  closingDate: string | null;
  closingReason: string | null;
  /** Fish that were delivered, dead ones among them. */
  housed: number | null;
  /** Grams of a fish, kilograms of all of them. */
  unitWeight: number | null;
  totalWeight: number | null;
  /** In what it leaves: by weight, by the head, by the thousand. */
  outputUnit: 'KG' | 'HEAD' | 'THOUSAND' | null;
  deadInTransport: number | null;
  /** Of the water at housing, °C and pH. */
  waterTemperature: number | null;
  waterPh: number | null;
  /** The sets that it is fed by and that its water is compared with. */
  rangeSetId: number | null;
  waterSetId: number | null;
  harvestYear: number | null;
  farmId: number | null;
  farmActivityId: number | null;
  harvestId: number | null;
  supplier: string | null;
  /** The lot whose closing made this one. */
  madeByLotId: number | null;
  /** The document of the financial module that tells the result; without an id it is known by its number alone. */
  resultDocument: { id: number | null; number: string } | null;
  /** Bulletins that were kept, the oldest first. */
  bulletins?: NonNullable<PoultryLot['bulletins']>;
  createdAt: string;
  updatedAt: string | null;
  updatedByName: string | null;
}

/** One number for many lots. Its state is what its lots are. */
export interface FishOrder extends Row {
  customerId: number;
  version: number;
  number: string;
  observation: string | null;
  createdAt: string;
  updatedAt: string | null;
}
