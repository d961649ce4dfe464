import { boolean } from 'valibot';
import { figure, figureOrNull, id, keeping, orNull, type Read, text, textOrNull } from '@/platform/http/wire';

/** A lot, as the grid and the record answer it. */
export const ChickenLot = keeping({
  id,
  /** Which of its changes was read: each write sends it back. */
  version: figure,
  aviaryId: figure,
  aviaryName: textOrNull,
  farmName: textOrNull,
  number: text,
  status: text,
  housingDate: textOrNull,
  /** Days. */
  durationDays: figureOrNull,
  expectedEndDate: textOrNull,
  closingDate: textOrNull,
  closingReason: textOrNull,
  productionOrder: textOrNull,
  lineage: textOrNull,
  gender: textOrNull,
  breederLot: textOrNull,
  hatchery: textOrNull,
  henAgeWeeks: figureOrNull,
  /** Birds. */
  quantityReceived: figureOrNull,
  discardedOnDelivery: figureOrNull,
  /** Grams of a chick, kilograms of all of them. */
  averageUnitWeight: figureOrNull,
  startingWeight: figureOrNull,
  litterNumber: figureOrNull,
  litter: textOrNull,
  litterProduct: textOrNull,
  washedAndDisinfected: orNull(boolean()),
  zootechnicalReferenceId: figureOrNull,
  zootechnicalReferenceName: textOrNull,
  ambienceReferenceId: figureOrNull,
  ambienceReferenceName: textOrNull,
  /** The document of the financial module that tells the result. */
  resultDocumentId: figureOrNull,
  resultDocumentNumber: textOrNull,
  createdAt: textOrNull,
  updatedAt: textOrNull,
  updatedBy: textOrNull,
});
export type ChickenLot = Read<typeof ChickenLot>;

/** What a lot of any kind is managed by. */
export type ManagedLot = Pick<
  ChickenLot,
  | 'id'
  | 'version'
  | 'number'
  | 'status'
  | 'housingDate'
  | 'durationDays'
  | 'closingDate'
  | 'closingReason'
  | 'resultDocumentId'
  | 'resultDocumentNumber'
>;
