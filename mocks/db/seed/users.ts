import { aLink, aUser } from '../../build/rows';
import { instant } from '../calendar';
import type { World } from '../types';
import { mobileItems, profileLetters } from './permissions';
import { accounts, type AccountSeed, type LinkSeed, otherUsers } from './accounts';

function grantedMenu(world: World, link: LinkSeed): number[] {
  return world.menuItems
    .filter((item) => link.modules.includes(item.letter) || (link.pages ?? []).includes(item.urlName))
    .map((item) => item.id);
}

function seedAccount(world: World, today: Date, seed: AccountSeed): void {
  const latestTerms = Math.max(...world.terms.all().map((row) => row.id));
  const user = world.users.insert(
    aUser({
      account: seed.account,
      name: seed.name,
      role: seed.role,
      isMaster: seed.isMaster === true,
      isSupport: seed.isSupport === true,
      showCustomerList: seed.links.filter((link) => !link.listedOnly).length > 1,
      acceptedTermsId: seed.oldTerms ? latestTerms - 1 : latestTerms,
      shortcutList: seed.shortcuts
        ? world.menuItems
            .filter((item) => (seed.shortcuts ?? []).includes(item.urlName))
            .map((item) => item.id)
        : null,
    }),
  );
  seed.links.forEach((link, index) => {
    world.links.insert(
      aLink({
        userId: user.id,
        customerId: link.customer,
        profileId: link.licence,
        isOwner: link.owner === true,
        role: link.role ?? seed.role,
        menuIds: grantedMenu(world, link),
        mobileIds: mobileItems.filter((item) => link.modules.includes(item.letter)).map((item) => item.id),
        listedOnly: link.listedOnly === true,
        lastAccessAt: instant(today, -1 - index),
      }),
    );
  });
}

export function seedUsers(world: World, today: Date): void {
  for (const seed of accounts) seedAccount(world, today, seed);
  for (const { name, email, confirmed, licence, customer = 1 } of otherUsers) {
    const user = world.users.insert(aUser({ name, email, emailConfirmed: confirmed }));
    const letters = profileLetters[licence] ?? '';
    world.links.insert(
      aLink({
        userId: user.id,
        customerId: customer,
        profileId: licence,
        menuIds: world.menuItems.filter((item) => letters.includes(item.letter)).map((item) => item.id),
        mobileIds: mobileItems.filter((item) => letters.includes(item.letter)).map((item) => item.id),
      }),
    );
  }
}
