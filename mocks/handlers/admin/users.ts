import { aLink, aUser } from '../../build/rows';
import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import { mobileItems, profileLetters } from '../../db/seed/permissions';
import type { CustomerLink, Role, User } from '../../db/types';
import { searchableRegisters, SEEDED_BY } from '../../platformRegister';
import { id, wantedActive } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { Checks } from './checks';

const master = { master: true } as const;
const now = () => new Date().toISOString();
const ROLES: Readonly<Record<number, Role>> = {
  1: 'customer_administrator',
  2: 'customer_administrator',
  4: 'veterinary',
  5: 'accountant',
  6: 'integrator',
  7: 'installer_technician',
  9: 'agronomist',
};

/** What is kept of a user besides the account; the invited ones of customers have nothing yet. */
function recordOf(userId: number, createdBy?: string) {
  const { userRecords } = demo.world.platform;
  return (
    userRecords.get(userId) ??
    userRecords.insert({
      id: userId,
      active: true,
      createdAt: now(),
      updatedAt: null,
      ...(createdBy ? { createdBy } : {}),
    })
  );
}

const linksOfUser = (userId: number) =>
  demo.world.links.filter((link) => link.userId === userId && !link.listedOnly);

function wire(user: User) {
  const links = linksOfUser(user.id);
  const accesses = links.flatMap(({ lastAccessAt }) => lastAccessAt ?? []).toSorted();
  const { active, createdAt, updatedAt, createdBy = SEEDED_BY, updatedBy } = recordOf(user.id);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    isMaster: user.isMaster,
    isSupport: user.isSupport,
    emailConfirmed: user.emailConfirmed,
    lastAccessAt: accesses.at(-1) ?? null,
    links: links.map(({ id: linkId, customerId, profileId, isOwner }) => ({
      id: linkId,
      customerId,
      customerName: demo.world.customers.need(customerId).name,
      profileId,
      isOwner,
    })),
    active,
    createdAt,
    updatedAt,
    createdBy,
    updatedBy: updatedBy ?? (updatedAt === null ? null : SEEDED_BY),
  };
}

interface WantedLink {
  customerId: number;
  profileId: number;
  isOwner: boolean;
}

/** The lines of customers; `errors` fills up when one of them is of nothing or comes twice. */
function readLinks(sent: unknown, errors: FieldErrors): WantedLink[] {
  const rows: unknown[] = Array.isArray(sent) ? sent : [];
  const wanted = rows.map((row) => {
    const { customerId, profileId, isOwner } = (row ?? {}) as Record<string, unknown>;
    return { customerId: id(customerId) ?? 0, profileId: id(profileId) ?? 0, isOwner: isOwner === true };
  });
  wanted.forEach(({ customerId, profileId }, at) => {
    if (!demo.world.customers.get(customerId))
      errors[`Links[${at}].CustomerId`] = ['O campo Cliente é obrigatório.'];
    else if (wanted.findIndex((row) => row.customerId === customerId) !== at)
      errors[`Links[${at}].CustomerId`] = ['Este cliente já está na lista.'];
    if (!demo.world.profiles.get(profileId))
      errors[`Links[${at}].ProfileId`] = ['O campo Perfil é obrigatório.'];
  });
  return wanted;
}

function writeLinks(user: User, wanted: readonly WantedLink[]): void {
  const { links, menuItems } = demo.world;
  const before = linksOfUser(user.id);
  for (const link of before)
    if (!wanted.some(({ customerId }) => customerId === link.customerId)) links.remove(link.id);
  for (const { customerId, profileId, isOwner } of wanted) {
    const link = before.find((row) => row.customerId === customerId);
    const letters = profileLetters[profileId] ?? 'H';
    const granted: Partial<CustomerLink> = {
      profileId,
      isOwner,
      role: ROLES[profileId] ?? 'customer_user',
      menuIds: menuItems.filter((item) => letters.includes(item.letter)).map((item) => item.id),
      mobileIds: mobileItems.filter((item) => letters.includes(item.letter)).map((item) => item.id),
    };
    if (!link) links.insert(aLink({ userId: user.id, customerId, ...granted }));
    else if (link.profileId !== profileId) links.update(link.id, granted);
    else links.update(link.id, { isOwner });
  }
}

function read(sent: Record<string, unknown>, viewer: User, own?: User) {
  const check = new Checks(sent);
  const input = {
    name: check.text('name', 'Nome', 100),
    email: check.email('email', 'E-mail'),
    isMaster: sent.isMaster === true,
    isSupport: sent.isSupport === true,
  };
  const duplicate = demo.world.users.find(({ email }) => email.toLowerCase() === input.email);
  if (duplicate && duplicate.id !== own?.id) check.refuse('email', 'Já existe um usuário com este e-mail.');
  if (own?.id === viewer.id && !input.isMaster)
    check.refuse('isMaster', 'Você não pode deixar de ser master.');
  const wanted = readLinks(sent.links, check.errors);
  return { check, input, wanted };
}

searchableRegisters.push({
  slug: 'usuarios',
  rows: () =>
    demo.world.users.all().map(({ id: userId, name, email }) => ({ id: userId, name: `${name} · ${email}` })),
});

const list = route('GET', '/User/GetGridData', () => json(demo.world.users.all().map(wire)), master);

const get = route(
  'GET',
  '/User/GetById',
  ({ query }) => {
    const user = demo.world.users.get(id(query.get('id')));
    return user ? json(wire(user)) : notFound();
  },
  master,
);

const create = route(
  'POST',
  '/User/Create',
  async ({ body, user: viewer }: Call) => {
    const { check, input, wanted } = read(await body(), viewer);
    if (check.failed) return invalid(check.errors);
    const user = demo.world.users.insert(
      aUser({
        ...input,
        emailConfirmed: false,
        acceptedTermsId: null,
        role: input.isMaster ? 'master' : null,
      }),
    );
    recordOf(user.id, viewer.name);
    writeLinks(user, wanted);
    demo.world.users.update(user.id, { showCustomerList: wanted.length > 1 });
    demo.mails.push({ to: user.email, subject: 'Convite para o eProdutor', link: '/login-v2' });
    return json(wire(user));
  },
  master,
);

const edit = route(
  'PUT',
  '/User/Edit',
  async ({ query, body, user: viewer }: Call) => {
    const before = demo.world.users.get(id(query.get('id')));
    if (!before) return notFound();
    const { check, input, wanted } = read(await body(), viewer, before);
    if (check.failed) return invalid(check.errors);
    const user = demo.world.users.update(before.id, { ...input, showCustomerList: wanted.length > 1 });
    writeLinks(user, wanted);
    recordOf(user.id);
    demo.world.platform.userRecords.update(user.id, { updatedAt: now(), updatedBy: viewer.name });
    return json(wire(user));
  },
  master,
);

const activate = route(
  'POST',
  '/User/ActivateInactivate',
  async ({ body, user: viewer }) => {
    const sent = await body();
    const user = demo.world.users.get(id(sent.id));
    if (!user) return notFound();
    const active = wantedActive(sent, recordOf(user.id));
    if (user.id === viewer.id) return refused('Você não pode inativar o próprio usuário.');
    const changes = { active, updatedAt: now(), updatedBy: viewer.name };
    demo.world.platform.userRecords.update(user.id, changes);
    if (!active)
      for (const session of demo.sessions.values())
        if (session.userId === user.id) demo.sessions.delete(session.id);
    return json(wire(user));
  },
  master,
);

/** What keeps a user from being deleted. */
function dependentsOf(user: User) {
  const isTheirs = (linkId: number) => demo.world.links.get(linkId)?.userId === user.id;
  return [
    { name: 'Contas de que é dono', count: linksOfUser(user.id).filter(({ isOwner }) => isOwner).length },
    {
      name: 'Acessos',
      count: demo.world.platform.accessEntries.filter(({ linkId }) => isTheirs(linkId)).length,
    },
  ].filter(({ count }) => count > 0);
}

const dependents = route(
  'GET',
  '/User/GetDependents',
  ({ query }) => {
    const user = demo.world.users.get(id(query.get('id')));
    return user ? json(dependentsOf(user)) : notFound();
  },
  master,
);

const remove = route(
  'DELETE',
  '/User/Delete',
  ({ query, user: viewer }) => {
    const user = demo.world.users.get(id(query.get('id')));
    if (!user) return notFound();
    if (user.id === viewer.id) return refused('Você não pode excluir o próprio usuário.');
    const used = dependentsOf(user);
    if (used.length > 0)
      return json(
        { errors: {}, error: { message: 'Usuário em uso: inative-o em vez de excluir.', dependents: used } },
        400,
      );
    for (const link of demo.world.links.filter((row) => row.userId === user.id))
      demo.world.links.remove(link.id);
    for (const session of demo.sessions.values())
      if (session.userId === user.id) demo.sessions.delete(session.id);
    demo.world.platform.userRecords.remove(user.id);
    demo.world.users.remove(user.id);
    return json(true);
  },
  master,
);

/** The invitation once more, for an account that no customer need be linked to. */
const resend = route(
  'POST',
  '/User/ResendInvitation',
  async ({ body }) => {
    const user = demo.world.users.get(id((await body()).id));
    if (!user) return notFound();
    if (user.emailConfirmed) return refused('Este usuário já confirmou o e-mail.');
    demo.mails.push({ to: user.email, subject: 'Convite para o eProdutor', link: '/login-v2' });
    return json(true);
  },
  master,
);

export const userHandlers = [list, get, create, edit, activate, dependents, remove, resend];
