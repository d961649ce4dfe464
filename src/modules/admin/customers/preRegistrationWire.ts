import {
  choice,
  figure,
  figureOrNull,
  id,
  keeping,
  list,
  type Read,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';
import { REQUEST_ORIGINS } from './customersChoices';

/** Somebody who asks to become a customer. */
export const PreRegistration = keeping({
  id,
  name: text,
  document: text,
  contactName: text,
  email: text,
  phone: text,
  stateId: figureOrNull,
  cityId: figure,
  cityName: textOrNull,
  area: figureOrNull,
  businessActivityIds: list(id),
  message: textOrNull,
  origin: choice(REQUEST_ORIGINS, null),
  status: choice(['PENDING', 'APPROVED', 'REFUSED'], null),
  reason: textOrNull,
  decidedAt: textOrNull,
  decidedBy: textOrNull,
  customerId: figureOrNull,
  ...platformRecord,
});
export type PreRegistration = Read<typeof PreRegistration>;
