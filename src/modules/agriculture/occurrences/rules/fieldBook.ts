import type { OccurrenceRecord, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { sharesOf } from '@/families/occurrence/rules/figures';
import type { LocalDate } from '@/platform/format/date';
import { dayOf, type LocalDateTime } from '@/platform/format/dateTime';
import type { Id } from '@/platform/forms/options';
import { enterFrom, freeOn } from './pesticides';

/** What a book is of. */
export interface BookParams {
  readonly plotId: Id;
  /** Null is all harvests. */
  readonly harvestId: Id | null;
  /** Work that names no harvest stands in it too. */
  readonly withoutHarvest: boolean;
}

/** What was taken out of stock for this plot. */
interface BookInput {
  readonly productId: Id;
  readonly unit: Id;
  /** Null where the part of this plot is not known. */
  readonly quantity: number | null;
}

/** One line of a book. */
export interface BookLine {
  readonly record: OccurrenceRecord;
  readonly happenedAt: LocalDateTime;
  /** Hectares worked on this plot; null when its area is unknown. */
  readonly hectares: number | null;
  readonly inputs: readonly BookInput[];
  readonly freeOn: LocalDate | null;
  readonly enterFrom: LocalDateTime | null;
  /** What stood on the plot; null where no sowing that is known tells it. */
  readonly crop: BookCrop | null;
}

/** A crop, as its sowing was written down. */
interface BookCrop {
  /** Seed or seedling: its cultivar. */
  readonly seed: string;
  /** The harvest that it was sown for, which has the crop in its name. */
  readonly harvestId: Id | null;
}

const harvestOf = ({ values }: OccurrenceRecord): unknown => values['harvestId'] ?? null;

/** The part of a figure that falls to one of the plots, by their hectares; null where one of them is not known any more. */
function partOf(total: number, record: OccurrenceRecord, plots: readonly OccurrenceSubject[], plotId: Id) {
  const worked = plots.filter(({ id }) => record.subjectIds.includes(id));
  if (worked.length < record.subjectIds.length) return null;
  if (worked.length <= 1) return total;
  if (worked.some(({ share }) => share === null)) return null;
  // Parts have three decimals; those of a small quantity are made of its thousandths.
  const finer = Math.abs(total) < 1 ? 1000 : 1;
  const part = sharesOf(total * finer, worked)[worked.findIndex(({ id }) => id === plotId)];
  return part === undefined ? null : part / finer;
}

function hectaresOf(record: OccurrenceRecord, plots: readonly OccurrenceSubject[], plotId: Id) {
  const typed = record.values['area'];
  if (typeof typed === 'number') return partOf(typed, record, plots, plotId);
  // Work without an area of its own, as a note, has none.
  if (!('area' in record.values)) return null;
  return plots.find(({ id }) => id === plotId)?.share ?? null;
}

const CROP_ENDS = 'colheita';
const CROP_BEGINS = 'plantio';

/** What stood on a plot when something was done: what was sown last by then, unless it was harvested on a day before. */
function cropAt(moment: LocalDateTime, done: readonly OccurrenceRecord[]): BookCrop | null {
  const before = done
    .filter(({ type }) => type === CROP_BEGINS || type === CROP_ENDS)
    .filter(({ happenedAt }) => happenedAt !== null && happenedAt <= moment)
    .toSorted((a, b) => (a.happenedAt ?? '').localeCompare(b.happenedAt ?? '') || a.id - b.id);
  const sowing = before.findLast(({ type }) => type === CROP_BEGINS);
  if (!sowing) return null;
  const reaped = before
    .slice(before.indexOf(sowing))
    .some(
      ({ type, happenedAt }) =>
        type === CROP_ENDS && happenedAt !== null && dayOf(happenedAt) < dayOf(moment),
    );
  if (reaped) return null;
  const { seed, harvestId } = sowing.values;
  const isId = typeof harvestId === 'number' || typeof harvestId === 'string';
  return { seed: typeof seed === 'string' ? seed : '', harvestId: isId ? harvestId : null };
}

/** What was done on a plot in a harvest, the oldest first; quantities are the plot's part of them. */
export function bookOf(
  { plotId, harvestId, withoutHarvest }: BookParams,
  records: readonly OccurrenceRecord[],
  plots: readonly OccurrenceSubject[],
): { readonly lines: readonly BookLine[]; readonly left: number } {
  const done = records.filter(
    ({ subjectIds, happenedAt }) => subjectIds.includes(plotId) && happenedAt !== null,
  );
  const isIn = (record: OccurrenceRecord) => {
    const own = harvestOf(record);
    if (harvestId === null) return true;
    return own === null ? withoutHarvest : own === harvestId;
  };
  const lines = done
    .filter(isIn)
    .map((record): BookLine => ({
      record,
      happenedAt: record.happenedAt ?? '',
      hectares: hectaresOf(record, plots, plotId),
      inputs: record.depletion.flatMap(({ productId, unit, quantity }) => {
        if (productId === null || unit === null || quantity === null) return [];
        return [{ productId, unit, quantity: partOf(quantity, record, plots, plotId) }];
      }),
      freeOn: freeOn(record),
      enterFrom: enterFrom(record),
      crop: cropAt(record.happenedAt ?? '', done),
    }))
    .toSorted((a, b) => a.happenedAt.localeCompare(b.happenedAt) || a.record.id - b.record.id);
  const left = done.filter((record) => !isIn(record) && harvestOf(record) === null).length;
  return { lines, left };
}

/** The last day that keeps a plot from being harvested; null where no spraying of the book has a grace period. */
export const bookFreeOn = (lines: readonly BookLine[]): LocalDate | null =>
  lines
    .flatMap((line) => line.freeOn ?? [])
    .toSorted()
    .at(-1) ?? null;

/** The days from the first line to the last. */
export const bookDays = (lines: readonly BookLine[]): readonly [LocalDate, LocalDate] | null => {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? [dayOf(first.happenedAt), dayOf(last.happenedAt)] : null;
};
