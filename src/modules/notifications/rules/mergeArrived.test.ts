import { expect, it } from 'vitest';
import type { AppNotification } from '../notificationsWire';
import { mergeArrived } from './mergeArrived';

const at = (id: string, notificationDate: string, title = id): AppNotification => ({
  id,
  title,
  description: 'x',
  isRead: false,
  notificationDate,
  notificationGroup: 1,
  moduleName: null,
  guid: '1',
});
const ids = (rows: readonly AppNotification[]) => rows.map(({ id }) => id);

it('puts what was pushed among the listed ones, newest first whatever the zone it is written in', () => {
  const listed = [at('a', '2026-11-20T10:00:00-03:00'), at('b', '2026-11-19T10:00:00-03:00')];
  expect(ids(mergeArrived(listed, [at('push:1', '2026-11-20T12:00:00Z')]))).toEqual(['a', 'push:1', 'b']);
});

it('shows it once when the server lists it too', () => {
  const listed = [at('ntf-9', '2026-11-20T12:00:30Z', 'Falta de energia')];
  expect(ids(mergeArrived(listed, [at('push:1', '2026-11-20T12:03:00Z', 'Falta de energia')]))).toEqual([
    'ntf-9',
  ]);
  expect(ids(mergeArrived(listed, [at('ntf-9', '2026-11-18T00:00:00Z', 'other words')]))).toEqual(['ntf-9']);
});

it('does not take the same words of half an hour ago for it: alerts repeat', () => {
  const listed = [at('ntf-8', '2026-11-20T11:30:00Z', 'Falta de energia')];
  expect(ids(mergeArrived(listed, [at('push:1', '2026-11-20T12:00:00Z', 'Falta de energia')]))).toEqual([
    'push:1',
    'ntf-8',
  ]);
});

it('bears a date that is none', () => {
  expect(ids(mergeArrived([at('a', ''), at('b', '2026-11-20T12:00:00Z')], []))).toEqual(['b', 'a']);
});
