import { boolean, type InferType, number, object, string } from 'yup';

/** One notification as the notification center answers it. `guid` is the user-to-customer link it belongs to. */
export const notificationSchema = object({
  id: string().required(),
  title: string().required(),
  description: string().required(),
  isRead: boolean().required(),
  notificationDate: string().required(),
  notificationGroup: number().required(),
  moduleName: string().nullable().defined(),
  guid: string().required(),
});
export type AppNotification = InferType<typeof notificationSchema>;

/** A browser that gets notifications, as GetTokenFirebase answers it. */
export const deviceSchema = object({
  _Id: string().required(),
  token: string().required(),
  deviceDescription: string().required(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
});
