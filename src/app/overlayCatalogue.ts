import { shellOverlays } from '@/shell/overlays/shellOverlays';

/** Every overlay that any screen may open. */
export const overlayCatalogue = { ...shellOverlays };

declare module '@/platform/routing/overlays' {
  interface OverlayRegistry {
    aparencia: Record<string, never>;
    teclas: Record<string, never>;
  }
}
