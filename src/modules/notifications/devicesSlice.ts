import { createResource } from '@/platform/store/createResource';
import type { Device } from './notificationsWire';
import { connectedDevices, deactivateDevice } from './notificationsService';

/** The user's browsers that get notifications. A device leaves the list once the server has taken it out. */
export const devices = createResource<Device, Device, never>('notifications', 'devices', {
  list: (_, signal) => connectedDevices(signal),
  remove: (id) => deactivateDevice(String(id)),
});
