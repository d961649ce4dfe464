/** Same-site pictures are files of these folders: anywhere else an address may be an action of the backend. */
const PICTURE_FILE =
  /^\/(assets|content|files|images|imagens|img|media|static|storage|uploads?)\/[^?#]+\.(avif|gif|jpe?g|png|webp)$/i;
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

/**
 * True for a picture that nobody is told of: inside the text, or a file of this very site. A picture from elsewhere
 * tells who reads; one whose address is an action of the backend would be carried out with the reader's cookie.
 */
export function isQuietPicture(src: string): boolean {
  if (PICTURE_DATA.test(src)) return true;
  const url = read(src);
  // An encoded slash stays one here and may be read as a way out of the folder by the server.
  if (/%(2f|5c)/i.test(src)) return false;
  return url?.origin === location.origin && PICTURE_FILE.test(url.pathname + url.search + url.hash);
}
