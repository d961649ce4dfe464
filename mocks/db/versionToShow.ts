import { dayFromToday } from './calendar';
import type { SystemVersion } from './platform/customers';
import type { World } from './types';

/** The version that runs: the highest of those that are published and whose day has come. */
export function versionToShow(world: World): SystemVersion | undefined {
  const today = dayFromToday();
  return world.platform.systemVersions
    .filter(({ active, versionDate }) => active && versionDate <= today)
    .toSorted((a, b) => a.major - b.major || a.minor - b.minor || a.patch - b.patch)
    .at(-1);
}
