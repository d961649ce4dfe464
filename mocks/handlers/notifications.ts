import { json } from '../answers';
import { id } from '../read';
import { route } from '../route';
import { demo } from '../state';

const list = route('GET', '/Ncc/GetLastNotification', ({ query, user }) =>
  json(
    demo.world.notifications
      .filter((row) => row.userId === user.id && id(query.get('userId')) === user.id)
      .map(({ id: number, userId: _userId, linkId, ...row }) => ({
        ...row,
        id: `ntf-${number}`,
        guid: String(linkId),
      })),
  ),
);

const readAll = route('PUT', '/Ncc/SetIsReadByGuid', ({ query, user }) => {
  const linkId = id(query.get('guid'));
  for (const row of demo.world.notifications.filter(
    (each) => each.userId === user.id && each.linkId === linkId,
  )) {
    demo.world.notifications.update(row.id, { isRead: true });
  }
  return json(true);
});

export const notificationHandlers = [list, readAll];
