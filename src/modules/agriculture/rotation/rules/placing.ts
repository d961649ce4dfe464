import { addDays, addMonths, daysBetween, type LocalDate } from '@/platform/format/date';
import type { EntryKind, EntryValues, RotationEntry, RotationPlot, SeasonColumn } from '../rotationTypes';
import { type Refusal, refusalOf, seasonBounds } from './rotation';

/** What can be put into a season: a crop, a cover plant or fallow. */
export interface Plantable {
  readonly kind: EntryKind;
  readonly businessActivityId: number | null;
  /** Of the crop or the cover plant; '' of fallow land. */
  readonly cropName: string;
}

/** What is put into a cell: something new, or an entry that is planned elsewhere. */
export type Placed = { readonly what: Plantable; readonly entry: RotationEntry | null };

const isSame = (a: Plantable, b: Plantable) =>
  a.kind === b.kind &&
  (a.kind === 'CROP' ? a.businessActivityId === b.businessActivityId : a.cropName === b.cropName);

export const plantableKey = ({ kind, businessActivityId, cropName }: Plantable) =>
  `${kind} ${kind === 'CROP' ? businessActivityId : cropName}`;

/** What stands in the rotation somewhere, by name, and fallow last: what can be dragged into a cell. */
export function plantables(entries: readonly RotationEntry[]): Plantable[] {
  const found = new Map<string, Plantable>();
  for (const { kind, businessActivityId, cropName } of entries) {
    const one = { kind, businessActivityId, cropName };
    if (kind !== 'FALLOW' && cropName !== '') found.set(plantableKey(one), one);
  }
  return [
    ...[...found.values()].toSorted((a, b) => a.cropName.localeCompare(b.cropName, 'pt-BR')),
    { kind: 'FALLOW', businessActivityId: null, cropName: '' },
  ];
}

const sameColumn = (a: SeasonColumn, b: SeasonColumn) => a.year === b.year && a.season === b.season;

/** ha of the plot that are left in a season, two decimals; 0 where nothing is. What is intercropped takes no area. */
export function freeArea(
  plot: Pick<RotationPlot, 'hectares'>,
  column: SeasonColumn,
  others: readonly RotationEntry[],
): number {
  const used = others
    .filter((other) => sameColumn(other, column) && !other.intercropped)
    .reduce((sum, { hectares }) => sum + Math.round(hectares * 100), 0);
  return Math.max(0, Math.round(plot.hectares * 100) - used) / 100;
}

const shifted = (date: LocalDate, years: number) => (years === 0 ? date : addMonths(date, years * 12));

/** The days on which the same thing stood in this season last, in the year of the column; null where it never did. */
function usualSpan(what: Plantable, column: SeasonColumn, entries: readonly RotationEntry[]) {
  const last = entries
    .filter((entry) => entry.season === column.season && isSame(entry, what))
    .toSorted((a, b) => b.year - a.year)[0];
  if (!last) return null;
  const years = column.year - last.year;
  return { from: shifted(last.from, years), to: shifted(last.to, years) };
}

/** The days of an entry in another season: the same days of its year, else as many days from the season's first on. */
function movedSpan(entry: RotationEntry, column: SeasonColumn) {
  const years = column.year - entry.year;
  if (entry.season === column.season)
    return { from: shifted(entry.from, years), to: shifted(entry.to, years) };
  const bounds = seasonBounds(column);
  const to = addDays(bounds.from, daysBetween(entry.from, entry.to));
  return { from: bounds.from, to: to > bounds.to ? bounds.to : to };
}

/**
 * What an entry becomes in a cell, or why it cannot stand there. It takes what is left of the plot where it filled its own plot or is new,
 * else as much as it had and there is. Null: its days are not known, for nothing like it ever stood in that season.
 */
export function placedIn(
  { what, entry }: Placed,
  plot: RotationPlot,
  column: SeasonColumn,
  entries: readonly RotationEntry[],
  source: RotationPlot | undefined,
): { readonly values: EntryValues; readonly refusal: Refusal | null } | null {
  const others = entries.filter(({ plotId, id }) => plotId === plot.id && id !== entry?.id);
  const same = entry?.season === column.season;
  const span = (same ? null : usualSpan(what, column, entries)) ?? (entry ? movedSpan(entry, column) : null);
  if (!span) return null;
  const left = freeArea(plot, column, others);
  const room = left > 0 ? left : plot.hectares;
  const whole = !entry || entry.hectares >= (source?.hectares ?? Infinity);
  const values: EntryValues = {
    plotId: plot.id,
    ...column,
    kind: what.kind,
    businessActivityId: what.kind === 'CROP' ? what.businessActivityId : null,
    coverName: what.kind === 'COVER' ? what.cropName : null,
    hectares: whole ? room : Math.min(entry.hectares, room),
    intercropped: entry?.intercropped ?? false,
    ...span,
  };
  const refusal = refusalOf(
    { ...column, ...span, hectares: values.hectares ?? 0, intercropped: values.intercropped },
    plot,
    others,
  );
  return { values, refusal };
}
