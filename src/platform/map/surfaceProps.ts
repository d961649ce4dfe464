import type { MapHost } from './engine/mapHost';
import type { MapView } from './mapEngine';

/** What the frame gives the surface of an engine. */
export interface SurfaceProps {
  /** Where the map looks at first; read when it is made. */
  readonly first: { readonly current: MapView };
  /** The map stands; answers what to do before it goes. */
  readonly onHost: (host: MapHost) => () => void;
}
