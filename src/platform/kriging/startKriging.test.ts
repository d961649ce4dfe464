import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layerAt } from './deviationRows';
import { deviationAt, estimateAt } from './krigingSystem';
import {
  FAR,
  INSIDE,
  NO_DATA,
  OUTSIDE,
  type KrigingMap,
  type KrigingPoint,
  type KrigingResult,
  type Variogram,
} from './krigingTypes';
import { buffersOf, krigingTasks, type KrigingRequest } from './krigingTasks';
import { startDeviation, startKriging, startUtmRaster, startZonePolygons, startZones } from './startKriging';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { localPlane } from '@/platform/geo/localPlane';
import { hectaresOf } from '@/platform/geo/measure';

const ORIGIN = { lat: -24.956, lng: -53.455 };
const plane = localPlane(ORIGIN);
const at = (x: number, y: number, value: number | null): KrigingPoint => ({
  ...plane.toPoint({ x, y }),
  value,
});
const square = (west: number, south: number, side: number) =>
  [
    [west, south],
    [west, south + side],
    [west + side, south + side],
    [west + side, south],
  ].map(([x = 0, y = 0]) => plane.toPoint({ x, y }));

const SAMPLES = [
  at(0, 0, 10),
  at(100, 0, 12),
  at(0, 100, 14),
  at(100, 100, 18),
  at(50, 20, 11),
  at(30, 80, 15),
];
const SPHERICAL: Variogram = { model: 'spherical', nugget: 1, partialSill: 9, scale: 120 };
const PLOT: PolygonArea = [
  { type: 'ADD', path: square(-20, -20, 140) },
  { type: 'REMOVE', path: square(60, 40, 30).toReversed() },
];

function mapOf(result: KrigingResult): KrigingMap {
  if (result.kind !== 'map') throw new Error(JSON.stringify(result));
  return result;
}

const hasOnlyNumbers = ({ values, cells }: KrigingMap) =>
  values.every((value, cell) => Number.isFinite(value) && (value === NO_DATA) === (cells[cell] === OUTSIDE));

/** A value that no formula of the engine prefers. */
function sequence(seed: number) {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

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

describe('samples that leave no map', () => {
  it.each([
    ['five points', SAMPLES.slice(0, 5), undefined, 'fewPoints'],
    ['six points, two of one place', [...SAMPLES.slice(0, 5), SAMPLES[0]!], undefined, 'fewPoints'],
    ['no points', [], undefined, 'fewPoints'],
    ['a range of 0', SAMPLES, { ...SPHERICAL, scale: 0 }, 'badVariogram'],
  ] as const)('are refused by name: %s', async (_, points, variogram, reason) => {
    const result = await startKriging({ points, area: PLOT, ...(variogram && { variogram }) });
    expect(result).toMatchObject({ kind: 'refused', reason });
  });

  it('are refused by name: a plot between the centres of cells, or none', async () => {
    const speck: PolygonArea = [{ type: 'ADD', path: square(0.1, 0.1, 0.2) }];
    for (const area of [speck, []]) {
      const result = await startKriging({ points: SAMPLES, area, cell: 50, variogram: SPHERICAL });
      expect(result).toMatchObject({ kind: 'refused', reason: 'noCells' });
    }
  });

  it('are refused by name: more cells than can be computed', async () => {
    const result = await startKriging({ points: SAMPLES, area: PLOT, cell: 0.01, variogram: SPHERICAL });
    expect(result).toMatchObject({ kind: 'refused', reason: 'tooManyCells' });
  });

  it('have their mean where the variogram has no structure', async () => {
    const flat: Variogram = { model: 'spherical', nugget: 4, partialSill: 0, scale: 50 };
    const result = await startKriging({ points: SAMPLES, area: PLOT, variogram: flat });
    expect(result).toMatchObject({ kind: 'mean', variogram: flat });
    expect(result.kind === 'mean' && result.mean).toBeCloseTo(80 / 6, 12);
  });

  it('have their mean where near points differ more than far ones', async () => {
    const points = Array.from({ length: 64 }, (_, index) => {
      const [col, row] = [index % 8, Math.floor(index / 8)];
      return at(col * 20, row * 20, (col + row) % 2 === 0 ? 10 : 20);
    });
    const result = await startKriging({ points, area: null });
    expect(result.kind === 'mean' && result.mean).toBe(15);
  });
});

describe('samples that are hard to solve', () => {
  it('are constant where all values are equal, without deviation', async () => {
    const points = SAMPLES.map((point) => ({ ...point, value: 0.1 }));
    for (const variogram of [undefined, SPHERICAL]) {
      const map = mapOf(await startKriging({ points, area: PLOT, ...(variogram && { variogram }) }));
      expect(map.isConstant).toBe(true);
      expect(map.far).toBe(0);
      expect(map.noBetterThanMean).toBe(false);
      expect(new Set(map.values.filter((_, cell) => map.cells[cell] === INSIDE))).toEqual(
        new Set([Math.fround(0.1)]),
      );
      expect(new Set((await startDeviation(map)).values)).toEqual(new Set([0]));
      expect(map.leaveOneOut.rmse).toBe(0);
      expect(deviationAt(map.system, 3, 4)).toBe(0);
    }
  });

  const next = sequence(99);
  const spread = Array.from({ length: 1000 }, () => [next() * 900, next() * 900] as const);
  const cases: Readonly<Record<string, readonly KrigingPoint[]>> = {
    'on one line': Array.from({ length: 12 }, (_, index) => at(index * 15, index * 30, 5 + Math.sin(index))),
    'six of them': SAMPLES,
    'each of them twice': [...SAMPLES, ...SAMPLES],
    '2 cm apart': [...SAMPLES, at(50.02, 20, 40), at(30, 80.02, 3)],
    'one far away': [...SAMPLES, at(40_000, 3, 11)],
    'huge values': SAMPLES.map((point) => ({ ...point, value: point.value! * 1e12 })),
    'tiny values': SAMPLES.map((point) => ({ ...point, value: point.value! * 1e-12 })),
    'one that differs': SAMPLES.map((point, index) => ({ ...point, value: index === 3 ? 5 : 4 })),
  };
  const models: readonly (Variogram | undefined)[] = [
    undefined,
    SPHERICAL,
    { model: 'gaussian', nugget: 0, partialSill: 9, scale: 120 },
    { model: 'gaussian', nugget: 0, partialSill: 9, scale: 5000 },
    { model: 'exponential', nugget: 0, partialSill: 1e-9, scale: 1 },
    { model: 'linear', nugget: 0, partialSill: 1, scale: 1e6 },
  ];
  /** Whether a result is a named reason, a mean, or a map of nothing but numbers that keeps its samples. */
  async function isSound(result: KrigingResult): Promise<boolean> {
    if (result.kind === 'refused') return ['unsolvable', 'tooManyCells'].includes(result.reason);
    if (result.kind === 'mean') return Number.isFinite(result.mean);
    const { system, leaveOneOut: left } = result;
    const layer = await startDeviation(result);
    return (
      hasOnlyNumbers(result) &&
      [left.rmse, left.meanError, system.mean].every(Number.isFinite) &&
      system.values.every((value, at) => estimateAt(system, system.x[at]!, system.y[at]!) === value) &&
      layer.values.every((deviation) => deviation >= 0 && Number.isFinite(deviation))
    );
  }

  it.each(Object.entries(cases))('give numbers or a named reason: %s', async (_, points) => {
    for (const variogram of models) {
      const result = await startKriging({ points, area: null, cell: 9, ...(variogram && { variogram }) });
      expect(await isSound(result)).toBe(true);
    }
  });

  it('give numbers of a thousand points with a gaussian model without nugget', async () => {
    const points = spread.map(([x, y]) => at(x, y, 20 + 5 * Math.sin(x / 150) + 3 * Math.cos(y / 200)));
    const variogram: Variogram = { model: 'gaussian', nugget: 0, partialSill: 9, scale: 150 };
    const map = mapOf(await startKriging({ points, area: null, cell: 6, variogram }));
    expect(hasOnlyNumbers(map)).toBe(true);
    expect(map.system.steadied).toBeGreaterThan(0);
    const { grid } = map;
    let worst = 0;
    for (let cell = 0; cell < map.values.length; cell += 13) {
      const flat = {
        x: grid.west + ((cell % grid.cols) + 0.5) * grid.cell,
        y: grid.north - (Math.floor(cell / grid.cols) + 0.5) * grid.cell,
      };
      const { x, y } = plane.toFlat(map.plane.toPoint(flat));
      worst = Math.max(
        worst,
        Math.abs(map.values[cell]! - (20 + 5 * Math.sin(x / 150) + 3 * Math.cos(y / 200))),
      );
    }
    // The field is smooth, and so is the model: what rounding is kept from doing.
    expect(worst).toBeLessThan(0.05);
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

describe('workers', () => {
  /** A worker of the same code, between which and the page nothing but copies pass. */
  class FakeWorker extends EventTarget {
    static made: FakeWorker[] = [];
    static mode: 'works' | 'hangs' | 'fails' | 'dies' = 'works';
    readonly answer = krigingTasks();
    readonly terminate = vi.fn<() => void>();
    constructor() {
      super();
      FakeWorker.made.push(this);
    }
    postMessage(request: KrigingRequest) {
      const copy = structuredClone(request);
      const say = (event: string, data?: object) =>
        setTimeout(() => this.dispatchEvent(Object.assign(new Event(event), { data })), 0);
      if (FakeWorker.mode === 'hangs') return;
      if (FakeWorker.mode === 'dies') say('error');
      else if (FakeWorker.mode === 'fails') say('message', { fault: 'out of memory' });
      else {
        const reply = this.answer(copy);
        say('message', structuredClone({ reply }, { transfer: buffersOf(reply) }));
      }
    }
  }

  beforeEach(() => {
    FakeWorker.made = [];
    FakeWorker.mode = 'works';
    vi.stubGlobal('Worker', FakeWorker);
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 1,
    });
  });
  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
  });

  const input = { points: SAMPLES, area: PLOT, variogram: SPHERICAL };

  it('two share a map, which is the one that the page makes', async () => {
    const map = mapOf(await startKriging(input));
    expect(FakeWorker.made).toHaveLength(2);
    vi.stubGlobal('Worker', undefined);
    const own = mapOf(await startKriging(input));
    expect(map.values).toEqual(own.values);
    expect(map.system).toEqual(own.system);
  });

  it('stay for the next task, and end when none comes', async () => {
    const map = mapOf(await startKriging(input));
    const layer = await startDeviation(map);
    expect(layer.values.every(Number.isFinite)).toBe(true);
    expect(FakeWorker.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(31_000);
    for (const { terminate } of FakeWorker.made) expect(terminate).toHaveBeenCalledOnce();
  });

  it('end at once when the map is given up', async () => {
    FakeWorker.mode = 'hangs';
    const leaving = new AbortController();
    const making = startKriging(input, { signal: leaving.signal });
    leaving.abort();
    await expect(making).rejects.toThrow('stopped');
    for (const { terminate } of FakeWorker.made) expect(terminate).toHaveBeenCalledOnce();
    await expect(startKriging(input, { signal: leaving.signal })).rejects.toThrow('abort');
    expect(FakeWorker.made).toHaveLength(2);
  });

  it.each(['fails', 'dies'] as const)('that %s leave a named reason', async (mode) => {
    FakeWorker.mode = mode;
    expect(await startKriging(input)).toMatchObject({ kind: 'refused', reason: 'workerFailed' });
    for (const { terminate } of FakeWorker.made) expect(terminate).toHaveBeenCalledOnce();
  });
});

describe('without workers', () => {
  it('a map that is given up ends between its parts', async () => {
    vi.stubGlobal('Worker', undefined);
    const leaving = new AbortController();
    let parts = 0;
    const making = startKriging(
      { points: SAMPLES, area: PLOT, variogram: SPHERICAL },
      {
        signal: leaving.signal,
        onProgress: () => {
          parts += 1;
          if (parts === 2) leaving.abort();
        },
      },
    );
    await expect(making).rejects.toThrow('stopped');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(parts).toBe(2);
  });
});
