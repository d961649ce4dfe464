import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { boundsCentre } from '@/platform/geo/bounds';
import { BRAZIL, FARM_ZOOM, PLOT_ZOOM } from '@/platform/map/brazilView';
import type { MapEngine } from '@/platform/map/mapEngine';
import { cityPlace, farmBounds, plotsBounds } from '../rules/farmPlace';
import type { MapSelection, ObjectRef } from '../rules/mapSelection';
import type { MapTree, TreeFarm } from '../rules/mapTree';

/** A farm is looked at from its city; where that is unknown, its plots are shown, and without any the country. */
function showFarm({ camera }: MapEngine, farm: TreeFarm): void {
  const city = cityPlace(farm);
  const bounds = farmBounds(farm);
  if (city) camera.setView({ center: city, zoom: FARM_ZOOM });
  else if (bounds) camera.fit(bounds, { maxZoom: FARM_ZOOM });
  else camera.setView(BRAZIL);
}

/** Moves the map to what the address names, and to what is asked for. */
export function useMapCamera(engine: MapEngine | null, tree: MapTree, selection: MapSelection) {
  const show = useCallback(
    ({ kind, id }: ObjectRef) => {
      if (!engine) return;
      const farm = tree.farmOf.get(id);
      if (kind === 'farm' && farm) return showFarm(engine, farm);
      const field = tree.fieldOf.get(id);
      const plot = tree.plotOf.get(id);
      const bounds = kind === 'field' ? field && plotsBounds(field.plots) : plot && plotsBounds([plot]);
      if (bounds && kind === 'plot') engine.camera.setView({ center: boundsCentre(bounds), zoom: PLOT_ZOOM });
      else if (bounds) engine.camera.fit(bounds);
      else if (field ?? plot) showFarm(engine, (field ?? plot)?.farm as TreeFarm);
    },
    [engine, tree],
  );
  const showAll = useCallback(() => {
    const farms = selection.farm ? [selection.farm] : tree.farms;
    const bounds = plotsBounds(farms.flatMap(({ plots }) => plots));
    if (bounds) engine?.camera.fit(bounds);
    else engine?.camera.setView(BRAZIL);
  }, [engine, tree, selection.farm]);

  // The address leads the camera, but not twice to the same object: who has moved the map since is left there.
  const shown = useRef<string | null>(null);
  const { ref } = selection;
  const key = ref ? `${ref.kind}-${ref.id}` : null;
  const follow = useEffectEvent(() => {
    if (!engine || !ref || shown.current === key) return;
    const first = shown.current === null;
    shown.current = key;
    // A plot pressed on the map is in view already.
    const bounds = ref.kind === 'plot' && selection.plot ? plotsBounds([selection.plot]) : null;
    if (!first && bounds && isInView(engine, boundsCentre(bounds))) return;
    show(ref);
  });
  useEffect(() => {
    follow();
  }, [engine, key]);
  useEffect(() => {
    if (key === null) shown.current = '';
  }, [key]);
  return { show, showAll };
}

function isInView({ camera }: MapEngine, at: { lat: number; lng: number }): boolean {
  const { south, west, north, east } = camera.bounds();
  return at.lat >= south && at.lat <= north && at.lng >= west && at.lng <= east && camera.view().zoom >= 12;
}
