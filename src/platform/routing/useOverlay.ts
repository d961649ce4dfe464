import { useSearchParams } from 'react-router-dom';
import { withOverlay } from './overlays';
import { overlayEntry } from './overlayCatalogue';

/** Opens an overlay that a later part of the application may bring; null while there is none of that name. */
export function useOpenOverlayByName(name: string): (() => void) | null {
  const [, setSearch] = useSearchParams();
  return overlayEntry(name) ? () => setSearch((search) => withOverlay(search, name)) : null;
}
