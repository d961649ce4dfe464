import { useEffect, useEffectEvent, useState } from 'react';
import type { LatLng } from '@/platform/geo/geoTypes';
import { isInArea } from '@/platform/geo/pick';
import type { MapEngine, MapPointer } from '@/platform/map/mapEngine';
import type { PlotChoice } from '../rules/plotChoices';

const LAYER = 'probe';

/**
 * The place whose values are read: under the pointer, else where the map was pressed last (Enter presses its middle).
 * It is marked on both maps. A press on another plot chooses that one.
 */
export function useProbe(
  engines: readonly (MapEngine | null)[],
  plot: PlotChoice,
  onPlot: (id: number) => void,
) {
  const [hovered, setHovered] = useState<LatLng | null>(null);
  const [pinned, setPinned] = useState<{ readonly plotId: number; readonly at: LatLng } | null>(null);
  const move = useEffectEvent(({ at }: MapPointer) => setHovered(isInArea(at, plot.area) ? at : null));
  const press = useEffectEvent(({ at, plotId }: MapPointer) => {
    if (isInArea(at, plot.area)) setPinned({ plotId: plot.id, at });
    else if (typeof plotId === 'number') onPlot(plotId);
    else setPinned(null);
  });
  const [a, b] = engines;
  useEffect(() => {
    const stops = [a, b].flatMap((engine) => {
      if (!engine) return [];
      const leave = () => setHovered(null);
      engine.element.addEventListener('pointerleave', leave);
      return [
        engine.on('pointermove', (pointer) => move(pointer)),
        engine.on('click', (pointer) => press(pointer)),
        () => engine.element.removeEventListener('pointerleave', leave),
      ];
    });
    return () => stops.forEach((stop) => stop());
  }, [a, b]);

  const pin = pinned?.plotId === plot.id ? pinned.at : null;
  const at = hovered ?? pin;
  useEffect(() => {
    for (const engine of [a, b]) engine?.setOverlay(LAYER, at ? [{ look: 'chosenVertex', point: at }] : []);
  }, [a, b, at]);
  return { at, pin };
}
