/** Chebyshev nodes a side: what changes smoothly over a tile follows from its values at these. */
export const NODES = 10;

/** Nodes between −1 and 1 (Chebyshev points of the first kind), ascending. */
export const chebyshevNodes = (count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, at) => -Math.cos(((2 * at + 1) * Math.PI) / (2 * count)));

const nodes = chebyshevNodes(NODES);

/** Nodes of a tile around its centre. */
export function nodesAround(centre: number, half: number, into: Float64Array): void {
  for (let at = 0; at < NODES; at += 1) into[at] = centre + half * (nodes[at] ?? NaN);
}

/** What the nodes of a stretch weigh at those of each of its tiles beside each other, from west to east. */
export function stretchWeights(tiles: number): Float64Array[] {
  return Array.from({ length: tiles }, (_, tile) =>
    lagrangeWeights(
      nodes,
      Array.from(nodes, (node) => (node + 2 * tile + 1) / tiles - 1),
    ),
  );
}

/** Adds to the nodes of a tile what those of its stretch give; both lie on the same lines of y. */
export function addStretch(ofStretch: Float64Array, weights: Float64Array, sums: Float64Array): void {
  for (let row = 0; row < NODES * NODES; row += NODES) {
    for (let col = 0, at = 0; col < NODES; col += 1, at += NODES) {
      let sum = 0;
      for (let node = 0; node < NODES; node += 1)
        sum += (weights[at + node] ?? NaN) * (ofStretch[row + node] ?? NaN);
      sums[row + col] = (sums[row + col] ?? NaN) + sum;
    }
  }
}

/** What each node weighs at so many evenly spaced cell centres between −1 and 1, cell by cell (Lagrange's polynomials). */
export const cellWeights = (cells: number): Float64Array =>
  lagrangeWeights(
    nodes,
    Array.from({ length: cells }, (_, cell) => (2 * cell + 1) / cells - 1),
  );

/** What each of some nodes weighs at places between −1 and 1, place by place (Lagrange's polynomials). */
export function lagrangeWeights(of: Float64Array, places: readonly number[]): Float64Array {
  const weights = new Float64Array(places.length * of.length);
  places.forEach((at, place) => {
    of.forEach((node, index) => {
      weights[place * of.length + index] = of.reduce(
        (product, other, otherIndex) =>
          otherIndex === index ? product : (product * (at - other)) / (node - other),
        1,
      );
    });
  });
  return weights;
}

/** Adds what the values at the nodes give in each cell of a square tile, by `weights` along both sides. */
export function addSmooth(
  atNodes: Float64Array,
  weights: Float64Array,
  cells: number,
  sums: Float64Array,
): void {
  for (let cellRow = 0; cellRow < cells; cellRow += 1) {
    mixRows(atNodes, weights, cellRow * NODES);
    const from = cellRow * cells;
    for (let cell = 0, at = 0; cell < cells; cell += 1, at += NODES) {
      let a = 0;
      let b = 0;
      for (let node = 0; node < NODES; node += 2) {
        a += (weights[at + node] ?? NaN) * (mixed[node] ?? NaN);
        b += (weights[at + node + 1] ?? NaN) * (mixed[node + 1] ?? NaN);
      }
      sums[from + cell] = (sums[from + cell] ?? NaN) + a + b;
    }
  }
}

const mixed = new Float64Array(NODES);

/** The values along one row of cells at the nodes of x. */
function mixRows(atNodes: Float64Array, weights: Float64Array, at: number): void {
  mixed.fill(0);
  for (let node = 0; node < NODES; node += 1) {
    const times = weights[at + node] ?? NaN;
    const from = node * NODES;
    for (let col = 0; col < NODES; col += 1)
      mixed[col] = (mixed[col] ?? NaN) + times * (atNodes[from + col] ?? NaN);
  }
}
