import { expect, it } from 'vitest';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { AppNotification, Device } from './notificationsWire';

const readNotifications = (rows: unknown[]) => rowsAs(AppNotification, rows);
const readDevices = (rows: unknown[]) => rowsAs(Device, rows);

it('bears items that are not what they should be', () => {
  const rows = [null, 'x', {}, { id: 7, title: null, isRead: 'yes', notificationGroup: 'two' }];
  expect(readNotifications(rows)).toEqual([
    {
      id: '7',
      title: '',
      description: '',
      isRead: false,
      notificationDate: '',
      notificationGroup: 0,
      moduleName: null,
      guid: '',
    },
  ]);
});

it('counts a device from its renewal, else from its beginning', () => {
  const device = { token: 't', deviceDescription: 'Chrome, Windows', createdAt: '2026-01-01T00:00:00Z' };
  expect(
    readDevices([
      { ...device, _Id: 'a', updatedAt: '2026-02-01T00:00:00Z' },
      { ...device, _Id: 'b', updatedAt: null },
      { ...device, _Id: '' },
    ]),
  ).toEqual([
    { id: 'a', token: 't', description: 'Chrome, Windows', since: '2026-02-01T00:00:00Z' },
    { id: 'b', token: 't', description: 'Chrome, Windows', since: '2026-01-01T00:00:00Z' },
  ]);
});
