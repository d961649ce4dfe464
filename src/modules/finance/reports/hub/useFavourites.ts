import { keepText, preferenceKey, useKeptText } from '@/platform/grid/gridPreferences';

const NAME = 'reports.favourites';

/** The names that were kept; what is garbled is left out. */
function readFavourites(text: string | null): readonly string[] {
  if (!text) return [];
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    // Garbled storage: the list starts afresh.
    return [];
  }
}

/** The reports that this user has marked for this customer, and how to mark one or take the mark away. */
export function useFavourites() {
  const key = preferenceKey(NAME);
  const favourites = readFavourites(useKeptText(key));
  const turn = (name: string) => {
    const next = favourites.includes(name)
      ? favourites.filter((each) => each !== name)
      : [...favourites, name];
    keepText(key, JSON.stringify(next));
  };
  return { favourites, turn };
}
