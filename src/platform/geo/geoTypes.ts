/** A point on the sphere, WGS84 degrees. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A closed ring's vertices, the first one not repeated at the end. */
export type Path = readonly LatLng[];

/** One ring of a plot: ADD is an outline, REMOVE a hole. */
export interface Ring {
  readonly type: 'ADD' | 'REMOVE';
  readonly path: Path;
}

/**
 * The geometry of one plot as in the wire's `polygonArea`: any number of rings. ADD runs clockwise, REMOVE
 * counter-clockwise; readers accept either.
 */
export type PolygonArea = readonly Ring[];

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
