/** Rings of a polygon in corners of cells, x, y, x, y …: its outline first (counter-clockwise, north up), then its holes. */
export interface CellPolygon {
  /** As in the classes: 1 and on. */
  readonly zone: number;
  readonly rings: readonly Int32Array[];
}

/** East, south, west, north; turning left is one less. */
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;
const SOUTH = 1;

/** The cells before a corner, by direction: to the left and to the right, from the corner of their common north-west. */
const LEFT_X = [0, 0, -1, -1] as const;
const LEFT_Y = [-1, 0, 0, -1] as const;
const RIGHT_X = [0, -1, -1, 0] as const;
const RIGHT_Y = [0, 0, -1, -1] as const;

/** Which connected cells of one class a cell belongs to (sides, not corners, connect). */
function labelsOf(classes: Uint8Array, cols: number): Int32Array {
  const labels = new Int32Array(classes.length);
  const parents: number[] = [0];
  const rootOf = (label: number) => {
    let root = label;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] ?? NaN] ?? NaN;
      root = parents[root] ?? NaN;
    }
    return root;
  };
  for (let at = 0; at < classes.length; at += 1) {
    const zone = classes[at] ?? NaN;
    if (zone === 0) continue;
    const west = at % cols > 0 && classes[at - 1] === zone ? (labels[at - 1] ?? NaN) : 0;
    const north = at >= cols && classes[at - cols] === zone ? (labels[at - cols] ?? NaN) : 0;
    if (west === 0 && north === 0) {
      labels[at] = parents.length;
      parents.push(parents.length);
      continue;
    }
    labels[at] = west || north;
    if (west === 0 || north === 0 || west === north) continue;
    const [one, other] = [rootOf(west), rootOf(north)];
    parents[Math.max(one, other)] = Math.min(one, other);
  }
  for (let at = 0; at < labels.length; at += 1)
    if ((labels[at] ?? NaN) > 0) labels[at] = rootOf(labels[at] ?? NaN);
  return labels;
}

interface Traced {
  readonly classes: Uint8Array;
  readonly cols: number;
  readonly rows: number;
  /** Cells whose western side was walked along. */
  readonly walked: Uint8Array;
}

/** Twice the area that a ring encloses, positive counter-clockwise with north up. */
function signedSize(ring: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    sum += (ring[next] ?? NaN) * (ring[at + 1] ?? NaN) - (ring[at] ?? NaN) * (ring[next + 1] ?? NaN);
  }
  return sum;
}

/**
 * Walks around cells of one class, with them to the left, from the western side of a cell southward. Where two cells meet at a
 * corner alone the walk turns left, so that they stay apart; a ring that comes by a corner again is parted there.
 */
function walkAround({ classes, cols, rows, walked }: Traced, startX: number, startY: number): number[][] {
  const zone = classes[startY * cols + startX];
  const isOurs = (x: number, y: number) =>
    x >= 0 && x < cols && y >= 0 && y < rows && classes[y * cols + x] === zone;
  const rings: number[][] = [];
  let ring = [startX, startY];
  const corners = new Map<number, number>([[startY * (cols + 1) + startX, 0]]);
  let [x, y, direction] = [startX, startY, SOUTH];
  for (;;) {
    if (direction === SOUTH) walked[y * cols + x] = 1;
    x += STEP_X[direction] ?? NaN;
    y += STEP_Y[direction] ?? NaN;
    const isLeft = isOurs(x + (LEFT_X[direction] ?? NaN), y + (LEFT_Y[direction] ?? NaN));
    const isRight = isOurs(x + (RIGHT_X[direction] ?? NaN), y + (RIGHT_Y[direction] ?? NaN));
    const before = direction;
    if (!isLeft) direction = (direction + 3) % 4;
    else if (isRight) direction = (direction + 1) % 4;
    if (x === startX && y === startY && direction === SOUTH) break;
    if (direction === before) continue;
    if (isLeft || !isRight) {
      ring.push(x, y);
      continue;
    }
    const corner = y * (cols + 1) + x;
    const seen = corners.get(corner);
    if (seen === undefined) {
      corners.set(corner, ring.length);
      ring.push(x, y);
    } else {
      rings.push(ring.slice(seen));
      ring = ring.slice(0, seen + 2);
    }
  }
  rings.push(ring);
  return rings;
}

/** Connected cells of one class as polygons with holes, along the sides of cells. Class 0 is outside. */
export function zoneOutlines(classes: Uint8Array, cols: number): CellPolygon[] {
  const rows = classes.length / cols;
  const labels = labelsOf(classes, cols);
  const traced = { classes, cols, rows, walked: new Uint8Array(classes.length) };
  const found = new Map<number, { zone: number; outline: Int32Array[]; holes: Int32Array[] }>();
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < cols; x += 1) {
      const at = y * cols + x;
      const zone = classes[at] ?? NaN;
      if (zone === 0 || traced.walked[at] === 1 || (x > 0 && classes[at - 1] === zone)) continue;
      const part = found.get(labels[at] ?? NaN) ?? { zone, outline: [], holes: [] };
      found.set(labels[at] ?? NaN, part);
      for (const ring of walkAround(traced, x, y)) {
        const into = signedSize(ring) > 0 ? part.outline : part.holes;
        into.push(Int32Array.from(ring));
      }
    }
  }
  return [...found.values()].map(({ zone, outline, holes }) => ({ zone, rings: [...outline, ...holes] }));
}
