import { parsePair } from '@/platform/geo/coordinateText';
import { type DecimalRule, figureOfKept, keptCoordinate, keptFigure, keptOfTyped } from './figureText';
import { convertUnit, type SoilNutrient, type SoilUnit } from './nutrients';
import { fieldOf, nextRowId, nextRowName, type PointRow } from './pointRows';

const emptyRow = (rows: readonly PointRow[]): PointRow => ({
  id: nextRowId(rows),
  name: nextRowName(rows),
  lat: '',
  lng: '',
  cells: {},
});

/** The rows with one more at the end, which has what is given of it. */
export const withRow = (rows: readonly PointRow[], given: Partial<PointRow> = {}): PointRow[] => [
  ...rows,
  { ...emptyRow(rows), ...given },
];

/** A row with what was typed into one of its cells. A pair of coordinates, as maps give it, fills both of its cells. */
export function withCell(row: PointRow, field: string, text: string, rule: DecimalRule): PointRow {
  if (field === 'name') return { ...row, name: text.trim() };
  if (field === 'lat' || field === 'lng') {
    const pair = /[;\s]/.test(text.trim()) ? parsePair(text) : null;
    if (pair && rule !== 'dot')
      return {
        ...row,
        lat: keptCoordinate(String(pair.lat), rule),
        lng: keptCoordinate(String(pair.lng), rule),
      };
    return { ...row, [field]: keptCoordinate(text, rule) };
  }
  return { ...row, cells: { ...row.cells, [field.slice(1)]: keptOfTyped(text, rule) } };
}

/** Fields of the table that take text, in their order. */
export const editedFields = (nutrients: readonly SoilNutrient[]): readonly string[] => [
  'name',
  'lat',
  'lng',
  ...nutrients.map(fieldOf),
];

interface Pasted {
  readonly block: readonly (readonly string[])[];
  /** Place of the upper left cell. */
  readonly from: { readonly row: number; readonly field: string };
}

/**
 * The rows with a block of a spreadsheet over them, from one cell on; rows that are missing are added. Null where the
 * block is wider than the table: nothing of it is taken.
 */
export function withBlock(
  rows: readonly PointRow[],
  nutrients: readonly SoilNutrient[],
  { block, from }: Pasted,
  rule: DecimalRule,
): PointRow[] | null {
  const fields = editedFields(nutrients);
  const first = fields.indexOf(from.field);
  const widest = block.reduce((most, line) => Math.max(most, line.length), 0);
  if (first < 0 || first + widest > fields.length) return null;
  const next = [...rows];
  block.forEach((line, down) => {
    const at = from.row + down;
    while (next.length <= at) next.push(emptyRow(next));
    const before = next[at];
    if (!before) return;
    next[at] = line.reduce(
      (row, text, right) => withCell(row, fields[first + right] ?? '', text, rule),
      before,
    );
  });
  return next;
}

interface Merged {
  readonly read: readonly PointRow[];
  readonly current: readonly PointRow[];
  readonly typed: readonly PointRow[];
}

/** A row as it is compared: blank cells count for nothing, nor does their order. */
const written = (row: PointRow | undefined) => {
  if (!row) return '';
  const cells = Object.entries(row.cells).filter(([, text]) => text !== '');
  return JSON.stringify([row.name, row.lat, row.lng, cells.toSorted(([a], [b]) => Number(a) - Number(b))]);
};

/**
 * Rows that two people changed, row by row: what was typed here stands over what is saved now, and what only the other
 * one changed, added or removed stays. A row that was added here gets another number where the other one took it.
 */
export function mergedRows({ read, current, typed }: Merged): PointRow[] {
  const before = new Map(read.map((row) => [row.id, row]));
  const mine = new Map(typed.map((row) => [row.id, row]));
  const isChanged = (row: PointRow | undefined, id: number) => written(row) !== written(before.get(id));
  const merged = current.flatMap((row) => {
    if (!before.has(row.id)) return [row];
    const own = mine.get(row.id);
    return isChanged(own, row.id) ? (own ?? []) : [row];
  });
  const taken = new Set(current.map(({ id }) => id));
  for (const row of typed) {
    const isAdded = !before.has(row.id);
    // One that the other person removed comes back where it was changed here.
    if (!isAdded && (taken.has(row.id) || !isChanged(row, row.id))) continue;
    const id = merged.some((one) => one.id === row.id) ? nextRowId([...merged, ...typed]) : row.id;
    merged.push({ ...row, id });
  }
  return merged;
}

/** Significant digits of a value that was converted: more than any laboratory reports. */
const DIGITS = 6;

/** Rows whose values of a column are converted to another unit; what is no figure stays. */
export const withConverted = (
  rows: readonly PointRow[],
  { id, nutrient, unit }: SoilNutrient,
  to: SoilUnit,
): PointRow[] =>
  rows.map((row) => {
    const figure = figureOfKept(row.cells[id] ?? '');
    const value = figure && convertUnit(nutrient, figure.value, unit, to);
    if (!figure || value === null) return row;
    const kept = keptFigure({ value: Number(value.toPrecision(DIGITS)), below: figure.below });
    return { ...row, cells: { ...row.cells, [id]: kept } };
  });

interface Place {
  readonly name: string;
  /** Null or NaN where it is not known. */
  readonly lat: number | null;
  readonly lng: number | null;
}

const degreesText = (degrees: number | null) =>
  degrees === null || Number.isNaN(degrees)
    ? ''
    : keptFigure({ value: Number(degrees.toFixed(7)), below: false });

/**
 * Rows with the points of a file, or of another analysis, behind them. A point where one is already is left out; one of
 * which a coordinate cannot be read comes with what can, to be completed.
 */
export function withPlaces(
  rows: readonly PointRow[],
  points: readonly Place[],
): { readonly rows: PointRow[]; readonly added: number; readonly skipped: number } {
  const taken = new Set(rows.map(({ lat, lng }) => `${lat} ${lng}`));
  const next = [...rows];
  let id = nextRowId(rows);
  for (const point of points) {
    const [lat, lng] = [degreesText(point.lat), degreesText(point.lng)];
    const place = `${lat} ${lng}`;
    const isPlaced = lat !== '' || lng !== '';
    if (isPlaced && taken.has(place)) continue;
    taken.add(place);
    next.push({ id, name: point.name.trim() || nextRowName(next), lat, lng, cells: {} });
    id += 1;
  }
  const added = next.length - rows.length;
  return { rows: next, added, skipped: points.length - added };
}
