import type { DecimalRule } from './figureText';
import { readFigure } from './figureText';
import type { ImportColumns } from './importHeads';
import { convertUnit, type SoilNutrient, type SoilPoint, type SoilValue, valueFault } from './nutrients';
import { type CellFault, LONGEST_NAME } from './pointRows';

/** A line of a file. */
export interface FileLine {
  /** Number among all lines of all files. */
  readonly key: number;
  readonly file: string;
  /** As editors and spreadsheets number it. */
  readonly line: number;
  readonly cells: readonly string[];
  /** How many cells it has where that is not how many heads there are. */
  readonly uneven?: number;
}

export interface LineFault {
  /** Place of the column; -1 is the line as a whole. */
  readonly at: number;
  readonly fault: CellFault | 'uneven';
}

export type LineKind = 'new' | 'changed' | 'same' | 'invalid';

/** What becomes of a line. */
export interface PlannedLine {
  readonly line: FileLine;
  readonly kind: LineKind;
  readonly faults: readonly LineFault[];
  /** The point as it is afterwards; its number is 0 while it has none. */
  readonly point: SoilPoint;
}

interface PlanInput {
  readonly lines: readonly FileLine[];
  readonly columns: ImportColumns;
  readonly rule: Extract<DecimalRule, string>;
  /** Points of the analysis that is filled; none of a new one. */
  readonly present: readonly SoilPoint[];
  /** Waits for the page where it has to draw; rejects when the run is no longer wanted. */
  readonly pace?: (done: number) => Promise<void>;
}

/** Significant digits of a value that was converted: more than any laboratory reports. */
const DIGITS = 6;

function coordinateOf(
  text: string,
  most: number,
  rule: Extract<DecimalRule, string>,
): number | null | CellFault {
  const read = readFigure(text, rule);
  if (read === null) return null;
  if (typeof read === 'string') return read === 'notNumber' ? 'location' : read;
  return read.below || Math.abs(read.value) > most ? 'location' : read.value;
}

/** Reads a line by itself: what it says of a point, and what is wrong with its cells. */
function readLine(line: FileLine, { columns, rule }: Pick<PlanInput, 'columns' | 'rule'>, unnamed: string) {
  const faults: LineFault[] = [];
  const cell = (at: number) => (at < 0 ? '' : (line.cells[at] ?? '').trim());
  const name = columns.nameAt < 0 ? unnamed : cell(columns.nameAt);
  if (name === '') faults.push({ at: columns.nameAt, fault: 'name' });
  else if (name.length > LONGEST_NAME) faults.push({ at: columns.nameAt, fault: 'longName' });
  const degrees = (at: number, most: number) => {
    const read = coordinateOf(cell(at), most, rule);
    if (typeof read !== 'string') return read;
    faults.push({ at, fault: read });
    return null;
  };
  const [lat, lng] = [degrees(columns.latAt, 90), degrees(columns.lngAt, 180)];
  const isHalf = (lat === null) !== (lng === null);
  const missing = lat === null ? columns.latAt : columns.lngAt;
  if (isHalf && !faults.some(({ at }) => at === missing)) faults.push({ at: missing, fault: 'location' });
  const values = columns.values.flatMap(({ at, column, unit }): SoilValue[] => {
    const read = readFigure(cell(at), rule);
    if (read === null) return [];
    const value =
      typeof read === 'string' ? null : convertUnit(column.nutrient, read.value, unit, column.unit);
    const fault =
      typeof read === 'string'
        ? read
        : value === null
          ? 'notNumber'
          : valueFault(column.nutrient, value, column.unit);
    if (fault !== null || value === null || typeof read === 'string') {
      faults.push({ at, fault: fault ?? 'notNumber' });
      return [];
    }
    const kept = unit === column.unit ? value : Number(value.toPrecision(DIGITS));
    return [{ nutrientId: column.id, value: kept, below: read.below }];
  });
  // Cells of an uneven line may stand under wrong heads: what else is wrong with them says nothing.
  const all = line.uneven === undefined ? faults : [{ at: -1, fault: 'uneven' as const }];
  return { point: { id: 0, name, lat, lng, values }, faults: all };
}

/** What a file says of a point over what there was of it: a blank leaves what is there. */
function merged(said: SoilPoint, before: SoilPoint): SoilPoint {
  const given = new Set(said.values.map(({ nutrientId }) => nutrientId));
  const isPlaced = said.lat !== null && said.lng !== null;
  return {
    id: before.id,
    name: before.name,
    lat: isPlaced ? said.lat : before.lat,
    lng: isPlaced ? said.lng : before.lng,
    values: [...before.values.filter(({ nutrientId }) => !given.has(nutrientId)), ...said.values],
  };
}

const written = ({ name, lat, lng, values }: SoilPoint) =>
  JSON.stringify([
    name,
    lat,
    lng,
    values
      .toSorted((a, b) => a.nutrientId - b.nutrientId)
      .map((one) => [one.nutrientId, one.value, one.below]),
  ]);

const nameKey = (name: string) => name.trim().toLowerCase();
const placeKey = ({ lat, lng }: SoilPoint) => (lat === null || lng === null ? null : `${lat} ${lng}`);

/**
 * The dry run: says for every line what keeping it would do, and keeps nothing. A line of a name that the analysis has
 * fills that point; each point is filled once. Two points at one place are refused, the later one.
 */
export async function planLines({ lines, columns, rule, present, pace }: PlanInput): Promise<PlannedLine[]> {
  const waiting = new Map<string, SoilPoint[]>();
  for (const point of present) {
    const key = nameKey(point.name);
    waiting.set(key, [...(waiting.get(key) ?? []), point]);
  }
  /** Who lies at a place: a point of the analysis by its number, or a line of the file. */
  const places = new Map<string, number>();
  for (const point of present) {
    const key = placeKey(point);
    if (key !== null) places.set(key, point.id);
  }
  const planned: PlannedLine[] = [];
  for (const line of lines) {
    await pace?.(planned.length);
    const unnamed = `P${String(planned.length + 1).padStart(2, '0')}`;
    const { point: said, faults } = readLine(line, { columns, rule }, unnamed);
    const before = faults.length === 0 ? waiting.get(nameKey(said.name))?.shift() : undefined;
    const point = before ? merged(said, before) : said;
    const place = faults.length === 0 ? placeKey(point) : null;
    const other = place === null ? undefined : places.get(place);
    if (other !== undefined && other !== before?.id)
      faults.push({ at: columns.latAt, fault: 'repeated' }, { at: columns.lngAt, fault: 'repeated' });
    else if (place !== null) places.set(place, before?.id ?? -1 - line.key);
    const kind: LineKind =
      faults.length > 0
        ? 'invalid'
        : !before
          ? 'new'
          : written(point) === written(before)
            ? 'same'
            : 'changed';
    planned.push({ line, kind, faults, point });
  }
  return planned;
}

/** How many lines there are of each kind. */
export function countLines(planned: readonly PlannedLine[]): Readonly<Record<LineKind, number>> {
  const counts: Record<LineKind, number> = { new: 0, changed: 0, same: 0, invalid: 0 };
  for (const { kind } of planned) counts[kind] += 1;
  return counts;
}

/** The points of the analysis once the valid lines are kept. */
export function pointsAfter(present: readonly SoilPoint[], planned: readonly PlannedLine[]): SoilPoint[] {
  const changed = new Map(
    planned.flatMap(({ kind, point }) => (kind === 'changed' ? [[point.id, point]] : [])),
  );
  let id = present.reduce((most, point) => Math.max(most, point.id), 0);
  const added = planned.flatMap(({ kind, point }) => {
    if (kind !== 'new') return [];
    id += 1;
    return [{ ...point, id }];
  });
  return [...present.map((point) => changed.get(point.id) ?? point), ...added];
}

/** Heads of an empty table that the import reads, with the units of its columns. */
export const templateHeads = (
  places: readonly string[],
  nutrients: readonly SoilNutrient[],
  headOf: (column: SoilNutrient) => string,
): readonly string[] => [
  ...places,
  ...nutrients.map((column) => (column.unit === '' ? headOf(column) : `${headOf(column)} (${column.unit})`)),
];
