import { json, notFound } from '../answers';
import { purposeOf, standingOn } from '../db/field/plantings';
import type { Plot } from '../db/mapTypes';
import { daysFrom } from '../db/poultry';
import { gridOf, imageDate, imageFigures, imageId, IMAGES, ofImageId, type PlotSeen } from '../db/satellite';
import type { Ring } from '../geo/ring';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { own } from './land/wire';

const COMPARE = { permission: ['MAP_COMPARISON', 'SILVICULTURE_MAP_COMPARISON'] } as const;
/** The analysis of a crop shows the mean index of each image. */
const DATES = {
  permission: [...COMPARE.permission, 'CULTIVATION_ANALYSIS', 'SILVICULTURE_CULTIVATION_ANALYSIS'],
} as const;

/** The rings of a plot; none where it was not drawn, or the drawing is unreadable. */
function ringsOf({ polygonArea }: Plot): Ring[] {
  try {
    const rings: unknown = JSON.parse(polygonArea ?? '[]');
    return Array.isArray(rings) ? (rings as Ring[]) : [];
  } catch {
    return [];
  }
}

function seenPlot(call: Call, plotId: number | undefined): PlotSeen | undefined {
  const plot = own(call, demo.world.plots.get(plotId));
  if (!plot?.active) return undefined;
  const { world } = demo;
  const isPerennial = purposeOf(world, plot).farmingClassification !== 'ANNUAL';
  return {
    id: plot.id,
    farmId: plot.farmId,
    rings: ringsOf(plot),
    isPerennial,
    sownFor: (day) => {
      const planting = standingOn(world, plot, day);
      return planting ? daysFrom(planting.sownOn, day) : null;
    },
  };
}

export const agricultureHandlers = [
  route(
    'GET',
    '/SatelliteImage/GetDates',
    (call) => {
      const plot = seenPlot(call, id(call.query.get('farmActivityFieldPolygonId')));
      if (!plot) return notFound();
      if (plot.rings.length === 0) return json([]);
      const now = new Date();
      return json(
        Array.from({ length: IMAGES }, (_, number) => ({
          id: imageId(plot.id, number),
          date: imageDate(now, number),
          ...imageFigures(plot, number, now),
        })).toReversed(),
      );
    },
    DATES,
  ),
  route(
    'GET',
    '/SatelliteImage/GetNdvi',
    (call) => {
      const wanted = id(call.query.get('id')) ?? 0;
      const { plotId, number } = ofImageId(wanted);
      const plot = seenPlot(call, plotId);
      if (!plot || plot.rings.length === 0 || number >= IMAGES) return notFound();
      const now = new Date();
      const { bounds, columns, rows, values } = gridOf(plot, number, now);
      return json({ id: wanted, date: imageDate(now, number), bounds, columns, rows, values });
    },
    COMPARE,
  ),
];
