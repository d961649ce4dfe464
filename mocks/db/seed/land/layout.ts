import type { LatLng } from '../../../geo/ring';

/** A point of the plane, metres east and north of the farm's middle. */
type Metres = readonly [x: number, y: number];

interface Layout {
  center: LatLng;
  plots: number;
  /** Hectares of all plots together, about. */
  hectares: number;
  /** Makes this farm different from the next. */
  seed: number;
  /** Vertices of each plot at least; benchmarks want many. */
  vertices?: number;
}

const METRES_OF_A_DEGREE = 111_319.49;

/** A number between 0 and 1 that a seed and a place decide: the same every time. */
function chance(seed: number, place: number): number {
  const wave = Math.sin(seed * 127.1 + place * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** How many plots each strip between two roads holds. */
function strips(plots: number, perStrip: number): number[] {
  const count = Math.max(1, Math.round(plots / perStrip));
  return Array.from(
    { length: count },
    (_, index) => Math.round(((index + 1) * plots) / count) - Math.round((index * plots) / count),
  );
}

/** Points from one place to another, the first included and the last one excluded. */
function along(from: Metres, to: Metres, pieces: number): Metres[] {
  return Array.from({ length: pieces }, (_, index): Metres => {
    const part = index / pieces;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
}

/**
 * The plots of one farm as rings of vertices, clockwise: strips between straight roads, cut across by tracks, with a
 * river that winds through the middle and forest left standing on its banks. No two plots touch.
 */
export function farmLayout({ center, plots, hectares, seed, vertices = 0 }: Layout): LatLng[][] {
  const metres = Math.sqrt(hectares * 10_000);
  const width = metres * 1.15;
  const height = metres / 1.15;
  const rows = strips(plots, Math.max(2, Math.round(Math.sqrt(plots * 1.3))));
  const river = (Math.ceil(rows.length / 2) / rows.length - 0.5) * height;
  const bend = Math.min(height / 14, 60);
  const turn = (chance(seed, 1) - 0.5) * 1.2;

  // The river pushes the land around it up and down; farther off the land lies straight.
  const bent = ([x, y]: Metres): Metres => {
    const far = (y - river) / (bend * 3);
    const wave = Math.sin(x / (bend * 2.6) + seed) + 0.4 * Math.sin(x / (bend * 1.1) + seed * 2);
    return [x, y + bend * 0.6 * wave * Math.exp(-far * far)];
  };
  const placed = (point: Metres): LatLng => {
    const [x, y] = bent(point);
    const east = x * Math.cos(turn) - y * Math.sin(turn);
    const north = x * Math.sin(turn) + y * Math.cos(turn);
    const shrink = Math.cos((center.lat * Math.PI) / 180);
    const lat = center.lat + north / METRES_OF_A_DEGREE;
    const lng = center.lng + east / (METRES_OF_A_DEGREE * shrink);
    return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
  };
  /** An edge in pieces: short ones where the river is near. */
  const pieces = (from: Metres, to: Metres): number => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const near = Math.min(Math.abs(from[1] - river), Math.abs(to[1] - river)) < bend * 2;
    return Math.max(1, Math.round(length / (near ? bend * 0.55 : metres)), Math.ceil(vertices / 4));
  };

  return rows.flatMap((inRow, row) => {
    const atRiver = (y: number) => Math.abs(y - river) < 1;
    const low = (row / rows.length - 0.5) * height;
    const high = ((row + 1) / rows.length - 0.5) * height;
    // Banks keep thirty metres of forest, roads are eight metres wide.
    const bottom = low + (rows.length > 1 && atRiver(low) ? 34 : 4);
    const top = high - (rows.length > 1 && atRiver(high) ? 34 : 4);
    const left = -width / 2 + (chance(seed, row + 10) - 0.5) * width * 0.16;
    const right = width / 2 + (chance(seed, row + 20) - 0.5) * width * 0.16;
    const cut = (index: number): number => {
      const even = index / inRow;
      const shift =
        index === 0 || index === inRow ? 0 : (chance(seed, row * 7 + index) - 0.5) * (0.45 / inRow);
      return left + (right - left) * (even + shift);
    };
    return Array.from({ length: inRow }, (_, index) => {
      const lean = (border: number) =>
        border === 0 || border === inRow ? 0 : (chance(seed, row * 13 + border + 40) - 0.5) * 30;
      const west = cut(index) + 3;
      const east = cut(index + 1) - 3;
      const southWest: Metres = [west - lean(index), bottom];
      const northWest: Metres = [west + lean(index), top];
      const northEast: Metres = [east + lean(index + 1), top];
      const southEast: Metres = [east - lean(index + 1), bottom];
      return [
        [southWest, northWest],
        [northWest, northEast],
        [northEast, southEast],
        [southEast, southWest],
      ].flatMap(([from = southWest, to = southWest]) => along(from, to, pieces(from, to)).map(placed));
    });
  });
}

/** A ring inside another one: a wood or a reservoir around the middle, so much of its size. */
export function innerRing(outer: readonly LatLng[], size: number, seed: number): LatLng[] {
  const middle = outer.reduce(
    (sum, { lat, lng }) => ({ lat: sum.lat + lat / outer.length, lng: sum.lng + lng / outer.length }),
    { lat: 0, lng: 0 },
  );
  const reach = Math.min(...outer.map(({ lat, lng }) => Math.hypot(lat - middle.lat, lng - middle.lng)));
  return Array.from({ length: 12 }, (_, index) => {
    const angle = -(index / 12) * 2 * Math.PI;
    const radius = reach * size * (0.8 + 0.4 * chance(seed, index));
    return {
      lat: Number((middle.lat + radius * Math.sin(angle)).toFixed(6)),
      lng: Number((middle.lng + radius * Math.cos(angle)).toFixed(6)),
    };
  });
}
