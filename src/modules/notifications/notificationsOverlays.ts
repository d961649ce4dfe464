import { defineOverlays } from '@/platform/routing/overlays';

export const notificationsOverlays = defineOverlays({
  notificacoes: { load: () => import('./dialogs/NotificationPanel'), namespaces: ['notifications'] },
});
