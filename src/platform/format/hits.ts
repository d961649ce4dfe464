import { foldForSearch, stripAccents } from '@/platform/format/text';

/** A stretch of a text that a search has found, or one between two such. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
  /** Where it begins in the text. */
  readonly at: number;
}

function hitPlaces(folded: string, query: string): boolean[] {
  const marked = Array.from({ length: folded.length }, () => false);
  for (const word of foldForSearch(query).split(' ')) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      marked.fill(true, at, at + word.length);
    }
  }
  return marked;
}

/** Cuts a text at the words of a query, found without regard to accents and case. The pieces together are the text. */
export function splitHits(text: string, query: string): Piece[] {
  const composed = text.normalize('NFC');
  const folded = stripAccents(composed).toLowerCase();
  // A few letters of other scripts change their number when they are folded: such a text is left whole.
  const marked = folded.length === composed.length ? hitPlaces(folded, query) : [];
  const pieces: Piece[] = [];
  for (let at = 0; at < composed.length;) {
    const hit = marked[at] ?? false;
    let end = at + 1;
    while (end < composed.length && (marked[end] ?? false) === hit) end += 1;
    pieces.push({ text: composed.slice(at, end), hit, at });
    at = end;
  }
  return pieces;
}

const AROUND = 48;

/** The first hit with a few words around it, or '' when the text has none. */
export function excerpt(text: string, query: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const hit = splitHits(flat, query).find((piece) => piece.hit);
  if (!hit) return '';
  const composed = flat.normalize('NFC');
  const from = Math.max(0, hit.at - AROUND);
  const to = Math.min(composed.length, hit.at + hit.text.length + AROUND);
  // Whole words only: a cut one reads like a mistake.
  const start = from === 0 ? 0 : composed.indexOf(' ', from) + 1 || from;
  const end = to === composed.length ? to : Math.max(composed.lastIndexOf(' ', to), hit.at + hit.text.length);
  const inside = composed.slice(Math.min(start, hit.at), end);
  return `${start > 0 ? '… ' : ''}${inside}${end < composed.length ? ' …' : ''}`;
}
