import { createResource } from '@/platform/store/createResource';
import { getSetting, saveSetting } from './notificationSettingsService';
import type { SettingBody, StoredSetting } from './settingsWire';

interface Whose {
  customerId: number;
  userId: string;
}

/** The notification setting of the signed-in user for the current customer: one row, or none. */
export const settings = createResource<StoredSetting, StoredSetting, SettingBody, Whose>(
  'notifications',
  'settings',
  {
    list: async ({ customerId, userId }, signal) => {
      const setting = await getSetting(customerId, userId, signal);
      return setting ? [setting] : [];
    },
    save: (body, id) => saveSetting(body, id === null ? null : Number(id)),
  },
);
