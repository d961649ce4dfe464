import { describe, expect, it } from 'vitest';
import { layerAt } from './deviationLayer';
import { deviationAt, estimateAt } from './krigingSystem';
import { FAR, INSIDE, NO_DATA, OUTSIDE } from './krigingTypes';
import { startDeviation, startKriging, startUtmRaster, startZonePolygons, startZones } from './startKriging';
import {
  at,
  hasOnlyNumbers,
  mapOf,
  ORIGIN,
  plane,
  PLOT,
  SAMPLES,
  sequence,
  SPHERICAL,
} from './testing/samples';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { hectaresOf } from '@/platform/geo/measure';

describe('a map of samples', () => {
  it('has the specified figures under the pointer, of places in degrees', async () => {
    const map = mapOf(await startKriging({ points: SAMPLES, area: PLOT, variogram: SPHERICAL }));
    const { x, y } = map.plane.toFlat(plane.toPoint({ x: 60, y: 60 }));
    expect(estimateAt(map.system, x, y)).toBeCloseTo(14.306005, 4);
    expect(deviationAt(map.system, x, y) ** 2).toBeCloseTo(5.762298, 4);
    expect(map.leaveOneOut.rmse).toBeCloseTo(2.604017, 4);
    expect(map.counts).toEqual({ used: 6, merged: 0, leftOut: 0 });
    expect(map.byHand).toBe(true);
    expect(map.reach).toBe(120);
  });

  it('has them to six digits in a plane that is given, as maps beside each other share one', async () => {
    const map = mapOf(
      await startKriging({ points: SAMPLES, area: PLOT, variogram: SPHERICAL, origin: ORIGIN }),
    );
    expect(estimateAt(map.system, 60, 60)).toBeCloseTo(14.306005, 6);
    expect(deviationAt(map.system, 60, 60) ** 2).toBeCloseTo(5.762298, 6);
    expect(map.leaveOneOut.rmse).toBeCloseTo(2.604017, 6);
  });

  it('fills the cells whose centres are in the plot, not those of its hole', async () => {
    const map = mapOf(await startKriging({ points: SAMPLES, area: PLOT, variogram: SPHERICAL }));
    expect(Math.abs(map.inside - (140 * 140 - 30 * 30))).toBeLessThan(150);
    expect(map.cells.filter((cell) => cell !== OUTSIDE)).toHaveLength(map.inside);
    expect(hasOnlyNumbers(map)).toBe(true);
    const { grid } = map;
    const cellAt = (x: number, y: number) => {
      const flat = map.plane.toFlat(plane.toPoint({ x, y }));
      return (
        Math.floor((grid.north - flat.y) / grid.cell) * grid.cols +
        Math.floor((flat.x - grid.west) / grid.cell)
      );
    };
    expect(map.cells[cellAt(75, 55)]).toBe(OUTSIDE);
    expect(map.cells[cellAt(50, 55)]).toBe(INSIDE);
    for (const cell of [cellAt(10, 10), cellAt(50, 55), cellAt(119, 119)]) {
      const [col, row] = [cell % grid.cols, Math.floor(cell / grid.cols)];
      const [x, y] = [grid.west + (col + 0.5) * grid.cell, grid.north - (row + 0.5) * grid.cell];
      expect(map.values[cell]).toBeCloseTo(estimateAt(map.system, x, y), 5);
    }
  });

  it('marks cells that are farther than the range from every point', async () => {
    const near = { ...SPHERICAL, scale: 30 };
    const map = mapOf(await startKriging({ points: SAMPLES, area: PLOT, variogram: near }));
    const { grid, system } = map;
    let far = 0;
    map.cells.forEach((cell, index) => {
      if (cell === OUTSIDE) return;
      const x = grid.west + ((index % grid.cols) + 0.5) * grid.cell;
      const y = grid.north - (Math.floor(index / grid.cols) + 0.5) * grid.cell;
      const nearest = Math.min(...system.x.map((east, place) => Math.hypot(east - x, system.y[place]! - y)));
      expect(cell === FAR).toBe(nearest > 30);
      if (cell === FAR) far += 1;
    });
    expect(map.far).toBe(far);
    expect(far).toBeGreaterThan(0);
  });

  it('takes the model with the least error, and says what each one achieved', async () => {
    const next = sequence(7);
    const points = Array.from({ length: 60 }, () => {
      const [x, y] = [next() * 400, next() * 400];
      return at(x, y, 30 + 8 * Math.sin(x / 70) + 5 * Math.cos(y / 90) + next() / 2);
    });
    const map = mapOf(await startKriging({ points, area: null, cell: 10 }));
    expect(map.fits.map(({ variogram }) => variogram.model)).toEqual([
      'spherical',
      'exponential',
      'gaussian',
      'linear',
    ]);
    const least = Math.min(...map.fits.map(({ rmse }) => rmse ?? Infinity));
    expect(map.leaveOneOut.rmse).toBe(least);
    expect(map.noBetterThanMean).toBe(false);
    expect(map.byHand).toBe(false);
    const again = mapOf(
      await startKriging({ points, area: null, cell: 10, variogram: map.system.variogram }),
    );
    expect(again.values).toEqual(map.values);
  });

  it('merges points of one place, and counts those and the ones without a value', async () => {
    const twice = [...SAMPLES, at(100, 100.004, 20), at(40, 40, null), { lat: NaN, lng: 0, value: 3 }];
    const map = mapOf(await startKriging({ points: twice, area: PLOT, variogram: SPHERICAL }));
    expect(map.counts).toEqual({ used: 6, merged: 1, leftOut: 2 });
    expect(map.system.values[3]).toBe(19);
  });

  it('shows how far it is', async () => {
    const shares: (number | null)[] = [];
    await startKriging(
      { points: SAMPLES, area: PLOT, variogram: SPHERICAL },
      { onProgress: ({ share }) => shares.push(share) },
    );
    expect(shares[0]).toBeNull();
    expect(shares.at(-1)).toBe(1);
    expect(shares.slice(1)).toEqual(shares.slice(1).toSorted((a, b) => a! - b!));
  });
});

describe('what is made of a map', () => {
  it('deviations that are exact at nodes and along lines between them', async () => {
    const map = mapOf(await startKriging({ points: SAMPLES, area: PLOT, variogram: SPHERICAL }));
    const layer = await startDeviation(map);
    const [x, y] = [layer.west + 35, layer.north - 40];
    expect(layerAt(layer, x, y)).toBeCloseTo(deviationAt(map.system, x, y), 5);
    expect(layerAt(layer, x + 2, y + 1)).toBeCloseTo(deviationAt(map.system, x + 2, y + 1), 1);
  });

  it('zones that sum to the plot’s area, and their polygons', async () => {
    const map = mapOf(await startKriging({ points: SAMPLES, area: PLOT, variogram: SPHERICAL }));
    const hectares = hectaresOf(PLOT);
    const found = await startZones(map, { kind: 'bounds', bounds: [11, 13, 15] }, hectares);
    const total = found.zones.reduce((sum, zone) => sum + zone.hectares, 0);
    expect(Math.round(total * 100)).toBe(Math.round(hectares * 100));
    const polygons = await startZonePolygons(map, found);
    expect(polygons).toHaveLength(4);
    const drawn = polygons.map((zone) =>
      zone.reduce((sum, rings) => {
        const area: PolygonArea = rings.map((ring, index) => ({
          type: index === 0 ? 'ADD' : 'REMOVE',
          path: ring.slice(0, -1).map(([lng = NaN, lat = NaN]) => ({ lat, lng })),
        }));
        return sum + hectaresOf(area);
      }, 0),
    );
    found.zones.forEach((zone, index) => expect(Math.abs(drawn[index]! - zone.hectares)).toBeLessThan(0.03));
    expect(polygons[0]?.[0]?.[0]?.[0]).toEqual(polygons[0]?.[0]?.[0]?.at(-1));
  });

  it('a raster in UTM that has the values of the cells there', async () => {
    const map = mapOf(await startKriging({ points: SAMPLES, area: PLOT, variogram: SPHERICAL }));
    const raster = (await startUtmRaster(map))!;
    expect(raster.epsg).toBe(31982);
    const inside = raster.values.filter((value) => value !== NO_DATA).length;
    // UTM's metres are 0.4 ‰ short here, at 2.45° from the meridian of its zone.
    expect(Math.abs(inside / map.inside - 1)).toBeLessThan(0.01);
    expect(await startUtmRaster({ ...map, origin: { lat: 40, lng: 2 } })).toBeNull();
  });
});
