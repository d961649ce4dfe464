import { isQuietPicture } from '@/platform/ui/safeAddress';

const PARTICLES = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'ltda', 'me', 'sa']);

/** Two letters for a name: of its first two words that carry meaning (`Fazenda da Boa Esperança` → `FB`). */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !PARTICLES.has(word.toLowerCase()));
  const letters = words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0));
  return letters.join('').toUpperCase() || '?';
}

const WHOLE = /^([a-z][a-z\d+.-]*:|[/\\])/i;

/**
 * Address of the picture of a person or a customer: whole as it comes, else in the backend's storage. Undefined when
 * there is none, or when it would tell a stranger or act on the backend (`isQuietPicture`).
 */
export function pictureUrl(imageUrl: string | null, storageUrl: string | null): string | undefined {
  if (!imageUrl) return undefined;
  const url = WHOLE.test(imageUrl.trim()) ? imageUrl : `${(storageUrl ?? '').replace(/\/$/, '')}/${imageUrl}`;
  return isQuietPicture(url, [storageUrl]) ? url : undefined;
}
