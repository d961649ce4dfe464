import { foldForSearch } from '@/platform/format/text';
import { MOST_SUGGESTIONS } from '@/platform/forms/suggestions';

/** One line of the palette. `path` is muted at the right; `keywords` are searched and not shown. */
export interface PaletteItem {
  id: string;
  name: string;
  group: string;
  path?: string;
  keywords?: string;
  iconName?: string;
  run: () => void;
}

const PLURALS = [
  [/(?:oes|aos|aes)\b/g, 'ao'],
  [/ais\b/g, 'al'],
  [/eis\b/g, 'el'],
] as const;
/** Portuguese plurals as their singular: 'cartoes de credito' → 'cartao de credito'. */
const inSingular = (folded: string) =>
  PLURALS.reduce((text, [plural, one]) => text.replace(plural, one), folded);
/** A text as it is searched, in the plural and the singular. */
const searched = (text: string) => {
  const folded = foldForSearch(text);
  const single = inSingular(folded);
  return single === folded ? folded : `${folded} ${single}`;
};

/** How well an item answers the words typed; 0 = not at all. Every word must occur, in any order, without accents. */
function paletteScore(item: Pick<PaletteItem, 'name' | 'path' | 'keywords'>, search: string): number {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return 1;
  const name = searched(item.name);
  const rest = searched(`${item.path ?? ''} ${item.keywords ?? ''}`);
  let score = 0;
  for (const word of words) {
    if (name.startsWith(word)) score += 4;
    else if (name.includes(` ${word}`)) score += 3;
    else if (name.includes(word)) score += 2;
    else if (rest.includes(word)) score += 1;
    else return 0;
  }
  return score;
}

/** The items that answer the search, best first; equal ones keep their order. */
export function findItems(items: readonly PaletteItem[], search: string): PaletteItem[] {
  return items
    .map((item) => ({ item, score: paletteScore(item, search) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/**
 * What is shown of all that was found: everything while nothing is typed, else the best ten. Records get up to half of
 * the room, and what the pages leave.
 */
export function suggestions(
  pages: readonly PaletteItem[],
  records: readonly PaletteItem[],
  search: string,
): { shown: PaletteItem[]; more: boolean } {
  if (search.trim() === '') return { shown: [...pages, ...records], more: false };
  const half = Math.floor(MOST_SUGGESTIONS / 2);
  const kept = records.slice(0, Math.max(half, MOST_SUGGESTIONS - pages.length));
  const shown = [...pages.slice(0, MOST_SUGGESTIONS - kept.length), ...kept];
  return { shown, more: shown.length < pages.length + records.length };
}
