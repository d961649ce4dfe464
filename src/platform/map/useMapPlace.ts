import { useCallback, useSyncExternalStore } from 'react';
import type { MapEngine } from './mapEngine';

/** Changes whenever the map stands elsewhere: what is worked out from the camera hangs on it. */
export function useMapPlace(engine: MapEngine): string {
  const subscribe = useCallback((changed: () => void) => engine.on('moveend', changed), [engine]);
  return useSyncExternalStore(subscribe, () => {
    const { center, zoom } = engine.camera.view();
    return `${zoom} ${center.lat} ${center.lng}`;
  });
}
