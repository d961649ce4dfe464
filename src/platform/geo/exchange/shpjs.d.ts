/** The part of shpjs that is used here; the package brings no types. */
declare module 'shpjs' {
  import type { FeatureCollection } from 'geojson';

  interface ShapefileParts {
    readonly shp: Uint8Array;
    /** The projection, as well-known text. */
    readonly prj?: string;
  }

  /** Degrees of WGS84, whatever projection the parts are in. */
  export function getShapefile(parts: ShapefileParts): Promise<FeatureCollection>;
}
