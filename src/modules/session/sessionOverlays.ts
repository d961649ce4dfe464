import { defineOverlays } from '@/platform/routing/overlays';

export const sessionOverlays = defineOverlays({
  'acesso-remoto': {
    load: () => import('./support/SupportAccessDialog'),
    namespaces: ['session', 'support'],
  },
});
