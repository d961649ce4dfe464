import type { LatLng, PolygonArea } from '@/platform/geo/geoTypes';
import type { LocalPlane } from '@/platform/geo/localPlane';

export type VariogramModel = 'spherical' | 'exponential' | 'gaussian' | 'linear';

/**
 * A model of the semivariance γ at a distance h > 0 (m); γ(0) = 0. In the unit of the values, squared:
 * spherical c₀ + c (1,5 h ÷ a − 0,5 (h ÷ a)³), c₀ + c from a on · exponential c₀ + c (1 − e^(−h ÷ a)) ·
 * gaussian c₀ + c (1 − e^(−(h ÷ a)²)) · linear c₀ + c h ÷ a, of which only the slope c ÷ a counts.
 */
export interface Variogram {
  readonly model: VariogramModel;
  /** c₀ ≥ 0. */
  readonly nugget: number;
  /** c ≥ 0; without it there is no structure, and no map. */
  readonly partialSill: number;
  /** a > 0, metres; what is shown is `shownRange`. Of a fitted linear model 1, so that `partialSill` is its slope. */
  readonly scale: number;
}

/** One lag of the empirical variogram: pairs whose distance lies in its class. */
export interface Lag {
  readonly pairs: number;
  /** Their mean distance, metres. */
  readonly distance: number;
  /** Half the mean squared difference of their values. */
  readonly semivariance: number;
}

export interface EmpiricalVariogram {
  /** Lags that have pairs, nearest first. */
  readonly lags: readonly Lag[];
  /** Metres to which pairs were taken: half of the largest distance. */
  readonly reach: number;
  /** Largest distance between two points, metres. */
  readonly largest: number;
}

/** Every pair of points within the reach: distance in metres and half the squared difference, side by side. */
export interface VariogramCloud {
  readonly distances: Float64Array;
  readonly semivariances: Float64Array;
}

/** Estimates at each point from all the others: Σ (estimate − value) ÷ n, and the root of the mean square. */
export interface LeaveOneOut {
  readonly meanError: number;
  readonly rmse: number;
  /** Estimate less value of each point, in the order of `KrigingSystem.x`. */
  readonly errors: Float64Array;
}

/** A model with what it achieved. `rmse` is null where its system cannot be solved. */
export interface FittedVariogram {
  readonly variogram: Variogram;
  readonly rmse: number | null;
  /** Σ N ÷ h² (γ − model)², what the fit made least. */
  readonly misfit: number;
}

/** Share of the nugget in nugget + sill: ≤ 25 %, ≤ 75 %, above (Cambardella et al., 1994). */
export type Dependence = 'strong' | 'moderate' | 'weak';

/** A sample; without a value, or without a place, it is left out and counted. */
export interface KrigingPoint extends LatLng {
  readonly value: number | null;
}

export interface KrigingInput {
  readonly points: readonly KrigingPoint[];
  /** Cells are those with their centre inside; null takes the box around the points. */
  readonly area: PolygonArea | null;
  /** Side of a cell, metres; 1. */
  readonly cell?: number;
  /** Where the plane touches the sphere (φ₀, λ₀), for maps that share a grid; the mean place of the samples. */
  readonly origin?: LatLng;
  /** Set by hand; the best of four fits without it. */
  readonly variogram?: Variogram;
}

export type KrigingPhase = 'fit' | 'estimate' | 'deviation';

export interface KrigingProgress {
  readonly phase: KrigingPhase;
  /** 0–1; null where it is not known. */
  readonly share: number | null;
}

export interface KrigingOptions {
  readonly onProgress?: (progress: KrigingProgress) => void;
  /** Ends the workers at once: the promise is rejected with an AbortError. */
  readonly signal?: AbortSignal;
}

/**
 * Why there is no answer:
 * `fewPoints` fewer than six places with a value · `tooManyPoints` more than 4 000, whose system memory would not hold ·
 * `badVariogram` a parameter that is no number, below zero, or a range of 0 ·
 * `unsolvable` the system cannot be solved to six digits, not even steadied · `noCells` no cell has its centre in the
 * area · `tooManyCells` more than 25 million · `workerFailed` its script did not come or memory did not suffice.
 */
export type KrigingRefusal =
  'fewPoints' | 'tooManyPoints' | 'badVariogram' | 'unsolvable' | 'noCells' | 'tooManyCells' | 'workerFailed';

/** What was made of the samples before anything was computed. */
export interface PointCounts {
  /** Places that the system is of. */
  readonly used: number;
  /** Samples that were merged into another one's place, as they lie within 1 cm. */
  readonly merged: number;
  /** Samples without a value or a place. */
  readonly leftOut: number;
}

/** A grid in metres of the local plane. Row 0 is the northernmost; cells lie row by row. */
export interface KrigingGrid {
  readonly cols: number;
  readonly rows: number;
  /** Side of a cell, metres. */
  readonly cell: number;
  /** East coordinate of the western border. */
  readonly west: number;
  /** North coordinate of the northern border. */
  readonly north: number;
}

/** What stands in `values` outside of the area, where `cells` says OUTSIDE. */
export const NO_DATA = -9999;
export const OUTSIDE = 0;
export const INSIDE = 1;
/** Inside, and farther than the range from every point. */
export const FAR = 2;

/**
 * The solved system: all that an estimate needs. Coordinates are metres of the local plane; typed arrays go to workers
 * as they are.
 */
export interface KrigingSystem {
  readonly variogram: Variogram;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly values: Float64Array;
  /** The mean by generalised least squares. */
  readonly mean: number;
  /** Dual weights, which sum to 0: the estimate is mean + Σ dual · covariance. */
  readonly dual: Float64Array;
  /** Inverse of the Cholesky factor of the covariances, lower triangle row by row: n (n + 1) ÷ 2. */
  readonly inverseFactor: Float64Array;
  /** Covariances' inverse times ones, and the sum of it. */
  readonly ones: Float64Array;
  readonly onesSum: number;
  /** Variance of a single value: nugget + sill; of the linear model what stands for it. */
  readonly variance: number;
  /** What was added to the diagonal, as a share of the sill, so that it could be solved; 0 nearly always. */
  readonly steadied: number;
}

export interface KrigingSummary {
  readonly counts: PointCounts;
  readonly plane: LocalPlane;
  /** Origin of the plane: as given, or the mean place of the samples. */
  readonly origin: LatLng;
  readonly empirical: EmpiricalVariogram;
  readonly cloud: VariogramCloud;
  /**
   * The four fits in the order spherical, exponential, gaussian, linear. None of a variogram that was set by hand (of a
   * thousand points they take two seconds) and of values that are all equal.
   */
  readonly fits: readonly FittedVariogram[];
  /** Arithmetic mean of the places. */
  readonly mean: number;
  /** Leave-one-out of the arithmetic mean: what a map has to surpass. */
  readonly meanRmse: number;
}

export interface KrigingMap extends KrigingSummary {
  readonly kind: 'map';
  readonly system: KrigingSystem;
  readonly leaveOneOut: LeaveOneOut;
  /** Its error is not below that of the mean: the map says nothing that the mean does not. */
  readonly noBetterThanMean: boolean;
  /** All values are equal: constant, deviation 0. */
  readonly isConstant: boolean;
  /** True of a variogram that was set by hand. */
  readonly byHand: boolean;
  /** Metres; cells farther from every point are FAR. Range of the model; of the linear one the variogram's reach. */
  readonly reach: number;
  readonly grid: KrigingGrid;
  readonly values: Float32Array;
  /** OUTSIDE, INSIDE or FAR for each cell. */
  readonly cells: Uint8Array;
  /** Cells inside, those that are far among them. */
  readonly inside: number;
  readonly far: number;
}

export type KrigingResult =
  | KrigingMap
  /** The variogram has no structure (partial sill 0): the mean, no map. */
  | (KrigingSummary & { readonly kind: 'mean'; readonly variogram: Variogram })
  | { readonly kind: 'refused'; readonly reason: KrigingRefusal; readonly counts: PointCounts };

/** Standard deviations at the nodes of a lattice over a map; between nodes along straight lines (bilinear). */
export interface DeviationLayer {
  readonly cols: number;
  readonly rows: number;
  /** Metres between nodes. */
  readonly step: number;
  /** The first node, north-west: metres of the local plane. */
  readonly west: number;
  readonly north: number;
  readonly values: Float32Array;
}

/** A class of values: above the former bound, up to its own one (inclusive); the last has none. */
export interface Zone {
  /** Position of the class, from 0. */
  readonly at: number;
  readonly above: number | null;
  readonly upTo: number | null;
  readonly cells: number;
  /** 0–1 of the cells inside. */
  readonly share: number;
  /** Share × the plot's area, in hundredths, so that all of them sum to the plot's. */
  readonly hectares: number;
  /** Mean of its cells; null of a class without cells. */
  readonly mean: number | null;
}
