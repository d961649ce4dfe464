import { instant } from '../calendar';
import { dataOf } from '../data';
import type { World } from '../types';
import versionsData from './data/systemVersions.json' with { type: 'json' };

const versions: readonly (readonly [minor: number, daysAgo: number, title: string, changelog: string])[] =
  dataOf(versionsData);

export function seedVersions(world: World, today: Date): void {
  for (const [minor, daysAgo, title, changelog] of versions)
    world.platform.systemVersions.insert({
      title,
      major: 26,
      minor,
      patch: 0,
      versionDate: instant(today, -daysAgo).slice(0, 10),
      changelog,
      active: true,
      createdAt: instant(today, -daysAgo - 2),
      updatedAt: null,
    });
}
