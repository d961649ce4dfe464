/** Ids that this browser gave: the server knows nothing of them. */
const OWN = 'push:';

export const ownId = (key: string | number): string => `${OWN}${key}`;

export function isOwnId(id: string): boolean {
  return id.startsWith(OWN);
}
