import { instant } from '../calendar';
import type { World } from '../types';
import { seedAccessEntries } from './accessEntries';
import { seedCustomerRecords } from './customerRecords';
import { seedPreRegistrations } from './preRegistrations';
import { seedService } from './service';
import { seedSolicitations } from './solicitations';
import { seedTermVersions } from './termVersions';
import { seedVersions } from './versioning';

/** What the platform's staff keeps of customers and users; last, as it hangs on all of them. */
export function seedAdministration(world: World, today: Date): void {
  seedService(world, today);
  seedCustomerRecords(world, today);
  for (const { id } of world.users.all())
    world.platform.userRecords.insert({
      id,
      active: true,
      createdAt: instant(today, -600 + id * 9),
      updatedAt: null,
    });
  seedPreRegistrations(world, today);
  seedTermVersions(world, today);
  seedVersions(world, today);
  seedAccessEntries(world, today);
  seedSolicitations(world, today);
}
