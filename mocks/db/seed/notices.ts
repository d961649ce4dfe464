import { localDate } from '../calendar';
import type { Notice, World } from '../types';
import { dataOf } from '../data';
import notices from './data/notices.json' with { type: 'json' };

type Reach = Partial<Pick<Notice, 'customerId' | 'systemBusinessActivityId' | 'moduleId'>>;

interface Seed extends Reach {
  daysAgo: number;
  title: string;
  tag: string | null;
  colour: string | null;
  pinned?: true;
  text: string;
}

const seeds: readonly Seed[] = dataOf(notices);

/** What the platform announced to its users, for everyone and for some. */
export function seedNotices(world: World, today: Date): void {
  // The oldest was written first, so it has the lowest id.
  for (const seed of seeds.toReversed()) {
    world.notices.insert({
      title: seed.title,
      tag: seed.tag,
      colorTag: seed.colour,
      leaveInEvidence: seed.pinned === true,
      publicationDate: localDate(today, -seed.daysAgo),
      description: seed.text,
      customerId: seed.customerId ?? null,
      systemBusinessActivityId: seed.systemBusinessActivityId ?? null,
      moduleId: seed.moduleId ?? null,
      isNotify: false,
    });
  }
}
