import type { MapCamera } from '../mapEngine';

/**
 * The camera until the map is gone, and what it saw last from then on: while one base map replaces another, parts of
 * the screen still read positions from the former one.
 */
export function guardedCamera(camera: MapCamera): { camera: MapCamera; close: () => void } {
  let last: { view: ReturnType<MapCamera['view']>; bounds: ReturnType<MapCamera['bounds']> } | null = null;
  const live = <Args extends unknown[]>(move: (...args: Args) => void) => {
    return (...args: Args) => {
      if (!last) move(...args);
    };
  };
  return {
    close: () => {
      last ??= { view: camera.view(), bounds: camera.bounds() };
    },
    camera: {
      view: () => last?.view ?? camera.view(),
      bounds: () => last?.bounds ?? camera.bounds(),
      project: (at) => (last ? { x: 0, y: 0 } : camera.project(at)),
      unproject: (point) => last?.view.center ?? camera.unproject(point),
      setView: live(camera.setView),
      jump: live(camera.jump),
      fit: live(camera.fit),
      panBy: live(camera.panBy),
      zoomBy: live(camera.zoomBy),
      reveal: live(camera.reveal),
    },
  };
}
