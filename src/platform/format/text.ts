const PLAIN = /^[\u0020-\u007e\s]*$/;

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

/** Folds text for searching: no accents, no case, single spaces, none at the ends. */
export function foldForSearch(text: string): string {
  // Most texts have no accents to look for.
  return (PLAIN.test(text) ? text : stripAccents(text)).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** True when every word of the query stands somewhere in the text, whatever the order, accents and case. */
export function matchesSearch(text: string, query: string): boolean {
  const folded = foldForSearch(text);
  return foldForSearch(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
