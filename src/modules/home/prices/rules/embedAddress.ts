/** The address of the quotes of another site. */
export interface EmbedAddress {
  readonly href: string;
  readonly host: string;
}

/** Reads the address that the backend gives: only https, and not of this site, whose pages need no frame. Else null. */
export function readEmbedAddress(address: string | null | undefined): EmbedAddress | null {
  if (!address) return null;
  try {
    const { protocol, origin, href, host, username } = new URL(address);
    return protocol === 'https:' && origin !== location.origin && username === '' ? { href, host } : null;
  } catch {
    // No address at all: as if none had been given.
    return null;
  }
}
