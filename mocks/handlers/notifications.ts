import { type FieldErrors, invalid, json, notFound } from '../answers';
import type { CustomerLink, Notification, NotificationDevice, User } from '../db/types';
import { id, text } from '../read';
import { route } from '../route';
import { demo } from '../state';
import { remindOfCertificates } from './certificateReminders';
import { remindOfLicences } from './licenceReminders';
import { summarizeLots } from './lots/lotNotices';

const NOTIFICATION = 'ntf-';
const DEVICE = 'dev-';

/** The number in an id such as `ntf-12`. */
function numberIn(value: string | null, prefix: string): number | undefined {
  return value?.startsWith(prefix) ? id(value.slice(prefix.length)) : undefined;
}

const ofUser = (user: User) => (row: Notification) => row.userId === user.id;

function linkOf(user: User, guid: unknown): CustomerLink | undefined {
  const link = demo.world.links.get(id(guid));
  return link?.userId === user.id ? link : undefined;
}

const list = route('GET', '/Ncc/GetLastNotification', ({ query, user }) => {
  remindOfCertificates(user, new Date());
  remindOfLicences(user, new Date());
  summarizeLots(user);
  return json(
    demo.world.notifications
      .filter((row) => row.userId === user.id && id(query.get('userId')) === user.id)
      .map(({ id: number, userId: _userId, linkId, ...row }) => ({
        ...row,
        id: `${NOTIFICATION}${number}`,
        guid: String(linkId),
      })),
  );
});

const readAll = route('PUT', '/Ncc/SetIsReadByGuid', ({ query, user }) => {
  const link = linkOf(user, query.get('guid'));
  if (!link) return notFound();
  for (const row of demo.world.notifications.filter(ofUser(user)).filter((each) => each.linkId === link.id)) {
    demo.world.notifications.update(row.id, { isRead: true });
  }
  return json(true);
});

const deleteOne = route('DELETE', '/Ncc/DeleteNotification', ({ query, user }) => {
  const row = demo.world.notifications.get(numberIn(query.get('_id'), NOTIFICATION));
  if (row?.userId !== user.id) return notFound();
  return json(demo.world.notifications.remove(row.id));
});

const deleteAll = route('DELETE', '/Ncc/DeleteNotificationByGuid', ({ query, user }) => {
  const link = linkOf(user, query.get('guid'));
  if (!link) return notFound();
  for (const row of demo.world.notifications.filter(ofUser(user)).filter((each) => each.linkId === link.id)) {
    demo.world.notifications.remove(row.id);
  }
  return json(true);
});

const deviceByToken = (token: string | undefined): NotificationDevice | undefined =>
  demo.world.notificationDevices.find((row) => row.token === token);

const required = (name: string) => [`O campo ${name} é obrigatório.`];

const addToken = route('POST', '/Ncc/AddUpdateToken', async ({ body, user }) => {
  const sent = await body();
  const token = text(sent['token']);
  const deviceDescription = text(sent['deviceDescription']);
  const link = linkOf(user, sent['guid']);
  const errors: FieldErrors = {
    ...(token ? {} : { Token: required('Token') }),
    ...(deviceDescription ? {} : { DeviceDescription: required('DeviceDescription') }),
    ...(link ? {} : { Guid: ['Vínculo não encontrado.'] }),
  };
  if (!token || !deviceDescription || !link) return invalid(errors);
  const known = deviceByToken(token);
  const now = new Date().toISOString();
  if (known) {
    // A browser speaks for one user at a time.
    const before = known.userId === user.id ? known.linkIds.filter((one) => one !== link.id) : [];
    const linkIds = [...before, link.id];
    demo.world.notificationDevices.update(known.id, {
      userId: user.id,
      linkIds,
      deviceDescription,
      updatedAt: now,
    });
  } else {
    demo.world.notificationDevices.insert({
      userId: user.id,
      linkIds: [link.id],
      token,
      deviceDescription,
      createdAt: now,
      updatedAt: null,
    });
  }
  return json(true);
});

const checkToken = route('POST', '/Ncc/CheckTokenToGuid', async ({ body, user }) => {
  const { token, guid } = await body();
  const link = linkOf(user, guid);
  if (!text(token)) return invalid({ Token: required('Token') });
  if (!link) return invalid({ Guid: ['Vínculo não encontrado.'] });
  const device = deviceByToken(text(token));
  return json(device?.userId === user.id && device.linkIds.includes(link.id));
});

const devices = route('GET', '/Ncc/GetTokenFirebase', ({ user }) =>
  json(
    demo.world.notificationDevices
      .filter((row) => row.userId === user.id)
      .map(({ id: number, token, deviceDescription, createdAt, updatedAt }) => ({
        _Id: `${DEVICE}${number}`,
        token,
        deviceDescription,
        createdAt,
        updatedAt,
      })),
  ),
);

const deleteDevice = route('DELETE', '/Ncc/DeleteTokenById', ({ query, user }) => {
  const row = demo.world.notificationDevices.get(numberIn(query.get('_id'), DEVICE));
  if (row?.userId !== user.id) return notFound();
  return json(demo.world.notificationDevices.remove(row.id));
});

const deleteToken = route('DELETE', '/Ncc/DeleteTokenByToken', async ({ body }) => {
  const token = text((await body())['token']);
  if (!token) return invalid({ Token: required('Token') });
  // The holder of a token may give it up; one that is gone already is what was wanted.
  const row = deviceByToken(token);
  if (row) demo.world.notificationDevices.remove(row.id);
  return json(true);
});

export const notificationHandlers = [
  list,
  readAll,
  deleteOne,
  deleteAll,
  addToken,
  checkToken,
  devices,
  deleteDevice,
  deleteToken,
];
