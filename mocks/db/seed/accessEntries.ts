import { instant } from '../calendar';
import type { World } from '../types';

const DEVICES = [
  'Chrome em Windows',
  'Firefox em Windows',
  'Edge em Windows',
  'Safari em iPhone',
  'Chrome em Android',
];
const DAYS = 30;

/** A month of accesses: some people every day, some now and then, none on most Sundays. */
export function seedAccessEntries(world: World, today: Date): void {
  const links = world.links.filter(
    ({ listedOnly, userId }) => !listedOnly && world.users.need(userId).emailConfirmed,
  );
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const weekday = new Date(instant(today, -ago)).getDay();
    for (const link of links) {
      const turn = (link.id * 7 + ago * 5) % 11;
      if (turn > (weekday === 0 ? 0 : 3) || link.lastAccessAt === null) continue;
      const app = (link.id + ago) % 4 === 0;
      const accessedAt = instant(today, -ago, ((link.id * 37 + ago * 53) % 540) - 240);
      world.platform.accessEntries.insert({
        linkId: link.id,
        accessedAt,
        accessedFrom: app ? 'APP' : 'WEB',
        device: app ? 'Chrome em Android' : (DEVICES[link.id % DEVICES.length] ?? null),
        ip: `189.${(link.id * 13) % 200}.${(link.id * 29) % 250}.${(link.id * 7) % 250}`,
        note: null,
        manual: false,
        active: true,
        createdAt: accessedAt,
        updatedAt: null,
      });
      if (accessedAt > link.lastAccessAt) world.links.update(link.id, { lastAccessAt: accessedAt });
    }
  }
  world.platform.accessEntries.insert({
    linkId: links[0]?.id ?? 1,
    accessedAt: instant(today, -1, 400),
    accessedFrom: 'REMOTE',
    device: null,
    ip: null,
    note: 'ATENDIMENTO POR TELEFONE: FECHAMENTO DO LOTE 14',
    manual: true,
    active: true,
    createdAt: instant(today, -1, 410),
    updatedAt: null,
  });
}
