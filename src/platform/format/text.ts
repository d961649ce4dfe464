const BEYOND_ASCII = /[^\u0020-\u007e\s]+/g;
/** What a single space does not already say. */
const SPACES = /\s{2,}|[^\S ]/g;

/** Accented letters that were met before: a list of thousands has the same few again and again. */
const stripped = new Map<string, string>();
const MOST_STRIPPED = 500;

/** Removes accents and cedillas: 'AÇÃO' → 'ACAO'. Letters keep their number, so a caret keeps its place. */
export function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}

/** How registers keep text: upper case, no accents. */
export function toPlainUpper(text: string): string {
  return stripAccents(text).toUpperCase();
}

function stripKnown(letters: string): string {
  const known = stripped.get(letters);
  if (known !== undefined) return known;
  const plain = stripAccents(letters);
  if (stripped.size < MOST_STRIPPED) stripped.set(letters, plain);
  return plain;
}

/** Folds text for searching: no accents, no case, single spaces, none at the ends. */
export function foldForSearch(text: string): string {
  return text.replace(BEYOND_ASCII, stripKnown).toLowerCase().replace(SPACES, ' ').trim();
}

/** True when every word of the query stands somewhere in the text, whatever the order, accents and case. */
export function matchesSearch(text: string, query: string): boolean {
  const folded = foldForSearch(text);
  return foldForSearch(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
