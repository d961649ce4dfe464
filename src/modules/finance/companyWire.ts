import { figureOrNull, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';
import { customerRecord } from './schemas/customerRecord';

/** A legal person of the customer's own, as the grid and the record answer it. */
export const Company = keeping({
  id,
  name: text,
  document: text,
  stateRegistration: textOrNull,
  stateId: figureOrNull,
  cityId: figureOrNull,
  cityName: textOrNull,
  stateInitials: textOrNull,
  ...customerRecord,
});
export type Company = Read<typeof Company>;
