import { Table } from '../table';
import type { World } from '../types';
import type { FieldTables } from './fieldTypes';
import { seedApiTokens, seedClimatePhases, seedCycles, seedIrrigation } from './registerSeed';
import { seedRotation } from './rotationSeed';

/** What customers keep of the field beside land and soils; filled when somebody first looks at it. */
export function fieldTables(today: Date, world: () => World): FieldTables {
  return {
    rotation: new Table(seedRotation(today, world)),
    irrigation: new Table(seedIrrigation(world)),
    weatherAccounts: new Table(),
    cycles: new Table(seedCycles(today, world)),
    climatePhases: new Table(seedClimatePhases(today, world)),
    apiTokens: new Table(seedApiTokens(today, world)),
  };
}
