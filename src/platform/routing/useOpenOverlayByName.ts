import { overlayEntry } from './overlayCatalogue';
import { type OverlayParams, withOverlay } from './overlays';
import { useAddressParams } from './useAddressParams';

/**
 * Opens an overlay of another module, or of a later part of the application; null while there is none of that name,
 * so that what would open it can stay away.
 */
export function useOpenOverlayByName(name: string): ((params?: OverlayParams) => void) | null {
  const [, setSearch] = useAddressParams();
  return overlayEntry(name) ? (params) => setSearch((search) => withOverlay(search, name, params)) : null;
}
