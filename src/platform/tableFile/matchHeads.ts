import { foldForSearch } from '@/platform/format/text';
import { factorBetween, isSameUnit, partsOfHead } from './headUnits';

/** A column that an import reads, and every head under which it may stand. */
export interface WantedColumn<Name extends string = string> {
  readonly name: Name;
  readonly heads: readonly string[];
  readonly optional?: boolean;
  /** In which unit it is read, where none of its heads says so: 'g', '%'. */
  readonly unit?: string | undefined;
}

export interface MatchedHeads<Name extends string = string> {
  /** Place of each column found, by its name. */
  readonly places: ReadonlyMap<string, number>;
  /** By what the figures of a column are multiplied, for those in another unit than it is read in: kg to g by 1000. */
  readonly factors: ReadonlyMap<string, number>;
  /** Heads with a unit that cannot be converted: their figures would be read as something else. */
  readonly otherUnits: readonly string[];
  /** Heads that stand for one column more than once: which of them is meant is not known. */
  readonly repeated: readonly string[];
  /** Names of columns that the file may not do without. */
  readonly missing: readonly Name[];
  /** Heads that no column reads. */
  readonly ignored: readonly string[];
}

/** 'Preço (R$)' and 'preco' are one head: case, accents, spaces and the unit behind it do not count. */
const plainHead = (head: string) => foldForSearch(partsOfHead(head).name).replace(/\s+/g, ' ').trim();

/** The units that a column is read in: its own first, and those that its heads name. */
const unitsOf = ({ unit, heads }: WantedColumn): readonly string[] => [
  ...(unit === undefined ? [] : [unit]),
  ...heads.flatMap((head) => partsOfHead(head).unit ?? []),
];

function factorOf(unit: string, column: WantedColumn): number | null {
  const units = unitsOf(column);
  return units.some((own) => isSameUnit(own, unit)) ? 1 : factorBetween(unit, units[0] ?? null);
}

/** Finds the columns of a file by their heads. */
export function matchHeads<Name extends string>(
  heads: readonly string[],
  wanted: readonly WantedColumn<Name>[],
): MatchedHeads<Name> {
  const byHead = new Map(wanted.flatMap((column) => column.heads.map((head) => [plainHead(head), column])));
  const factors = new Map<string, number>();
  const otherUnits: string[] = [];
  const convert = (head: string, column: WantedColumn) => {
    const { unit } = partsOfHead(head);
    const factor = unit === null ? 1 : factorOf(unit, column);
    if (factor === null) otherUnits.push(head);
    else if (factor !== 1) factors.set(column.name, factor);
  };
  const places = new Map<string, number>();
  const repeated: string[] = [];
  const ignored: string[] = [];
  heads.forEach((head, index) => {
    const column = byHead.get(plainHead(head));
    if (column === undefined) {
      if (head !== '') ignored.push(head);
    } else if (places.has(column.name)) repeated.push(head);
    else {
      places.set(column.name, index);
      convert(head, column);
    }
  });
  const missing = wanted
    .filter(({ name, optional }) => !optional && !places.has(name))
    .map(({ name }) => name);
  return { places, factors, otherUnits, repeated, missing, ignored };
}
