import { aLink, aUser } from '../build/rows';
import { type FieldErrors, forbidden, invalid, json, notFound, refused } from '../answers';
import { grantedItems } from '../db/loggedUser';
import { hasMenus, leavesOf, permissionTrees, type TreeNodeWire } from '../db/permissionTrees';
import type { CustomerLink, Profile } from '../db/types';
import { id, text } from '../read';
import { route } from '../route';
import { demo } from '../state';
import { asAdministrator, isEditable, licenceTypeOf } from './accountAccess';
import { licencesLeft } from './accountLicences';
import { givenProfiles } from './profilePatterns';

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const CODE = /^\d{3}-\d{3}-\d{3}$/;
/** An unused code. */
const UNKNOWN_CODE = '000-000-000';
const OWN_PROFILE = [8, 9];

type Sent = Record<string, unknown>;

interface Permissions {
  profile: Profile;
  menuIds: number[];
  mobileIds: number[];
}

/** The ids sent for one of the trees; undefined when one of them is no leaf of it. */
function chosen(value: unknown, nodes: readonly TreeNodeWire[]): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const allowed = leavesOf(nodes);
  const ids = value.map(id);
  const known = (one: number | undefined): one is number => one !== undefined && allowed.includes(one);
  return ids.every(known) ? [...new Set(ids)] : undefined;
}

/** Profile and permissions of an invitation, checked; `errors` fills up otherwise. */
function readPermissions(
  sent: Sent,
  viewer: CustomerLink,
  withFree: boolean,
  errors: FieldErrors,
): Permissions | undefined {
  const wanted = id(sent.profileId);
  const profile = givenProfiles(viewer, withFree).find((row) => row.id === wanted);
  if (!profile) {
    errors.ProfileId = ['O campo Tipo de acesso é obrigatório.'];
    return undefined;
  }
  const trees = hasMenus(profile.licenceType)
    ? permissionTrees(grantedItems(demo.world, viewer), demo.world.platform.profilePatterns.get(profile.id))
    : { web: [], mobile: [] };
  const menuIds = chosen(sent.permissionProfileValuesWeb, trees.web);
  const mobileIds = chosen(sent.permissionProfileValuesMobile, trees.mobile);
  if (!menuIds) errors.PermissionProfileValuesWeb = ['Permissão inexistente para este perfil.'];
  if (!mobileIds) errors.PermissionProfileValuesMobile = ['Permissão inexistente para este perfil.'];
  return menuIds && mobileIds ? { profile, menuIds, mobileIds } : undefined;
}

function addPending(
  viewer: CustomerLink,
  person: { name: string; email: string },
  { profile, menuIds, mobileIds }: Permissions,
): Response {
  const known = demo.world.users.find(({ email }) => email.toLowerCase() === person.email.toLowerCase());
  const user = known ?? demo.world.users.insert(aUser({ ...person, emailConfirmed: false }));
  const link = demo.world.links.insert(
    aLink({ userId: user.id, customerId: viewer.customerId, profileId: profile.id, menuIds, mobileIds }),
  );
  demo.mails.push({ to: user.email, subject: 'Convite para o eProdutor', link: '/login-v2' });
  return json({ id: link.id });
}

/** Whether this administrator's account may invite at all. */
function refusal(viewer: CustomerLink): Response | undefined {
  const { id: customerId, isFreeAccount } = demo.world.customers.need(viewer.customerId);
  if (isFreeAccount) return forbidden({ profile: 'customer_free_account' });
  return licencesLeft(customerId) > 0
    ? undefined
    : refused('Não há licenças disponíveis. Exclua um usuário ou contrate mais licenças.');
}

const create = route('POST', '/User/CreateInvited', (call) =>
  asAdministrator(call, async (viewer) => {
    const no = refusal(viewer);
    if (no) return no;
    const sent = await call.body();
    const errors: FieldErrors = {};
    const name = text(sent.name) ?? '';
    const email = text(sent.email) ?? '';
    if (name === '') errors.Name = ['O campo Nome é obrigatório.'];
    if (!EMAIL.test(email)) errors.Email = ['O campo E-mail deve ser um e-mail válido.'];
    const linked = demo.world.links.find(
      (link) =>
        link.customerId === viewer.customerId &&
        demo.world.users.need(link.userId).email.toLowerCase() === email.toLowerCase(),
    );
    if (linked) errors.Email = ['Já existe um usuário com este e-mail nesta conta.'];
    const permissions = readPermissions(sent, viewer, false, errors);
    if (!permissions || Object.keys(errors).length > 0) return invalid(errors);
    return addPending(viewer, { name, email }, permissions);
  }),
);

const read = route('GET', '/User/GetUserLinkedToCustomerById', (call) =>
  asAdministrator(call, (viewer) => {
    const link = demo.world.links.get(id(call.query.get('id')));
    if (link?.customerId !== viewer.customerId) return notFound();
    const { name, email } = demo.world.users.need(link.userId);
    const { licenceType } = demo.world.profiles.need(link.profileId);
    return json({
      id: link.id,
      name,
      email,
      profileId: link.profileId,
      // The server writes an empty list as null here.
      permissionProfileValuesWeb: hasMenus(licenceType) ? link.menuIds : null,
      permissionProfileValuesMobile: hasMenus(licenceType) ? link.mobileIds : null,
    });
  }),
);

const edit = route('PUT', '/User/EditInvited', (call) =>
  asAdministrator(call, async (viewer) => {
    const link = demo.world.links.get(id(call.query.get('id')));
    if (link?.customerId !== viewer.customerId) return notFound();
    if (!isEditable(link, viewer) || OWN_PROFILE.includes(licenceTypeOf(viewer)))
      return refused('Este usuário não pode ser alterado.');
    const sent = await call.body();
    const errors: FieldErrors = {};
    const { name, email } = demo.world.users.need(link.userId);
    if (text(sent.name) !== name) errors.Name = ['O nome não pode ser alterado.'];
    if (text(sent.email) !== email) errors.Email = ['O e-mail não pode ser alterado.'];
    const permissions = readPermissions(sent, viewer, false, errors);
    if (!permissions || Object.keys(errors).length > 0) return invalid(errors);
    const { profile, menuIds, mobileIds } = permissions;
    demo.world.links.update(link.id, { profileId: profile.id, menuIds, mobileIds });
    return json(true);
  }),
);

const consultant = route('POST', '/User/SendAgroCenterConsultantSolicitation', (call) =>
  asAdministrator(call, async (viewer) => {
    if (demo.world.customers.need(viewer.customerId).isFreeAccount)
      return forbidden({ profile: 'customer_free_account' });
    const sent = await call.body();
    const code = text(sent.code) ?? '';
    const moduleId = id(sent.moduleId);
    const errors: FieldErrors = {};
    if (!CODE.test(code)) errors.Code = ['O campo Código deve ter três grupos de três dígitos.'];
    else if (code === UNKNOWN_CODE) errors.Code = ['Nenhum consultor tem este código.'];
    if (!demo.world.menuItems.find((item) => item.moduleId === moduleId))
      errors.ModuleId = ['O campo Módulo é obrigatório.'];
    if (sent.sharingAcceptance !== true || sent.awareness !== true)
      return refused('É preciso aceitar o compartilhamento e o termo de ciência.');
    const permissions = readPermissions(sent, viewer, true, errors);
    if (!permissions || Object.keys(errors).length > 0) return invalid(errors);
    const person = { name: `CONSULTOR ${code}`, email: `consultor.${code}@agrocenter.exemplo.com.br` };
    return addPending(viewer, person, permissions);
  }),
);

export const invitationHandlers = [create, read, edit, consultant];
