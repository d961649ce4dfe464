import type { CustomerLink } from '../../../db/types';
import { CONTRACTED } from '../../../db/platform/access';
import { demo } from '../../../state';

interface Change {
  added: readonly number[];
  removed: readonly number[];
}

const changeOf = (before: readonly number[], after: readonly number[]): Change => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
});
const apply = (ids: readonly number[], { added, removed }: Change, gives: (id: number) => boolean) => [
  ...ids.filter((id) => !removed.includes(id)),
  ...added.filter((id) => !ids.includes(id) && gives(id)),
];

const administers = (link: CustomerLink) => link.isOwner || link.role === 'customer_administrator';

/** Who administers an account gets an entry of a module that the account has, or that is new and not to be contracted. */
function hasModuleOf(link: CustomerLink, menuId: number): boolean {
  const { moduleId } = demo.world.menuItems.need(menuId);
  const inModule = demo.world.menuItems.filter((item) => item.moduleId === moduleId).map(({ id }) => id);
  const isNew = !demo.world.links.find((other) => other.menuIds.some((id) => inModule.includes(id)));
  const contracted = demo.world.platform.modules.get(moduleId)?.moduleTypeId === CONTRACTED;
  return (isNew && !contracted) || link.menuIds.some((id) => inModule.includes(id));
}

/**
 * Writes what a profile may be given. What leaves it leaves its users too; what enters it is given to those who
 * administer an account, and offered to the others by their administrator.
 */
export function savePattern(profileId: number, wanted: { menuIds?: number[]; mobileIds?: number[] }): void {
  const { profilePatterns } = demo.world.platform;
  const before = profilePatterns.need(profileId);
  const { menuIds = before.menuIds, mobileIds = before.mobileIds } = wanted;
  const web = changeOf(before.menuIds, menuIds);
  const mobile = changeOf(before.mobileIds, mobileIds);
  profilePatterns.update(profileId, { menuIds, mobileIds, updatedAt: new Date().toISOString() });
  // Decided for all before anybody is given anything: else the first would make a new module an old one.
  const given = demo.world.links
    .filter((link) => link.profileId === profileId)
    .map((link) => ({
      link,
      menuIds: apply(link.menuIds, web, (id) => administers(link) && hasModuleOf(link, id)),
      mobileIds: apply(link.mobileIds, mobile, () => administers(link)),
    }));
  for (const { link, ...ids } of given) {
    demo.world.links.update(link.id, ids);
    giveModules(
      link.customerId,
      ids.menuIds.filter((id) => !link.menuIds.includes(id)),
    );
  }
}

/** An account that is given an entry has the entry's module from then on. */
function giveModules(customerId: number, menuIds: readonly number[]): void {
  const { customerRecords } = demo.world.platform;
  const record = customerRecords.get(customerId);
  if (!record || menuIds.length === 0) return;
  const modules = menuIds.map((id) => demo.world.menuItems.need(id).moduleId);
  customerRecords.update(customerId, { moduleIds: [...new Set([...record.moduleIds, ...modules])] });
}

/** Takes a menu entry out of everything that names it. */
export function forgetMenu(menuId: number): void {
  const without = (ids: readonly number[]) => ids.filter((id) => id !== menuId);
  const { links, users, platform } = demo.world;
  for (const row of platform.profilePatterns.all())
    platform.profilePatterns.update(row.id, { menuIds: without(row.menuIds) });
  for (const link of links.all()) links.update(link.id, { menuIds: without(link.menuIds) });
  for (const user of users.all())
    if (user.shortcutList) users.update(user.id, { shortcutList: without(user.shortcutList) });
}

/** The profiles that may be given a menu entry. */
export function profilesOf(menuId: number): number[] {
  return demo.world.platform.profilePatterns
    .filter((row) => row.menuIds.includes(menuId))
    .map(({ id }) => id);
}

/** Gives a menu entry to exactly these profiles. */
export function giveToProfiles(menuId: number, profileIds: readonly number[]): void {
  for (const { id, menuIds } of demo.world.platform.profilePatterns.all()) {
    if (profileIds.includes(id) === menuIds.includes(menuId)) continue;
    const others = menuIds.filter((one) => one !== menuId);
    savePattern(id, { menuIds: profileIds.includes(id) ? [...others, menuId] : others });
  }
}
