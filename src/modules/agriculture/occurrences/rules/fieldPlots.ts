import type { OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import type { Id } from '@/platform/forms/options';
import { areaBounds, joinBounds } from '@/platform/geo/bounds';
import type { Bounds, PolygonArea } from '@/platform/geo/geoTypes';
import { readPolygonArea } from '@/platform/geo/polygonArea';
import type { FarmWithFields } from '@/domain/land/landWire';
import type { FieldOccurrence, FormerPlot } from '../fieldOccurrenceWire';

const WOODS = 'FORESTRY';

export type FieldWorld = 'agriculture' | 'forestry';

/** The plots of a world by farm and name, each with its useful hectares. */
export function subjectsOf(
  farms: readonly FarmWithFields[],
  world: FieldWorld,
): readonly OccurrenceSubject[] {
  return farms.flatMap((farm) =>
    farm.farmActivityFields
      .filter(
        ({ systemBusinessActivityFarmingClassification: kind }) =>
          (kind === WOODS) === (world === 'forestry'),
      )
      .flatMap(({ farmActivityFieldPolygons }) => farmActivityFieldPolygons)
      .map((plot) => ({
        id: plot.id,
        // The plot first: where a name has no room, its end is cut.
        name: `${plot.name} · ${farm.name}`,
        world,
        startDate: null,
        endDate: null,
        awaiting: false,
        lockedReason: null,
        share: plot.usefulAreaSize > 0 ? plot.usefulAreaSize : null,
        figures: {},
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true })),
  );
}

interface FormerWords {
  /** 'TALHÃO 1 · FAZENDA (inativo)' */
  readonly name: (plot: FormerPlot) => string;
  /** Why nothing is written to it any more. */
  readonly reason: string;
}

/**
 * The plots of a world that were inactivated since something was done on them, by name: their work stays.
 * @param farms every farm of the customer: what one of them has is not inactive
 */
export function formerSubjectsOf(
  records: readonly Pick<FieldOccurrence, 'formerPlots'>[],
  farms: readonly FarmWithFields[],
  world: FieldWorld,
  words: FormerWords,
): readonly OccurrenceSubject[] {
  const farmOf = farmsByPlot(farms);
  const former = new Map<Id, FormerPlot>();
  for (const { formerPlots } of records)
    for (const plot of formerPlots)
      if ((plot.systemBusinessActivityFarmingClassification === WOODS) === (world === 'forestry'))
        former.set(plot.id, plot);
  return [...former.values()]
    .filter(({ id }) => farmOf(id) === null)
    .map((plot): OccurrenceSubject => ({
      id: plot.id,
      name: words.name(plot),
      world,
      startDate: null,
      endDate: null,
      awaiting: false,
      lockedReason: words.reason,
      former: true as const,
      share: plot.usefulAreaSize !== null && plot.usefulAreaSize > 0 ? plot.usefulAreaSize : null,
      figures: {},
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true }));
}

/** The areas of the plots that were drawn and can be read. */
export function areasByPlot(farms: readonly FarmWithFields[]) {
  const plots = farms
    .flatMap(({ farmActivityFields }) => farmActivityFields)
    .flatMap(({ farmActivityFieldPolygons }) => farmActivityFieldPolygons);
  return new Map(
    plots.flatMap(({ id, polygonArea }) => {
      const reading = readPolygonArea(polygonArea);
      return reading.ok && reading.area.length > 0 ? [[id, reading.area] as const] : [];
    }),
  );
}

/** The farm of each plot; null for one that none has. */
export function farmsByPlot(farms: readonly FarmWithFields[]): (plotId: Id) => Id | null {
  const known = new Map(
    farms.flatMap(({ id: farm, farmActivityFields }) =>
      farmActivityFields.flatMap(({ farmActivityFieldPolygons }) =>
        farmActivityFieldPolygons.map((plot): [Id, Id] => [plot.id, farm]),
      ),
    ),
  );
  return (plotId) => known.get(plotId) ?? null;
}

/** Each farm that has some of these plots, with the box around them, the one with most of them first. */
export function farmParts(
  farms: readonly FarmWithFields[],
  plots: readonly { readonly id: Id; readonly area: PolygonArea | null }[],
): readonly {
  readonly id: number;
  readonly name: string;
  readonly bounds: Bounds;
  readonly count: number;
}[] {
  const farmOf = farmsByPlot(farms);
  return farms
    .flatMap(({ id, name }) => {
      const own = plots.filter((plot) => plot.area !== null && farmOf(plot.id) === id);
      const bounds = joinBounds(own.map(({ area }) => area && areaBounds(area)));
      return bounds === null ? [] : [{ id, name, bounds, count: own.length }];
    })
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'pt-BR'));
}
