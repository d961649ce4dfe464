import { describe, expect, it } from 'vitest';
import { isInArea } from '@/platform/geo/pick';
import { readPolygonArea } from '@/platform/geo/polygonArea';
import { buildWorld } from './db/world';

describe('the seeded soils', () => {
  it('lie on their plots', () => {
    const world = buildWorld(new Date('2026-11-29T15:00:00Z'));
    for (const analysis of world.soil.analyses.all()) {
      const reading = readPolygonArea(world.plots.need(analysis.plotIds[0] ?? 0).polygonArea);
      const area = reading.ok ? reading.area : [];
      const outside = analysis.points.filter(
        ({ lat, lng }) => !isInArea({ lat: lat ?? 0, lng: lng ?? 0 }, area),
      );
      expect(outside.map(({ name }) => name)).toEqual([]);
    }
    expect(world.soil.analyses.all().map(({ points }) => points.length)).toEqual([30, 12, 12, 8, 5, 7]);
  });
});
