const PARTICLES = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'ltda', 'me', 'sa']);

/** Two letters for a name: of its first two words that carry meaning (`Fazenda da Boa Esperança` → `FB`). */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !PARTICLES.has(word.toLowerCase()));
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toUpperCase() || '?';
}
