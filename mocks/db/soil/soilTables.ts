import { Table } from '../table';
import type { World } from '../types';
import { seedSoilAnalyses } from './soilSeed';
import type { SoilTables } from './soilTypes';

/** What customers keep of their soils; filled when somebody first looks at it. */
export function soilTables(today: Date, world: () => World): SoilTables {
  return { analyses: new Table(seedSoilAnalyses(today, world)) };
}
