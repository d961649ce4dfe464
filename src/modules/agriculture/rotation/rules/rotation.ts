import { daysBetween, type LocalDate } from '@/platform/format/date';
import type { RotationEntry, RotationPlot, Season, SeasonColumn, World } from '../rotationTypes';

type Span = Pick<RotationEntry, 'from' | 'to' | 'hectares' | 'intercropped'>;

/** Months in which a season's crop may stand, the crop year beginning in August. */
const BOUNDS: Record<Season, readonly [years: number, from: string, toYears: number, to: string]> = {
  SUMMER: [0, '08-01', 1, '05-31'],
  SECOND: [1, '01-01', 1, '08-31'],
  WINTER: [1, '03-01', 1, '11-30'],
  PERENNIAL: [0, '01-01', 60, '12-31'],
};

/** The first and the last day on which a crop of the season may stand. */
export function seasonBounds({ year, season }: SeasonColumn): { from: LocalDate; to: LocalDate } {
  const [before, from, after, to] = BOUNDS[season];
  return { from: `${year + before}-${from}`, to: `${year + after}-${to}` };
}

/** What forestry plants stands for years; fields have seasons too. */
const seasonsOf = (world: World): readonly Season[] =>
  world === 'forestry' ? ['PERENNIAL'] : ['SUMMER', 'SECOND', 'WINTER', 'PERENNIAL'];

export function columnsOf(world: World, firstYear: number, years: number): SeasonColumn[] {
  return Array.from({ length: years }, (_, at) => firstYear + at).flatMap((year) =>
    seasonsOf(world).map((season) => ({ year, season })),
  );
}

/** Whether an entry stands in a column: its own, and of what is perennial each crop year, August to July, that it lasts. */
export function standsIn(
  { year, season, from, to }: Pick<RotationEntry, 'year' | 'season' | 'from' | 'to'>,
  column: SeasonColumn,
): boolean {
  if (season !== column.season) return false;
  if (season !== 'PERENNIAL') return year === column.year;
  return year === column.year || (from <= `${column.year + 1}-07-31` && to >= `${column.year}-08-01`);
}

/**
 * Whether what is perennial keeps its area in a season of annual crops: it goes on until it is removed, and counts
 * where it stands on at least half of the season's days.
 */
export function continuesIn(
  { season, from, to }: Pick<RotationEntry, 'season' | 'from' | 'to'>,
  column: SeasonColumn,
): boolean {
  if (season !== 'PERENNIAL' || column.season === 'PERENNIAL') return false;
  const bounds = seasonBounds(column);
  const [first, last] = [from > bounds.from ? from : bounds.from, to < bounds.to ? to : bounds.to];
  if (last < first) return false;
  return (daysBetween(first, last) + 1) * 2 >= daysBetween(bounds.from, bounds.to) + 1;
}

const meets = (a: Span, b: Span) => a.from <= b.to && b.from <= a.to;
/** Hundredths of a hectare, so that sums are exact. */
const ares = (hectares: number) => Math.round(hectares * 100);

export type Refusal = 'DATES' | 'SEASON' | 'AREA' | 'OVERLAP';

/**
 * Why an entry cannot be planned: its days are turned round or out of season, it is larger than the plot, or it is with
 * what stands there on some of the same days. What is intercropped shares the area.
 */
export function refusalOf(
  entry: Span & SeasonColumn,
  plot: Pick<RotationPlot, 'hectares'>,
  others: readonly Span[],
): Refusal | null {
  if (entry.from > entry.to) return 'DATES';
  const bounds = seasonBounds(entry);
  if (entry.from < bounds.from || entry.to > bounds.to) return 'SEASON';
  if (ares(entry.hectares) > ares(plot.hectares)) return 'AREA';
  if (entry.intercropped) return null;
  const beside = others.filter((other) => !other.intercropped && meets(entry, other));
  // The used area is greatest on a day on which one of them begins.
  const days = [entry, ...beside]
    .map(({ from }) => from)
    .filter((day) => day >= entry.from && day <= entry.to);
  const most = Math.max(
    ...days.map((day) =>
      beside
        .filter(({ from, to }) => from <= day && day <= to)
        .reduce((sum, { hectares }) => sum + ares(hectares), ares(entry.hectares)),
    ),
  );
  return most > ares(plot.hectares) ? 'OVERLAP' : null;
}

export interface Warning {
  readonly kind: 'SAME_FAMILY' | 'BEFORE_HARVEST' | 'AREA';
  readonly entry: RotationEntry;
  /** The entry it is measured against; null of an area. */
  readonly other: RotationEntry | null;
}

/** What is unwise about a plot's entries; the entry that a warning belongs to is the later one. */
export function warningsOf(plot: RotationPlot, entries: readonly RotationEntry[]): Warning[] {
  const ordered = entries
    .filter(({ plotId, kind }) => plotId === plot.id && kind !== 'FALLOW')
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.id - b.id));
  return ordered.flatMap((entry, at): Warning[] => {
    const found: Warning[] = [];
    const before = ordered.slice(0, at).filter((other) => other.from < entry.from);
    const ended = before
      .filter((other) => other.to < entry.from)
      .toSorted((a, b) => (a.to < b.to ? 1 : -1))[0];
    if (ended && entry.family !== null && ended.family === entry.family && !entry.intercropped)
      found.push({ kind: 'SAME_FAMILY', entry, other: ended });
    const others = ordered.filter((other) => other !== entry);
    if (refusalOf({ ...entry, season: 'PERENNIAL' }, plot, others) === 'AREA')
      found.push({ kind: 'AREA', entry, other: null });
    else if (!entry.intercropped) {
      const standing = before.find((other) => !other.intercropped && other.to >= entry.from);
      if (standing && ares(standing.hectares) + ares(entry.hectares) > ares(plot.hectares))
        found.push({ kind: 'BEFORE_HARVEST', entry, other: standing });
    }
    return found;
  });
}

export interface CropAreas {
  /** The crop's name; null is land without a plan. */
  readonly name: string | null;
  /** Hectares by column. */
  readonly byColumn: readonly number[];
}

interface Occupied {
  readonly name: string;
  readonly ares: number;
  /** What is intercropped takes no area of its own. */
  readonly takesArea: boolean;
}

/** What takes area in a column; what continues there takes what the column's own entries leave of its plot. */
function occupiedIn(
  column: SeasonColumn,
  plots: ReadonlyMap<number, RotationPlot>,
  entries: readonly RotationEntry[],
  nameOf: (entry: RotationEntry) => string,
): Occupied[] {
  const used = new Map<number, number>();
  const hold = (entry: RotationEntry, size: number): Occupied => {
    const takesArea = !entry.intercropped;
    if (takesArea) used.set(entry.plotId, (used.get(entry.plotId) ?? 0) + size);
    return { name: nameOf(entry), ares: size, takesArea };
  };
  const own = entries.filter((entry) => standsIn(entry, column)).map((one) => hold(one, ares(one.hectares)));
  const going = entries
    .filter((entry) => continuesIn(entry, column))
    .map((entry) => {
      const left = ares(plots.get(entry.plotId)?.hectares ?? 0) - (used.get(entry.plotId) ?? 0);
      return hold(entry, Math.max(0, Math.min(ares(entry.hectares), left)));
    });
  return [...own, ...going];
}

/** Area of each crop in each column; with the unplanned land a column sums to the plots' area. */
export function areasOf(
  plots: readonly RotationPlot[],
  entries: readonly RotationEntry[],
  columns: readonly SeasonColumn[],
  nameOf: (entry: RotationEntry) => string,
): CropAreas[] {
  const known = new Map(plots.map((plot) => [plot.id, plot]));
  const total = plots.reduce((sum, { hectares }) => sum + ares(hectares), 0);
  const own = entries.filter(({ plotId }) => known.has(plotId));
  const perColumn = columns.map((column) => occupiedIn(column, known, own, nameOf));
  const names = [...new Set(perColumn.flat().map(({ name }) => name))].toSorted((a, b) =>
    a.localeCompare(b, 'pt-BR'),
  );
  const sum = (some: readonly Occupied[]) => some.reduce((all, occupied) => all + occupied.ares, 0);
  const crops = names.map((name) => ({
    name,
    byColumn: perColumn.map((some) => sum(some.filter((occupied) => occupied.name === name)) / 100),
  }));
  const free = perColumn.map(
    (some) => Math.max(0, total - sum(some.filter(({ takesArea }) => takesArea))) / 100,
  );
  return [...crops, { name: null, byColumn: free }];
}
