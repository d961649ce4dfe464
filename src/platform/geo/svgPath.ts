import type { Bounds, LatLng, PolygonArea } from '@/platform/geo/geoTypes';
import { areaBounds, boundsCentre } from '@/platform/geo/bounds';
import { toRadians } from '@/platform/geo/sphere';

export interface SvgBox {
  readonly width: number;
  readonly height: number;
  /** Room left free on every side. */
  readonly padding?: number;
}

/** How degrees become pixels of a small picture: one scale both ways, north up, the plot in the middle. */
export type ToPixel = (point: LatLng) => { readonly x: number; readonly y: number };

/**
 * Fits a box of degrees into a picture. East–west degrees shrink with the cosine of the latitude, so that the plot keeps
 * its form; over one farm that is the map's own projection.
 */
export function fitPicture(bounds: Bounds, { width, height, padding = 0 }: SvgBox): ToPixel {
  const centre = boundsCentre(bounds);
  const shrink = Math.cos(toRadians(centre.lat));
  const across = (bounds.east - bounds.west) * shrink;
  const up = bounds.north - bounds.south;
  const scale = Math.min(
    (width - 2 * padding) / Math.max(across, Number.EPSILON),
    (height - 2 * padding) / Math.max(up, Number.EPSILON),
  );
  return ({ lat, lng }) => ({
    x: width / 2 + (lng - centre.lng) * shrink * scale,
    y: height / 2 - (lat - centre.lat) * scale,
  });
}

const digits = (value: number) => String(Math.round(value * 10) / 10);

/**
 * The `d` of an SVG path that draws a plot, to be filled by the even–odd rule; '' for a plot without an area. One
 * decimal of a pixel.
 */
export function svgPath(area: PolygonArea, box: SvgBox, bounds = areaBounds(area)): string {
  if (!bounds) return '';
  const toPixel = fitPicture(bounds, box);
  return area
    .map(({ path }) => {
      const vertices = path.map((point) => {
        const { x, y } = toPixel(point);
        return `${digits(x)} ${digits(y)}`;
      });
      return vertices.length > 0 ? `M${vertices.join('L')}Z` : '';
    })
    .join('');
}
