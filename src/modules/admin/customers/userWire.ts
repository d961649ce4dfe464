import { figure, flag, id, keeping, list, type Read, record, text, textOrNull } from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';

const userLink = record({
  id,
  customerId: figure,
  customerName: text,
  profileId: figure,
  isOwner: flag,
});

/** Somebody who signs in, with the customers they work for. */
export const PlatformUser = keeping({
  id,
  name: text,
  email: text,
  isMaster: flag,
  isSupport: flag,
  emailConfirmed: flag,
  lastAccessAt: textOrNull,
  links: list(userLink),
  ...platformRecord,
});
export type PlatformUser = Read<typeof PlatformUser>;
