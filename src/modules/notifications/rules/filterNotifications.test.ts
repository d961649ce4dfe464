import { describe, expect, it } from 'vitest';
import type { AppNotification } from '../notificationsWire';
import { filterNotifications, isFiltered, modulesOf } from './filterNotifications';

const row = (id: string, fields: Partial<AppNotification>): AppNotification => ({
  id,
  title: '',
  description: '',
  isRead: false,
  notificationDate: '2026-11-20T12:00:00Z',
  notificationGroup: 11,
  moduleName: null,
  guid: '1',
  ...fields,
});
const rows = [
  row('a', { title: 'Alerta avícola', moduleName: 'Avicultura de corte', notificationGroup: 1 }),
  row('b', {
    description: 'Ração AVÍCOLA entregue',
    moduleName: 'Avicultura de corte',
    notificationGroup: 2,
  }),
  row('c', { title: 'Título a vencer', moduleName: 'Financeiro', notificationGroup: 4 }),
  row('d', { title: 'Bem-vindo' }),
];
const none = { search: '', moduleName: null, kind: null };
const ids = (filter: Partial<Parameters<typeof filterNotifications>[1]>) =>
  filterNotifications(rows, { ...none, ...filter }).map(({ id }) => id);

describe('the filter of notifications', () => {
  it.each(['avicola', 'AVÍCOLA', ' Avícola '])('finds %j in title and description', (search) => {
    expect(ids({ search })).toEqual(['a', 'b']);
  });

  it('narrows by module, by none at all, and by kind', () => {
    expect(ids({ moduleName: 'Financeiro' })).toEqual(['c']);
    expect(ids({ moduleName: '' })).toEqual(['d']);
    expect(ids({ kind: 'error' })).toEqual(['a']);
    expect(ids({ kind: 'info' })).toEqual(['b', 'c']);
    expect(ids({ kind: 'default' })).toEqual(['d']);
    expect(ids({ kind: 'info', moduleName: 'Financeiro', search: 'racao' })).toEqual([]);
  });

  it('knows when it filters', () => {
    expect(isFiltered({ ...none, search: '  ' })).toBe(false);
    expect(isFiltered({ ...none, moduleName: '' })).toBe(true);
    expect(isFiltered({ ...none, kind: 'info' })).toBe(true);
  });

  it('offers the modules there are, the one without a name last', () => {
    expect(modulesOf(rows)).toEqual(['Avicultura de corte', 'Financeiro', '']);
  });
});
