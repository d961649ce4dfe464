import { foldForSearch } from '@/platform/format/text';

interface Named {
  readonly name: string;
}

// Folding thousands of names at every key would be felt; each is folded once for as long as its list lives.
const folded = new WeakMap<Named, string>();

/** What parts the digits of a code: '12019000' means '1201.90.00'. */
const PARTED = /(?<=\d)[./-](?=\d)/g;

function foldedName(option: Named): string {
  const known = folded.get(option);
  if (known !== undefined) return known;
  const written = foldForSearch(option.name);
  const bare = written.replace(PARTED, '');
  const name = bare === written ? written : `${written} ${bare}`;
  folded.set(option, name);
  return name;
}

/**
 * The options that hold every word of the query, at most `limit` of them, nearest first: the name begins with the
 * query ('para' finds Paracatu before every town of Paraná), then a word of it does, then the rest. Within each the
 * order of the list stays.
 */
export function rankOptions<O extends Named>(options: readonly O[], query: string, limit: number): O[] {
  const wanted = foldForSearch(query);
  if (wanted === '') return options.slice(0, limit);
  const words = wanted.split(' ');
  const ranks: [O[], O[], O[]] = [[], [], []];
  for (const option of options) {
    const name = foldedName(option);
    if (!words.every((word) => name.includes(word))) continue;
    const rank = name.startsWith(wanted) ? 0 : ` ${name}`.includes(` ${words[0]}`) ? 1 : 2;
    if (ranks[rank].length < limit) ranks[rank].push(option);
  }
  return ranks.flat().slice(0, limit);
}
