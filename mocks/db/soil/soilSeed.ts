import { dataOf } from '../data';
import { brazilianDay, dayLater } from '../poultry';
import type { Table } from '../table';
import type { World } from '../types';
import analysesFile from './data/analyses.json' with { type: 'json' };
import samplesFile from './data/samples.json' with { type: 'json' };
import type { SoilAnalysisRow, SoilColumn, SoilSample, SoilWorld } from './soilTypes';

/** Points of one sampling, column by column. */
interface Samples {
  readonly names: readonly string[];
  readonly lat: readonly number[];
  readonly lng: readonly number[];
  readonly values: Readonly<Record<string, readonly number[]>>;
}

interface SeededAnalysis {
  readonly world: SoilWorld;
  readonly plotId: number;
  readonly samples: string;
  readonly laboratory: string;
  readonly protocol: string;
  readonly daysAgo: number;
  readonly depth: readonly [from: number, to: number];
  readonly clay: number;
  /** Values that lie below the detection limit, which is what is kept of them. */
  readonly below: readonly { readonly point: string; readonly nutrient: string; readonly limit: number }[];
}

const { columns, analyses } = dataOf<{
  readonly columns: readonly Omit<SoilColumn, 'id' | 'name'>[];
  readonly analyses: readonly SeededAnalysis[];
}>(analysesFile);
const SAMPLES: Readonly<Record<string, Samples>> = dataOf(samplesFile);

function pointsOf({ samples, below }: SeededAnalysis, nutrients: readonly SoilColumn[]): SoilSample[] {
  const sampled = SAMPLES[samples];
  if (!sampled) throw new Error(`No soil samples '${samples}'.`);
  return sampled.names.map((name, at) => ({
    id: at + 1,
    name,
    lat: sampled.lat[at] ?? null,
    lng: sampled.lng[at] ?? null,
    values: nutrients.flatMap(({ id, nutrient }) => {
      const limit = below.find((one) => one.point === name && one.nutrient === nutrient)?.limit;
      const value = limit ?? sampled.values[nutrient]?.[at];
      return value === undefined ? [] : [{ nutrientId: id, value, below: limit !== undefined }];
    }),
  }));
}

/** What laboratories found in the soils of a few plots: two depths of one day, a former year, few points, a wood. */
export const seedSoilAnalyses = (today: Date, world: () => World) => (table: Table<SoilAnalysisRow>) => {
  const day = brazilianDay(today);
  for (const seeded of analyses) {
    const plot = world().plots.need(seeded.plotId);
    const collectedAt = dayLater(day, -seeded.daysAgo);
    const nutrients = columns.map((column, at): SoilColumn => ({ id: at + 1, name: '', ...column }));
    table.insert({
      customerId: plot.customerId,
      world: seeded.world,
      farmId: plot.farmId,
      plotIds: [plot.id],
      laboratory: seeded.laboratory,
      protocol: seeded.protocol,
      collectedAt,
      depthFrom: seeded.depth[0],
      depthTo: seeded.depth[1],
      clay: seeded.clay,
      nutrients,
      points: pointsOf(seeded, nutrients),
      maps: [],
      occurrenceId: null,
      rowVersion: 1,
      createdAt: `${dayLater(collectedAt, 12)}T13:40:00.000Z`,
      updatedAt: null,
    });
  }
};
