import { useCallback, useEffect, useRef } from 'react';
import type { MapEngine, MapView } from '@/platform/map/mapEngine';
import type { SideName } from './useComparisonAddress';

/** Two maps that look at the same place: the one that was touched last leads, the other keeps up. */
export function useSharedCamera(a: MapEngine | null, b: MapEngine | null): (side: SideName) => void {
  const leader = useRef<SideName>('a');
  useEffect(() => {
    if (!a || !b) return undefined;
    const follow = (side: SideName, from: MapEngine, to: MapEngine) => {
      // The follower emits its movement too, Google's even later: it must not come back.
      const leading = (move: (view: MapView) => void) => (view: MapView) => {
        if (leader.current === side) move(view);
      };
      return [from.on('glide', leading(to.camera.setView)), from.on('move', leading(to.camera.jump))];
    };
    const stops = [...follow('a', a, b), ...follow('b', b, a)];
    return () => stops.forEach((stop) => stop());
  }, [a, b]);
  return useCallback((side: SideName) => {
    leader.current = side;
  }, []);
}
