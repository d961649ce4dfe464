import {
  figureOrNull,
  flag,
  id,
  keeping,
  list,
  oneOf,
  orNull,
  type Read,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { PARTNER_ROLES } from './partnerRoles';
import { PIX_KINDS } from './rules/pixKey';

/** A partner as the grid and the record answer it. */
export const Partner = keeping({
  id,
  document: text,
  name: text,
  tradeName: textOrNull,
  roles: list(oneOf(PARTNER_ROLES)),
  stateRegistration: textOrNull,
  stateRegistrationExempt: flag,
  cep: textOrNull,
  stateId: figureOrNull,
  stateInitials: textOrNull,
  cityId: figureOrNull,
  cityName: textOrNull,
  address: textOrNull,
  addressNumber: textOrNull,
  district: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  secondPhone: textOrNull,
  bankId: figureOrNull,
  bankName: textOrNull,
  branch: textOrNull,
  accountNumber: textOrNull,
  pixKind: orNull(oneOf(PIX_KINDS)),
  pixKey: textOrNull,
  notes: textOrNull,
  // Per cent on late titles; null as usual.
  penaltyRate: figureOrNull,
  interestRate: figureOrNull,
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
});
export type Partner = Read<typeof Partner>;
