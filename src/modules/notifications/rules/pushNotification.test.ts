import { expect, it } from 'vitest';
import { readAs } from '@/platform/http/readShape.test.kit';
import { PushMessage } from '../notificationsWire';
import { isOwnId } from './ownId';
import { pushNotification } from './pushNotification';

const readPush = (payload: unknown, guid: string, at: Date) =>
  pushNotification(readAs(PushMessage, payload), guid, at);

const now = new Date('2026-11-20T12:00:00Z');

it('reads the words of the notification and the rest of its data', () => {
  const message = {
    messageId: 'm-1',
    notification: { title: 'Falta de energia', body: 'Aviário 4' },
    data: {
      id: 'ntf-70',
      notificationGroup: '6',
      moduleName: 'Avicultura de corte',
      guid: '8',
      notificationDate: '2026-11-20T11:59:00Z',
    },
  };
  expect(readPush(message, '3', now)).toEqual({
    id: 'ntf-70',
    title: 'Falta de energia',
    description: 'Aviário 4',
    isRead: false,
    notificationDate: '2026-11-20T11:59:00Z',
    notificationGroup: 6,
    moduleName: 'Avicultura de corte',
    guid: '8',
  });
});

it('gives what has no id one of its own, and takes it for the present customer', () => {
  const read = readPush({ messageId: 'm-1', data: { title: 'Olá' } }, '3', now);
  expect(read).toMatchObject({ id: 'push:m-1', title: 'Olá', guid: '3', notificationGroup: 0 });
  expect(isOwnId(read?.id ?? '')).toBe(true);
  expect(isOwnId('ntf-70')).toBe(false);
});

it('shows a text without a title as the title', () => {
  expect(readPush({ notification: { body: 'Só texto' } }, '3', now)).toMatchObject({
    title: 'Só texto',
    description: '',
  });
});

it.each([null, 'text', [], {}, { notification: 4, data: null }])('makes nothing of %j', (payload) => {
  expect(readPush(payload, '3', now)).toBeNull();
});
