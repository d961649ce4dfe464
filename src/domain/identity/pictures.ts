const PARTICLES = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'ltda', 'me', 'sa']);

/** Two letters for a name: of its first two words that carry meaning (`Fazenda da Boa Esperança` → `FB`). */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !PARTICLES.has(word.toLowerCase()));
  const letters = words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0));
  return letters.join('').toUpperCase() || '?';
}

/** Address of a customer's picture: whole as it comes, else in the backend's storage. */
export function pictureUrl(imageUrl: string | null, storageUrl: string | null): string | undefined {
  if (!imageUrl) return undefined;
  return /^(https?:|data:image\/|\/)/.test(imageUrl) ? imageUrl : `${storageUrl ?? ''}/${imageUrl}`;
}
