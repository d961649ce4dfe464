const YOUTUBE_ID = /^[\w-]{11}$/;

function youtubeId(url: URL): string | null {
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return parts[0] ?? null;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (parts[0] === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live'].includes(parts[0] ?? '') ? (parts[1] ?? null) : null;
}

/**
 * Whether a video can be played from this address: one of YouTube that names a video, or a page of the academy, which
 * is on its own domain or a path of this one.
 */
export function isVideoAddress(address: string): boolean {
  const text = address.trim();
  if (/^\/academia[\w-]*(?:[/?]|$)/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== 'https:') return false;
  if (/(?:^|\.)academia[\w-]*\./.test(url.hostname) || url.pathname.startsWith('/academia')) return true;
  const id = youtubeId(url);
  return id !== null && YOUTUBE_ID.test(id);
}
