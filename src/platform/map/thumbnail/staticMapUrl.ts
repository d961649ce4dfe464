import type { Path, PolygonArea } from '@/platform/geo/geoTypes';
import { satelliteMap } from '@/platform/theme/mapColours';
import { encodePolyline } from '../polyline';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const ADDRESS = 'https://maps.googleapis.com/maps/api/staticmap';
/** Google refuses longer addresses than 16,384 characters; half of that is plenty for a picture of 450 pixels. */
const LONGEST = 8000;

const alpha = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
const colour = (hex: string, share = 1) => `0x${hex.slice(1)}${alpha(share)}`;

/** Every nth vertex: a picture this small does not show the others. */
function thinned(path: Path, every: number): Path {
  const kept = path.filter((_, index) => index % every === 0);
  return kept.length >= 3 ? kept : path;
}

function styles(type: 'ADD' | 'REMOVE'): string {
  const { plot, hole } = satelliteMap;
  return type === 'ADD'
    ? `color:${colour(plot.stroke)}|weight:${plot.width}|fillcolor:${colour(plot.stroke, plot.fillOpacity)}`
    : `color:${colour(hole.stroke)}|weight:1|fillcolor:${colour(hole.fill, hole.fillOpacity)}`;
}

function address(area: PolygonArea, { width, height }: PictureSize, key: string, every: number): string {
  const search = new URLSearchParams({ size: `${width}x${height}`, scale: '2', maptype: 'satellite' });
  for (const { type, path } of area) {
    const some = thinned(path, every);
    search.append('path', `${styles(type)}|enc:${encodePolyline([...some, ...some.slice(0, 1)])}`);
  }
  search.append('key', key);
  return `${ADDRESS}?${search.toString()}`;
}

/** The address of a satellite picture with the plot drawn on it. */
export function staticMapUrl(area: PolygonArea, size: PictureSize, key: string): string {
  for (let every = 1; every < 1024; every *= 2) {
    const url = address(area, size, key, every);
    if (url.length <= LONGEST) return url;
  }
  return address(area.slice(0, 8), size, key, 1024);
}
