import { choice, figure, figureOrNull, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';
import { customerRecord } from '../schemas/customerRecord';
import { CONTRIBUTION_BASES, PRODUCER_KINDS } from './rules/contributions';

/** A state registration of a producer on a farm, as the grid and the record answer it. */
export const Registration = keeping({
  id,
  name: text,
  farmerId: figureOrNull,
  farmerName: textOrNull,
  document: text,
  farmId: figureOrNull,
  farmName: textOrNull,
  stateInitials: text,
  registration: text,
  ...customerRecord,
});
export type Registration = Read<typeof Registration>;

/** A series of NF-e of a producer with a CPF; numbers are the server's. */
export const Series = keeping({
  id,
  name: text,
  series: figure,
  stateRegistrationId: figure,
  stateRegistrationName: textOrNull,
  lastNumber: figureOrNull,
  ...customerRecord,
});
export type Series = Read<typeof Series>;

/** What a producer chose for a year: contributions on sales, or on the payroll. */
export const Contribution = keeping({
  id,
  year: figure,
  farmerId: figure,
  farmerName: textOrNull,
  producerKind: choice(PRODUCER_KINDS, null),
  base: choice(CONTRIBUTION_BASES, null),
  expectedSales: figureOrNull,
  observation: textOrNull,
  ...customerRecord,
});
export type Contribution = Read<typeof Contribution>;
