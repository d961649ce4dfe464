import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { boundsCentre, joinBounds } from '@/platform/geo/bounds';
import type { Bounds } from '@/platform/geo/geoTypes';
import { BRAZIL, FARM_ZOOM, PLOT_ZOOM } from '@/platform/map/brazilView';
import type { MapEngine, MapPadding } from '@/platform/map/mapEngine';
import { roomOnMap } from '../drawing/narrowMap';
import { cityPlace, farmBounds, plotsBounds } from '../rules/farmPlace';
import type { MapSelection, ObjectRef } from '../rules/mapSelection';
import type { MapTree, TreeFarm } from '../rules/mapTree';

/** A farm is its plots; without any that was drawn its city is shown, and where that is unknown the country. */
function showFarm({ camera }: MapEngine, farm: TreeFarm, padding: MapPadding): void {
  const city = cityPlace(farm);
  const bounds = farmBounds(farm);
  if (bounds) camera.fit(bounds, { padding });
  else if (city) camera.setView({ center: city, zoom: FARM_ZOOM });
  else camera.setView(BRAZIL);
}

interface CameraOptions {
  readonly tree: MapTree;
  readonly selection: MapSelection;
  /** What was chosen last leaves the map where it is. */
  readonly still: boolean;
  readonly ready: boolean;
  /** A telephone's screen, and whether the map is edited: both decide what lies over the map. */
  readonly telephone: boolean;
  readonly editing: boolean;
  /** The box around what is being drawn. */
  readonly drawnBounds: RefObject<(() => Bounds | null) | null>;
}

/** What the user does to the map by hand: from then on it stays as it was left. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Shows something on the map, and again when the map gets another size or other tools over it: at first its size is not
 * final, and a window is made smaller or a telephone turned. Once somebody has moved the map by hand it is left alone.
 */
function useFraming(engine: MapEngine | null, telephone: boolean, editing: boolean) {
  const framed = useRef<((padding: MapPadding) => void) | null>(null);
  const again = useEffectEvent(() => framed.current?.(roomOnMap(telephone, editing)));
  useEffect(() => {
    if (!engine) return undefined;
    const whole = engine.element.closest<HTMLElement>('[data-map]') ?? engine.element;
    const leave = () => (framed.current = null);
    for (const name of BY_HAND) whole.addEventListener(name, leave, { capture: true, passive: true });
    const resized = new ResizeObserver(() => again());
    resized.observe(engine.element);
    return () => {
      resized.disconnect();
      for (const name of BY_HAND) whole.removeEventListener(name, leave, { capture: true });
    };
  }, [engine]);
  useEffect(() => {
    again();
    // What is drawn has the map from now on.
    if (editing) framed.current = null;
  }, [editing, telephone]);
  const frame = useCallback(
    (show: (padding: MapPadding) => void) => {
      framed.current = show;
      show(roomOnMap(telephone, editing));
    },
    [telephone, editing],
  );
  return frame;
}

/** Moves the map to what the address names, and to what is requested. */
export function useMapCamera(engine: MapEngine | null, options: CameraOptions) {
  const { tree, selection, still, ready, telephone, editing, drawnBounds } = options;
  const frame = useFraming(engine, telephone, editing);
  const show = useCallback(
    ({ kind, id }: ObjectRef) => {
      if (!engine) return;
      const { camera } = engine;
      const farm = tree.farmOf.get(id);
      if (kind === 'farm' && farm) return frame((padding) => showFarm(engine, farm, padding));
      const field = tree.fieldOf.get(id);
      const plot = tree.plotOf.get(id);
      const bounds = kind === 'field' ? field && plotsBounds(field.plots) : plot && plotsBounds([plot]);
      if (bounds && kind === 'plot')
        frame(() => camera.setView({ center: boundsCentre(bounds), zoom: PLOT_ZOOM }));
      else if (bounds) frame((padding) => camera.fit(bounds, { padding }));
      else {
        const home = field?.farm ?? plot?.farm;
        if (home) frame((padding) => showFarm(engine, home, padding));
      }
    },
    [engine, tree, frame],
  );
  const showAll = useCallback(() => {
    const farms = selection.farm ? [selection.farm] : tree.farms;
    const drawn = drawnBounds.current?.() ?? null;
    const bounds = joinBounds([plotsBounds(farms.flatMap(({ plots }) => plots)), drawn]);
    if (!engine) return;
    const { camera } = engine;
    frame((padding) => (bounds ? camera.fit(bounds, { padding }) : camera.setView(BRAZIL)));
  }, [engine, tree, selection.farm, drawnBounds, frame]);

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
