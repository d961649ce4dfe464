import { areaBounds } from '@/platform/geo/bounds';
import type { Bounds, PolygonArea } from '@/platform/geo/geoTypes';
import { readPolygonArea } from '@/platform/geo/polygonArea';
import { roundHalfAway } from '@/platform/format/number';
import type { FarmActivityField, FarmActivityFieldPolygon, FarmWithFields } from '@/domain/land/landWire';

/** Grain stores are no land: the map leaves them out. */
const GRAIN_STORAGE = 2;

export interface TreePlot {
  readonly plot: FarmActivityFieldPolygon;
  readonly field: TreeField;
  readonly farm: TreeFarm;
  readonly hectares: number;
}

export interface TreeField {
  readonly field: FarmActivityField;
  readonly farm: TreeFarm;
  /** Useful and common land together. */
  readonly hectares: number;
  readonly plots: readonly TreePlot[];
}

export interface TreeFarm {
  readonly farm: FarmWithFields;
  readonly hectares: number;
  readonly fields: readonly TreeField[];
  readonly plots: readonly TreePlot[];
}

/** The farms of the map with what stands on them, found by id. */
export interface MapTree {
  readonly farms: readonly TreeFarm[];
  readonly plots: readonly TreePlot[];
  readonly farmOf: ReadonlyMap<number, TreeFarm>;
  readonly fieldOf: ReadonlyMap<number, TreeField>;
  readonly plotOf: ReadonlyMap<number, TreePlot>;
}

const known = new WeakMap<FarmActivityFieldPolygon, PolygonArea | null>();

/** A plot's geometry; null when the stored text cannot be read. Read once for each answer of the server. */
export function plotGeometry(plot: FarmActivityFieldPolygon): PolygonArea | null {
  const before = known.get(plot);
  if (before !== undefined) return before;
  const reading = readPolygonArea(plot.polygonArea);
  const area = reading.ok ? reading.area : null;
  known.set(plot, area);
  return area;
}

const boxes = new WeakMap<FarmActivityFieldPolygon, Bounds | null>();

/** The bounding box of a plot; null for one that was not drawn or cannot be read. */
export function plotBounds(plot: FarmActivityFieldPolygon): Bounds | null {
  const before = boxes.get(plot);
  if (before !== undefined) return before;
  const box = areaBounds(plotGeometry(plot) ?? []);
  boxes.set(plot, box);
  return box;
}

/** Useful and common land together, two decimals. */
export const totalArea = (land: { usefulAreaSize: number; commonAreaSize: number | null }): number =>
  roundHalfAway(land.usefulAreaSize + (land.commonAreaSize ?? 0), 2);

/**
 * Hectares of a cost center's plots where they are more than its own useful and common land, which only its form
 * changes; null while they fit into it. Two decimals.
 */
export function plotsBeyond({ hectares, plots }: Pick<TreeField, 'hectares' | 'plots'>): number | null {
  const sum = roundHalfAway(
    plots.reduce((total, plot) => total + plot.hectares, 0),
    2,
  );
  return sum > hectares ? sum : null;
}

function treeFarm(farm: FarmWithFields): TreeFarm {
  const fields: TreeField[] = [];
  const plots: TreePlot[] = [];
  const self: TreeFarm = {
    farm,
    fields,
    plots,
    hectares: roundHalfAway(
      farm.farmActivityFields.reduce((sum, field) => sum + totalArea(field), 0),
      2,
    ),
  };
  for (const field of farm.farmActivityFields) {
    const own: TreePlot[] = [];
    const treeField: TreeField = { field, farm: self, hectares: totalArea(field), plots: own };
    for (const plot of field.farmActivityFieldPolygons)
      own.push({ plot, field: treeField, farm: self, hectares: totalArea(plot) });
    fields.push(treeField);
    plots.push(...own);
  }
  return self;
}

/** Orders what the server answers for the map: grain stores left out, everything findable by id. */
export function mapTree(rows: readonly FarmWithFields[]): MapTree {
  const farms = rows.filter(({ farmType }) => farmType !== GRAIN_STORAGE).map(treeFarm);
  const fields = farms.flatMap((farm) => farm.fields);
  const plots = farms.flatMap((farm) => farm.plots);
  return {
    farms,
    plots,
    farmOf: new Map(farms.map((one) => [one.farm.id, one])),
    fieldOf: new Map(fields.map((one) => [one.field.id, one])),
    plotOf: new Map(plots.map((one) => [one.plot.id, one])),
  };
}
