import { json, notFound, refused } from '../answers';
import type { CustomerLink } from '../db/types';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { asAdministrator, isEditable } from './accountAccess';

/** A user's licence as the lists carry it; the staff's list also says with whom. */
function wire(link: CustomerLink, viewer: CustomerLink | undefined) {
  const user = demo.world.users.need(link.userId);
  return {
    id: link.id,
    profileName: demo.world.profiles.need(link.profileId).name,
    ...(viewer ? {} : { customerName: demo.world.customers.need(link.customerId).name }),
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      emailConfirmed: user.emailConfirmed,
      isEditDelete: isEditable(link, viewer),
    },
  };
}

const isPending = (link: CustomerLink) => !demo.world.users.need(link.userId).emailConfirmed;
const linksOfCustomer = (customerId: number) =>
  demo.world.links.filter((link) => link.customerId === customerId);

/** How many licences of a customer are still free; the support user needs none. */
export function licencesLeft(customerId: number): number {
  const used = linksOfCustomer(customerId).filter((link) => !link.listedOnly).length;
  const bought = demo.world.platform.licences.find((row) => row.customerId === customerId && row.active);
  return Math.max(0, (bought?.quantity ?? 0) - used);
}

/** The wanted link, of the administrator's own customer. */
function ownLink(wanted: unknown, viewer: CustomerLink): CustomerLink | undefined {
  const link = demo.world.links.get(id(wanted));
  return link?.customerId === viewer.customerId ? link : undefined;
}

const account = route('GET', '/User/GetUserAccount', (call) =>
  asAdministrator(call, (viewer) =>
    json(linksOfCustomer(viewer.customerId).map((link) => wire(link, viewer))),
  ),
);

const pendingByCustomer = route('GET', '/User/GetUserPendingByCustomer', (call) =>
  asAdministrator(call, (viewer) =>
    json(
      linksOfCustomer(viewer.customerId)
        .filter(isPending)
        .map((link) => wire(link, viewer)),
    ),
  ),
);

const pending = route(
  'GET',
  '/User/GetUserPending',
  () => json(demo.world.links.filter(isPending).map((link) => wire(link, undefined))),
  { master: true },
);

const available = route('GET', '/User/GetLicensesAvailable', (call) =>
  asAdministrator(call, ({ customerId }) => json(licencesLeft(customerId))),
);

const remove = route('GET', '/User/DeleteJson/{id}', (call) =>
  asAdministrator(call, (viewer) => {
    const link = ownLink(call.params.id, viewer);
    if (!link) return notFound();
    if (!isEditable(link, viewer)) return refused('Este usuário não pode ser excluído.');
    demo.world.links.remove(link.id);
    return json(true);
  }),
);

/** A pending link that the caller may speak of: of any customer for the staff, else of the own one. */
function pendingLink(call: Call, wanted: unknown): CustomerLink | Response {
  const link = demo.world.links.get(id(wanted));
  const mine = call.user.isMaster || link?.customerId === call.customerId;
  if (!link || !mine) return notFound();
  return isPending(link) ? link : refused('Este usuário já confirmou o e-mail.');
}

function sendInvitation(link: CustomerLink): Response {
  const { email } = demo.world.users.need(link.userId);
  demo.mails.push({ to: email, subject: 'Convite para o eProdutor', link: '/login-v2' });
  return json(true);
}

async function forward(call: Call): Promise<Response> {
  const link = pendingLink(call, (await call.body()).id);
  return link instanceof Response ? link : sendInvitation(link);
}

const forwardEmail = route('POST', '/User/ForwardEmail', forward, { master: true });
const forwardByCustomer = route('POST', '/User/ForwardEmailByCustome', (call) =>
  asAdministrator(call, () => forward(call)),
);

function releaseLink(call: Call): Response {
  const link = pendingLink(call, call.query.get('id'));
  if (link instanceof Response) return link;
  demo.world.users.update(link.userId, { emailConfirmed: true });
  return json(true);
}

const release = route('GET', '/User/ReleaseJson', (call) =>
  call.user.isMaster ? releaseLink(call) : asAdministrator(call, () => releaseLink(call)),
);

export const licenceHandlers = [
  account,
  pendingByCustomer,
  pending,
  available,
  remove,
  forwardEmail,
  forwardByCustomer,
  release,
];
