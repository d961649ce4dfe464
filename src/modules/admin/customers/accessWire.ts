import { choice, figure, flag, id, keeping, type Read, record, text, textOrNull } from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';
import { STAFF_ORIGINS } from './customersChoices';

/** An access to a customer's data. */
export const Access = keeping({
  id,
  linkId: figure,
  userName: text,
  email: text,
  customerName: text,
  accessedAt: text,
  accessedFrom: choice(['WEB', 'APP', ...STAFF_ORIGINS], null),
  device: textOrNull,
  ip: textOrNull,
  note: textOrNull,
  manual: flag,
  isLast: flag,
  ...platformRecord,
});
export type Access = Read<typeof Access>;

export const AccessDay = record({
  date: text,
  web: figure,
  app: figure,
  staff: figure,
});
export type AccessDay = Read<typeof AccessDay>;
