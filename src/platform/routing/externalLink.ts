/**
 * An address outside the application that came as data, safe to be a link's target; null for anything but http and
 * https: no script, no data, no address of this site in disguise.
 */
export function externalHref(address: unknown): string | null {
  if (typeof address !== 'string' || !/^https?:\/\//i.test(address.trim())) return null;
  try {
    return new URL(address.trim()).href;
  } catch {
    // No address at all: there is nothing to link to.
    return null;
  }
}

/** What every link to another site carries: a page of its own, which knows nothing of this one. */
export const externalLink = { target: '_blank', rel: 'noopener noreferrer' } as const;
