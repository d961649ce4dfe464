import { defineOverlays } from '@/platform/routing/overlays';

/** The shell's own overlays. */
export const shellOverlays = defineOverlays({
  aparencia: { load: () => import('../appearance/AppearanceDialog'), namespaces: ['shell'] },
  teclas: { load: () => import('./KeysDialog'), namespaces: ['shell'] },
});
