import { json } from '../../answers';
import { searchableRegisters } from '../../platformRegister';
import { route } from '../../route';

const MOST = 40;
const MOST_OF_ONE = 5;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
/** Codes and documents are typed with their mask or without. */
const unmasked = (word: string) => (/\d/.test(word) ? word.replace(/[./-]/g, '') : word);

/** Records of every register whose name holds all the words, a few of each register. */
const search = route(
  'GET',
  '/Administration/Search',
  ({ query }) => {
    const words = fold(query.get('text') ?? '')
      .split(/\s+/)
      .filter(Boolean);
    if (words.join('').length < 2) return json([]);
    const found = searchableRegisters.flatMap(({ slug, rows }) =>
      rows()
        .filter(({ name }) => {
          const folded = fold(name);
          return words.every((word) => folded.includes(word) || folded.includes(unmasked(word)));
        })
        .slice(0, MOST_OF_ONE)
        .map((row) => ({ ...row, slug })),
    );
    return json(found.slice(0, MOST));
  },
  { master: true },
);

export const searchHandlers = [search];
