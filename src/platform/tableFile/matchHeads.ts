import { foldForSearch } from '@/platform/format/text';

/** A column that an import reads, and every head under which it may stand. */
export interface WantedColumn<Name extends string = string> {
  readonly name: Name;
  readonly heads: readonly string[];
  readonly optional?: boolean;
}

export interface MatchedHeads<Name extends string = string> {
  /** Place of each column found, by its name. */
  readonly places: ReadonlyMap<string, number>;
  /** Heads that stand for one column more than once: which of them is meant is not known. */
  readonly repeated: readonly string[];
  /** Names of columns that the file may not do without. */
  readonly missing: readonly Name[];
  /** Heads that no column reads. */
  readonly ignored: readonly string[];
}

/** 'Preço (R$)' and 'preco' are one head: case, accents, spaces and the unit behind it do not count. */
const plainHead = (head: string) =>
  foldForSearch(head.replace(/\s*\([^)]*\)\s*$/, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Finds the columns of a file by their heads. */
export function matchHeads<Name extends string>(
  heads: readonly string[],
  wanted: readonly WantedColumn<Name>[],
): MatchedHeads<Name> {
  const byHead = new Map(
    wanted.flatMap(({ name, heads: known }) => known.map((head) => [plainHead(head), name])),
  );
  const places = new Map<string, number>();
  const repeated: string[] = [];
  const ignored: string[] = [];
  heads.forEach((head, index) => {
    const name = byHead.get(plainHead(head));
    if (name === undefined) {
      if (head !== '') ignored.push(head);
    } else if (places.has(name)) repeated.push(head);
    else places.set(name, index);
  });
  const missing = wanted
    .filter(({ name, optional }) => !optional && !places.has(name))
    .map(({ name }) => name);
  return { places, repeated, missing, ignored };
}
