/** Same-site pictures are files of these folders: anywhere else an address may be an action of the backend. */
const PICTURE_FILE =
  /^\/(arquivos|assets|content|files|images|imagens|img|media|static|storage|uploads?)\/[^?#]+\.(avif|gif|jpe?g|png|svg|webp)$/i;
const PICTURE_DATA = /^data:image\/(png|jpe?g|gif|webp);/i;
const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address as the browser will read it; it leaves out tabs and line breaks, which hide '//' from any pattern. */
function read(address: string): URL | null {
  try {
    return new URL(address, location.origin);
  } catch {
    // No address at all leads nowhere.
    return null;
  }
}

/** What may become of a link that came from outside: kept, kept as a way out of this site, or taken off. */
export function judgeLink(href: string): 'own' | 'foreign' | 'refused' {
  const url = read(href);
  if (!url || !LINK_SCHEMES.includes(url.protocol)) return 'refused';
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return 'own';
  if (url.origin === location.origin) return 'own';
  // An address without its scheme is somebody's attempt to look like one of this site.
  return /^\s*https?:/i.test(href) ? 'foreign' : 'refused';
}

/** A slash or a dot written as a code, and what a browser leaves out: a server may read another path than we do. */
const HIDDEN = /[\p{Cc}\\]|%(2f|5c|2e|00)/iu;

/** Hosts whose pictures may be shown, as the backend's own configuration names them: of `https:` addresses only. */
function hostOf(address: string | null): string | null {
  const url = address === null ? null : read(address);
  return url?.protocol === 'https:' ? url.host : null;
}

/**
 * True for a picture that discloses nothing to others: inside the text, a file of this very site, or a file of the
 * hosts that the backend names as its own (`blogUrl`, `storageUrl`). A picture from elsewhere tells who reads; one
 * whose address is an action of the backend would be carried out with the reader's cookie.
 */
export function isQuietPicture(src: string, ownAddresses: readonly (string | null)[] = []): boolean {
  if (PICTURE_DATA.test(src)) return true;
  if (HIDDEN.test(src)) return false;
  const url = read(src);
  if (!url) return false;
  if (url.origin === location.origin) return PICTURE_FILE.test(url.pathname + url.search + url.hash);
  // Without its scheme an address only looks like one of this site.
  const isWhole = url.protocol === 'https:' && /^https:/i.test(src);
  return isWhole && ownAddresses.some((address) => hostOf(address) === url.host);
}
