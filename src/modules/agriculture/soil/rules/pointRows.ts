import type { PolygonArea } from '@/platform/geo/geoTypes';
import { isInArea } from '@/platform/geo/pick';
import {
  coordinateOfKept,
  type DecimalRule,
  faultOfKept,
  type FigureFault,
  figureOfKept,
  keptFigure,
} from './figureText';
import {
  nutrientKey,
  type SoilNutrient,
  type SoilPoint,
  type SoilUnit,
  type SoilValue,
  unlikelyValue,
  valueFault,
} from './nutrients';

/** A point as the form keeps it: each cell a text, so that nothing that was typed is lost. */
export interface PointRow {
  readonly id: number;
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  /** Values by the number of their column; '' or absent is no value. */
  readonly cells: Readonly<Record<string, string>>;
}

/** The field of a column of the table. */
export const fieldOf = ({ id }: Pick<SoilNutrient, 'id'>): string => `n${id}`;
export const LONGEST_NAME = 60;

export const rowOfPoint = ({ id, name, lat, lng, values }: SoilPoint): PointRow => ({
  id,
  name,
  lat: lat === null ? '' : String(lat),
  lng: lng === null ? '' : String(lng),
  cells: Object.fromEntries(values.map((value) => [String(value.nutrientId), keptFigure(value)])),
});

/** The values of a row that can be read; columns that are gone are left out. */
export const valuesOfRow = (row: PointRow, nutrients: readonly SoilNutrient[]): SoilValue[] =>
  nutrients.flatMap(({ id }) => {
    const figure = figureOfKept(row.cells[id] ?? '');
    return figure === null ? [] : [{ nutrientId: id, ...figure }];
  });

export const pointOfRow = (row: PointRow, nutrients: readonly SoilNutrient[]): SoilPoint => ({
  id: row.id,
  name: row.name.trim(),
  lat: coordinateOfKept(row.lat),
  lng: coordinateOfKept(row.lng),
  values: valuesOfRow(row, nutrients),
});

export type CellFault = FigureFault | 'min' | 'max' | 'name' | 'longName' | 'location' | 'repeated';
export type RowFaults = Readonly<Record<string, CellFault>>;

const isOnEarth = (lat: number, lng: number) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Where a row lies; null where it has no place, or none that can be. */
export function placeOfRow({ lat, lng }: Pick<PointRow, 'lat' | 'lng'>): { lat: number; lng: number } | null {
  const [y, x] = [coordinateOfKept(lat), coordinateOfKept(lng)];
  return y === null || x === null || !isOnEarth(y, x) ? null : { lat: y, lng: x };
}

const isUnplaced = ({ lat, lng }: PointRow) => lat === '' && lng === '';

/** What is wrong with the place of a row: a comma where a dot is due, or degrees that are none. */
function placeFaults(row: PointRow, rule: DecimalRule): RowFaults {
  if (isUnplaced(row) || placeOfRow(row) !== null) return {};
  const faults: Record<string, CellFault> = {};
  for (const [field, most] of [
    ['lat', 90],
    ['lng', 180],
  ] as const) {
    const degrees = coordinateOfKept(row[field]);
    if (rule === 'dot' && row[field].includes(',')) faults[field] = 'useDot';
    else if (degrees === null || Math.abs(degrees) > most) faults[field] = 'location';
  }
  return faults;
}

function valueFaults(row: PointRow, nutrients: readonly SoilNutrient[], rule: DecimalRule): RowFaults {
  const faults: Record<string, CellFault> = {};
  for (const column of nutrients) {
    const text = row.cells[column.id] ?? '';
    const figure = figureOfKept(text);
    const fault = figure ? valueFault(column.nutrient, figure.value, column.unit) : faultOfKept(text, rule);
    if (fault) faults[fieldOf(column)] = fault;
  }
  return faults;
}

/** What is wrong with the cells of each row, by the row's number and the cell's field; rows without fault are left out. */
export function faultsOf(
  rows: readonly PointRow[],
  nutrients: readonly SoilNutrient[],
  rule: DecimalRule,
): ReadonlyMap<number, RowFaults> {
  const places = new Set<string>();
  const all = new Map<number, RowFaults>();
  for (const row of rows) {
    const at = placeOfRow(row);
    const key = at && `${at.lat} ${at.lng}`;
    const repeated: RowFaults = key !== null && places.has(key) ? { lat: 'repeated', lng: 'repeated' } : {};
    if (key !== null) places.add(key);
    const name = row.name.trim();
    const nameFault: RowFaults =
      name === '' ? { name: 'name' } : name.length > LONGEST_NAME ? { name: 'longName' } : {};
    const faults = {
      ...nameFault,
      ...placeFaults(row, rule),
      ...repeated,
      ...valueFaults(row, nutrients, rule),
    };
    if (Object.keys(faults).length > 0) all.set(row.id, faults);
  }
  return all;
}

/** How many rows lie nowhere, and how many where another one does: each has words of its own (FA-500–502). */
export function countPlaceFaults(faults: ReadonlyMap<number, RowFaults>): {
  readonly invalid: number;
  readonly repeated: number;
} {
  const rows = [...faults.values()].map((row) => [row['lat'], row['lng']]);
  return {
    invalid: rows.filter((places) => places.includes('location')).length,
    repeated: rows.filter((places) => places.includes('repeated')).length,
  };
}

/** Numbers of the rows that lie outside all of the plots; none where no plot is drawn. */
export function outsideOf(rows: readonly PointRow[], areas: readonly PolygonArea[]): ReadonlySet<number> {
  if (areas.length === 0) return new Set();
  return new Set(
    rows.flatMap((row) => {
      const at = placeOfRow(row);
      return at === null || areas.some((area) => isInArea(at, area)) ? [] : [row.id];
    }),
  );
}

/** A column with values that no soil is likely to have. */
export interface UnlikelyColumn {
  readonly nutrient: SoilNutrient;
  readonly rowIds: readonly number[];
  /** The largest of them. */
  readonly most: number;
  /** The unit in which all values of the column would be likely; null where there is none. */
  readonly fits: SoilUnit | null;
}

/** Columns with values that are asked back, each with the unit that would fit all of them. */
export function unlikelyColumns(
  rows: readonly PointRow[],
  nutrients: readonly SoilNutrient[],
): readonly UnlikelyColumn[] {
  return nutrients.flatMap((column) => {
    const { nutrient, unit } = column;
    const figures = rows.flatMap((row) => {
      const figure = figureOfKept(row.cells[column.id] ?? '');
      return figure === null || valueFault(nutrient, figure.value, unit) ? [] : [{ id: row.id, ...figure }];
    });
    const unlikely = figures.filter(({ value }) => unlikelyValue(nutrient, value, unit) !== null);
    const [worst] = unlikely.toSorted((a, b) => b.value - a.value);
    if (!worst) return [];
    const proposed = unlikelyValue(nutrient, worst.value, unit)?.fits ?? null;
    const fits =
      proposed !== null && figures.every(({ value }) => unlikelyValue(nutrient, value, proposed) === null)
        ? proposed
        : null;
    return [{ nutrient: column, rowIds: unlikely.map(({ id }) => id), most: worst.value, fits }];
  });
}

/** Which unlikely values were asked back: the same are not asked twice. */
export const unlikelyMark = (columns: readonly UnlikelyColumn[]): string =>
  columns
    .map(({ nutrient, rowIds, most }) => `${nutrientKey(nutrient)} ${nutrient.unit} ${most} ${rowIds.join()}`)
    .join(';');

export const nextRowId = (rows: readonly Pick<PointRow, 'id'>[]): number =>
  rows.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/** A name that no row has yet: 'P07' after six. */
export function nextRowName(rows: readonly Pick<PointRow, 'name'>[]): string {
  const taken = new Set(rows.map(({ name }) => name));
  let number = rows.length + 1;
  const named = () => `P${String(number).padStart(2, '0')}`;
  while (taken.has(named())) number += 1;
  return named();
}
