// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { buildWorld } from './db/world';
import { hectares, type LatLng, type Ring, signedArea } from './geo/ring';
import { resetDemo, demo } from './state';
import { type Client, clientOf } from './testClient';

interface PlotWire {
  id: number;
  name: string;
  polygonArea: string | null;
  usefulAreaSize: number;
  commonAreaSize: number;
}
interface FarmWire {
  id: number;
  name: string;
  farmType: number;
  farmActivityFields: { id: number; name: string; farmActivityFieldPolygons: PlotWire[] }[];
}

let client: Client;
beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

const farms = async () => (await client.get('/Farm/GetFarmWithFarmActivityField')).body as FarmWire[];
const ringsOf = (text: string | null): Ring[] => {
  try {
    return JSON.parse(text ?? '') as Ring[];
  } catch {
    return [];
  }
};

function crosses([a, b]: [LatLng, LatLng], [c, d]: [LatLng, LatLng]): boolean {
  const side = (p: LatLng, q: LatLng, r: LatLng) =>
    Math.sign((q.lng - p.lng) * (r.lat - p.lat) - (q.lat - p.lat) * (r.lng - p.lng));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
function inside(point: LatLng, path: readonly LatLng[]): boolean {
  let within = false;
  for (const [index, a] of path.entries()) {
    const b = path[(index + 1) % path.length] ?? a;
    if (a.lat > point.lat !== b.lat > point.lat) {
      const at = a.lng + ((point.lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
      if (point.lng < at) within = !within;
    }
  }
  return within;
}
const edges = (path: readonly LatLng[]): [LatLng, LatLng][] =>
  path.map((point, index) => [point, path[(index + 1) % path.length] ?? point]);

describe('the land of the seed', () => {
  test('plots of a farm neither overlap nor cross themselves', () => {
    const { farms, plots } = buildWorld();
    const faults: string[] = [];
    for (const { id: farmId } of farms.all()) {
      const own = plots.filter((plot) => plot.farmId === farmId);
      const outer = own.map((plot) => ringsOf(plot.polygonArea)[0]?.path ?? []);
      for (const [index, path] of outer.entries()) {
        const sides = edges(path);
        for (const [i, a] of sides.entries())
          for (const [j, b] of sides.entries())
            if (Math.abs(i - j) > 1 && Math.abs(i - j) < sides.length - 1 && i < j && crosses(a, b))
              faults.push(`farm ${farmId}: plot ${index} crosses itself`);
        for (const [other, outline] of outer.entries()) {
          if (other <= index) continue;
          const meets =
            edges(outline).some((edge) => sides.some((side) => crosses(edge, side))) ||
            outline.some((point) => inside(point, path)) ||
            path.some((point) => inside(point, outline));
          if (meets) faults.push(`farm ${farmId}: plots ${index} and ${other} overlap`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('every plot has the area it says, and rings run in the direction of their kind', () => {
    const { plots } = buildWorld();
    const readable = plots.filter((plot) => ringsOf(plot.polygonArea).length > 0);
    expect(plots.all().length - readable.length).toBe(1);
    for (const plot of readable) {
      const rings = ringsOf(plot.polygonArea);
      expect(plot.usefulAreaSize + (plot.commonAreaSize ?? 0)).toBeCloseTo(hectares(rings), 1);
      for (const { type, path } of rings) expect(signedArea(path) > 0).toBe(type === 'ADD');
    }
    expect(readable.some((plot) => ringsOf(plot.polygonArea).some(({ type }) => type === 'REMOVE'))).toBe(
      true,
    );
  });

  test('registrations are used within what they hold', () => {
    const { realEstates, costCenters } = buildWorld();
    const used = new Map<number, number>();
    for (const { farmRealEstates } of costCenters.all())
      for (const { realEstatePatrimonyId: id, apportionedAreaSize: size } of farmRealEstates)
        used.set(id, (used.get(id) ?? 0) + size);
    for (const [id, size] of used)
      expect(size).toBeLessThanOrEqual(realEstates.need(id).totalAreaSize + 0.01);
  });
});

test('farms come with their cost centers and plots', async () => {
  const all = await farms();
  expect(all.filter(({ farmType }) => farmType === 2).map(({ name }) => name)).toEqual([
    'ARMAZEM ESTRADA VELHA',
  ]);
  for (const farm of all.filter(({ farmType }) => farmType === 1)) {
    const plots = farm.farmActivityFields.flatMap((field) => field.farmActivityFieldPolygons);
    expect(plots.length).toBeGreaterThanOrEqual(3);
    expect(plots.length).toBeLessThanOrEqual(12);
  }
});

test('as many plots as a benchmark wants are added', async () => {
  const before = demo.world.plots.all().length;
  const answered = await client.write('POST', '/__demo/plots', { count: 1200, vertices: 50 });
  expect(answered.status).toBe(200);
  expect(demo.world.plots.all().length).toBe(before + 1200);
  const last = demo.world.plots.all().at(-1);
  expect(ringsOf(last?.polygonArea ?? null)[0]?.path.length).toBeGreaterThanOrEqual(50);
});
