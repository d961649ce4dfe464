import { forbidden, json, notFound, refused } from '../answers';
import { grantedItems, orderedMenu } from '../db/loggedUser';
import { hasMenus, permissionTrees } from '../db/permissionTrees';
import { profileLetters } from '../db/seed/permissions';
import type { CustomerLink, Profile } from '../db/types';
import { flag, id } from '../read';
import { route } from '../route';
import { demo } from '../state';
import { licenceTypeOf } from './accountAccess';

const MASTER = 1;
const OWN_PROFILE = [8, 9];
/** A consultant uses no licence of the customer. */
const FREE = 9;

function wire({ id: profileId, name, licenceType, description }: Profile) {
  return { id: profileId, name, licenceType, description };
}

const isOrdinary = ({ licenceType }: Profile) => licenceType !== MASTER && licenceType in profileLetters;

/** The profiles that this administrator may give. */
export function givenProfiles(link: CustomerLink, withFree: boolean): Profile[] {
  const type = licenceTypeOf(link);
  const all = demo.world.profiles.all();
  if (OWN_PROFILE.includes(type) && !withFree) return all.filter((row) => row.id === link.profileId);
  if (type === MASTER) return all.filter((row) => row.licenceType !== MASTER);
  return all.filter((row) => isOrdinary(row) || (withFree && row.licenceType === FREE));
}

const licenceTypeMaster = route(
  'GET',
  '/ProfilePatternPermission/GetLicenseTypeMaster',
  ({ query, link }) => {
    if (!link || licenceTypeOf(link) !== MASTER) return forbidden({ profile: 'customer_administrator' });
    const withoutAdmin = flag(query.get('withoutAdmin'));
    if (withoutAdmin === undefined) return refused('O parâmetro withoutAdmin é obrigatório.');
    const rows = withoutAdmin ? givenProfiles(link, false) : demo.world.profiles.all();
    return json(rows.map(wire));
  },
);

const licenceType = route('GET', '/ProfilePatternPermission/GetLicenseType', ({ query, link }) => {
  if (!link || licenceTypeOf(link) === MASTER) return forbidden({ profile: 'customer_administrator' });
  const withoutAdmin = flag(query.get('withoutAdmin'));
  if (withoutAdmin === undefined) return refused('O parâmetro withoutAdmin é obrigatório.');
  const withFree = flag(query.get('getFreeLicenseOption')) ?? false;
  const rows = withoutAdmin ? givenProfiles(link, withFree) : demo.world.profiles.all();
  return json(rows.map(wire));
});

const menu = route('GET', '/ProfilePatternPermission/GetHierarchicalMenuByLicenseType', ({ query, link }) => {
  const profile = demo.world.profiles.get(id(query.get('profileId')));
  const filtered = flag(query.get('isFilterModule'));
  if (!profile || !link) return notFound();
  if (filtered === undefined) return refused('O parâmetro isFilterModule é obrigatório.');
  if (!hasMenus(profile.licenceType)) return refused('Este perfil não tem permissões por menu.');
  const items = filtered ? grantedItems(demo.world, link) : orderedMenu(demo.world);
  return json(permissionTrees(items, demo.world.platform.profilePatterns.get(profile.id)));
});

const profileType = route('GET', '/User/GetProfileType', () =>
  json(demo.world.profiles.all().map((row) => ({ id: row.licenceType, name: row.licenceTypeDescription }))),
);

export const patternHandlers = [licenceTypeMaster, licenceType, menu, profileType];
