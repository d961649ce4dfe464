import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { boundsCentre, joinBounds } from '@/platform/geo/bounds';
import type { Bounds } from '@/platform/geo/geoTypes';
import { BRAZIL, FARM_ZOOM, PLOT_ZOOM } from '@/platform/map/brazilView';
import type { MapEngine } from '@/platform/map/mapEngine';
import { cityPlace, farmBounds, plotsBounds } from '../rules/farmPlace';
import type { MapSelection, ObjectRef } from '../rules/mapSelection';
import type { MapTree, TreeFarm } from '../rules/mapTree';

/** A farm is its plots; without any that was drawn its city is shown, and where that is unknown the country. */
function showFarm({ camera }: MapEngine, farm: TreeFarm): void {
  const city = cityPlace(farm);
  const bounds = farmBounds(farm);
  if (bounds) camera.fit(bounds);
  else if (city) camera.setView({ center: city, zoom: FARM_ZOOM });
  else camera.setView(BRAZIL);
}

interface CameraOptions {
  readonly tree: MapTree;
  readonly selection: MapSelection;
  /** What was chosen last leaves the map where it is. */
  readonly still: boolean;
  readonly ready: boolean;
  /** The box around what is being drawn. */
  readonly drawnBounds: RefObject<(() => Bounds | null) | null>;
}

/** Moves the map to what the address names, and to what is requested. */
export function useMapCamera(engine: MapEngine | null, options: CameraOptions) {
  const { tree, selection, still, ready, drawnBounds } = options;
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
      else {
        const home = field?.farm ?? plot?.farm;
        if (home) showFarm(engine, home);
      }
    },
    [engine, tree],
  );
  const showAll = useCallback(() => {
    const farms = selection.farm ? [selection.farm] : tree.farms;
    const drawn = drawnBounds.current?.() ?? null;
    const bounds = joinBounds([plotsBounds(farms.flatMap(({ plots }) => plots)), drawn]);
    if (bounds) engine?.camera.fit(bounds);
    else engine?.camera.setView(BRAZIL);
  }, [engine, tree, selection.farm, drawnBounds]);

  // The address leads the camera, but not twice to the same object: who has moved the map since is left there.
  const shown = useRef<string | null>(null);
  const { ref } = selection;
  const key = ref ? `${ref.kind}-${ref.id}` : '';
  const follow = useEffectEvent(() => {
    if (!engine || shown.current === key) return;
    const opening = shown.current === null;
    shown.current = key;
    if (ref && (opening || !still)) show(ref);
    else if (opening) showAll();
  });
  useEffect(() => {
    // Before the farms are there the address says nothing yet.
    if (ready) follow();
  }, [engine, key, ready]);
  return { show, showAll };
}
