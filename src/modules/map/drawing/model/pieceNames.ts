import { toPlainUpper } from '@/platform/format/text';
import type { Drawing, Piece } from './drawing';

/** A plot's name has no more letters. */
const LONGEST = 100;
/** Stand for the name of a piece in its file, and for its number from 1. */
const NAME_MARK = '{nome}';
const NUMBER_MARK = '{n}';

/** Everything that is still to become a plot: the drawing itself, and what was cut off or came in the same file. */
export const allPieces = ({
  rings,
  name,
  spare,
}: Pick<Drawing, 'rings' | 'name' | 'spare'>): readonly Piece[] =>
  rings.length === 0 ? spare : [{ area: rings, name }, ...spare];

/** Names that tell the pieces apart: those of the file where each has one of its own, else a word and the number. */
export function usualPattern(pieces: readonly Piece[], word: string): string {
  const names = pieces.map(({ name }) => toPlainUpper(name?.trim() ?? ''));
  const isNamed = names.every((name) => name !== '') && new Set(names).size === names.length;
  return isNamed ? NAME_MARK : `${word} ${NUMBER_MARK}`;
}

/** The name of each piece by a pattern, in capitals, as plots are named: 'TALHAO {n}' → 'TALHAO 07'. */
export function namesByPattern(pieces: readonly Piece[], pattern: string): readonly string[] {
  const digits = String(pieces.length).length;
  return pieces.map(({ name }, at) => {
    const number = String(at + 1).padStart(digits, '0');
    const text = pattern.replaceAll(NAME_MARK, name?.trim() ?? '').replaceAll(NUMBER_MARK, number);
    return toPlainUpper(text.replaceAll(/\s+/g, ' ').trim()).slice(0, LONGEST);
  });
}

/** Why names cannot be taken: one is empty, or two are the same; null where all are good. */
export function nameFault(names: readonly string[]): 'nameless' | 'namesakes' | null {
  if (names.includes('')) return 'nameless';
  return new Set(names).size < names.length ? 'namesakes' : null;
}
