import { builtRoutes } from './builtRoutes';
import { versionToShow } from './versionToShow';
import type { CustomerLink, HelpPostLink, MenuItem, User, World } from './types';
import type { CurrentCustomerWire, LinkedCustomerWire, LoggedUserAnswer, PermissionWire } from './wire';

function isLegacy(item: MenuItem): boolean {
  return !builtRoutes.includes(item.basePath);
}

function permission(item: MenuItem): PermissionWire {
  return {
    id: item.id,
    name: item.name,
    urlName: item.urlName,
    iconName: item.iconName,
    iconModuleName: item.iconModuleName,
    moduleId: item.moduleId,
    moduleName: item.moduleName,
    moduleConstantFilter: item.moduleConstantFilter,
    parentMenuName: item.parentMenuName,
    showOrder: item.showOrder,
    constantFilter: item.constantFilter,
    ...(isLegacy(item) ? { legacy: true } : {}),
  };
}

/** The customers that this user may pick. */
export function linksOf(world: World, userId: number): CustomerLink[] {
  return world.links.filter(
    (link) =>
      link.userId === userId &&
      !link.listedOnly &&
      world.platform.customerRecords.get(link.customerId)?.active !== false,
  );
}

/** The active entries of the menu, in the order of display. */
export function orderedMenu(world: World): MenuItem[] {
  const place = (item: MenuItem) => world.platform.modules.get(item.moduleId)?.showOrder ?? 0;
  return world.menuItems
    .filter((item) => item.active && world.platform.modules.get(item.moduleId)?.active !== false)
    .sort((a, b) => place(a) - place(b) || a.moduleId - b.moduleId || a.showOrder - b.showOrder);
}

/** What a link opens: the menu items granted to it, of the modules that its customer has. */
export function grantedItems(world: World, link: CustomerLink): MenuItem[] {
  const granted = new Set(link.menuIds);
  const modules = world.platform.customerRecords.get(link.customerId)?.moduleIds;
  return orderedMenu(world).filter(
    ({ id, moduleId }) => granted.has(id) && (modules?.includes(moduleId) ?? true),
  );
}

export function currentCustomer(world: World, link: CustomerLink): CurrentCustomerWire {
  const customer = world.customers.need(link.customerId);
  const profile = world.profiles.need(link.profileId);
  return {
    id: link.id,
    userId: link.userId,
    customerId: customer.id,
    customerName: customer.name,
    hasSupport: customer.hasSupport,
    profileId: profile.id,
    profile: { ...profile },
    isOwner: link.isOwner,
    permissions: grantedItems(world, link).map(permission),
    customer: {
      name: customer.name,
      isFreeAccount: customer.isFreeAccount,
      trialPeriodExpiration: customer.trialPeriodExpiration,
      eprodutorAssistActive: customer.eprodutorAssistActive,
    },
  };
}

function linkedCustomer(world: World, link: CustomerLink): LinkedCustomerWire {
  return {
    id: link.id,
    customerId: link.customerId,
    customerName: world.customers.need(link.customerId).name,
    userImageUrl: null,
    profile: { name: world.profiles.need(link.profileId).name },
  };
}

/** The videos that the header offers by page, as the administration links them. */
function linkedVideos({ platform }: World): HelpPostLink[] {
  return platform.videoLinks.all().flatMap(({ id, urlName, videoId, name, active }) => {
    const video = platform.videos.get(videoId);
    if (!active || !video?.active) return [];
    const systemHelpCenterPostName = name === '' ? video.name : name;
    return [{ id, urlName, systemHelpCenterPostId: videoId, systemHelpCenterPostName }];
  });
}

function versionNumber(world: World): string {
  const shown = versionToShow(world);
  return shown ? `${shown.major}.${shown.minor}.${shown.patch}` : '';
}

/** The answer of GetLoggedUser for this user, with or without a customer picked. */
export function loggedUserAnswer(
  world: World,
  user: User,
  link: CustomerLink | undefined,
  tokens: { accessToken: string; tokenForm: string },
): LoggedUserAnswer {
  const links = linksOf(world, user.id);
  return {
    loggedUser: {
      id: user.id,
      name: user.name,
      imageName: user.imageName,
      email: user.email,
      isMaster: user.isMaster,
      isSupport: user.isSupport,
      role: link?.role ?? user.role,
      showCustomerList: user.showCustomerList,
      redirectUrl: null,
      // The server writes an empty list as null here and there; screens must bear both.
      userLinkedToCustomers: links.length > 0 ? links.map((row) => linkedCustomer(world, row)) : null,
      systemHelpCenterPostLinkedUrl: user.isMaster ? null : linkedVideos(world),
      shortcutList: user.shortcutList,
      preferences: user.preferences,
    },
    ...tokens,
    currentCustomer: link ? currentCustomer(world, link) : null,
    licenseTypes: world.profiles.all().map((row) => ({
      id: row.licenceType,
      name: row.licenceTypeDescription,
    })),
    system: { environment: 'Demonstração', version: versionNumber(world) },
    keys: { mapsKey: user.mapsKey, shoppingKey: null, monitoringKey: null, firebase: null },
    urls: {
      academyUrl: '/academia-eprodutor',
      helpCenterUrl: null,
      blogUrl: 'https://blog.eprodutor.example',
      chatUrl: 'https://wa.me/5545900000000',
      storageUrl: null,
      integrationUri: null,
      integrationToken: null,
      agriculturalPricesUrl: null,
    },
  };
}
