import { defineOverlays } from '@/platform/routing/overlays';

export const notificationsOverlays = defineOverlays({
  notificacoes: {
    load: () => import('./dialogs/NotificationPanel'),
    namespaces: ['notifications', 'viewer', 'forms'],
  },
  'notificacoes-dispositivos': {
    load: () => import('./dialogs/DevicesDialog'),
    namespaces: ['notifications'],
  },
  'notificacoes-configuracao': {
    load: () => import('./dialogs/SettingsDialog'),
    namespaces: ['notifications', 'forms'],
  },
});
