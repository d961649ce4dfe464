import { id, keeping, list, type Read, text, textOrNull } from '@/platform/http/wire';

/** A key with which another system reads and writes here. Of the key itself only the last four signs are kept. */
export const ApiToken = keeping({
  id,
  name: text,
  service: text,
  readAreas: list(text),
  writeAreas: list(text),
  expiresOn: text,
  lastFour: text,
  lastUsedAt: textOrNull,
  revokedAt: textOrNull,
  createdAt: text,
  updatedAt: textOrNull,
});
export type ApiToken = Read<typeof ApiToken>;
