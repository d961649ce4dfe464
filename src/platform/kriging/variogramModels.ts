import type { Dependence, Variogram, VariogramModel } from './krigingTypes';

/** The models in the order in which they are fitted and shown. */
export const VARIOGRAM_MODELS: readonly VariogramModel[] = ['spherical', 'exponential', 'gaussian', 'linear'];

/**
 * How many times the scale a the shown range is: where a model reaches its sill, or 95 % of it (J.-P. Chilès and P.
 * Delfiner, Geostatistics, 2012, §2.5). Other programs scale otherwise: PyKrige's exponential ends at its range.
 */
const SHOWN: Readonly<Record<VariogramModel, number | null>> = {
  spherical: 1,
  exponential: 3,
  gaussian: Math.sqrt(3),
  linear: null,
};

/** The range that is shown, in metres; null of a linear model, which has none. */
export function shownRange({ model, scale }: Variogram): number | null {
  const times = SHOWN[model];
  return times === null ? null : times * scale;
}

/** The scale a of a model whose range is shown as so many metres; of a linear model the metres themselves. */
export const scaleOfRange = (model: VariogramModel, range: number): number => range / (SHOWN[model] ?? 1);

/** The part of the partial sill that is reached at a distance of so many scales; 0 at 0. */
export function shapeOf(model: VariogramModel, times: number): number {
  switch (model) {
    case 'spherical':
      return times >= 1 ? 1 : times * (1.5 - 0.5 * times * times);
    case 'exponential':
      return -Math.expm1(-times);
    case 'gaussian':
      return -Math.expm1(-times * times);
    case 'linear':
      return times;
  }
}

/** The semivariance at a distance in metres, in the unit of the values, squared: 0 at 0, the nugget right beside. */
export function semivariance({ model, nugget, partialSill, scale }: Variogram, distance: number): number {
  return distance > 0 ? nugget + partialSill * shapeOf(model, distance / scale) : 0;
}

/** Nugget + partial sill, which γ does not surpass; null of a linear model. */
export const sillOf = ({ model, nugget, partialSill }: Variogram): number | null =>
  model === 'linear' ? null : nugget + partialSill;

/** Share of the nugget in the sill, 0–1; null of a linear model and where all is 0. */
export function nuggetShare(variogram: Variogram): number | null {
  const sill = sillOf(variogram);
  return sill === null || sill === 0 ? null : variogram.nugget / sill;
}

/** Spatial dependence by the share of the nugget (C. A. Cambardella et al., Soil Sci. Soc. Am. J. 58, 1994). */
export function dependenceOf(share: number): Dependence {
  if (share <= 0.25) return 'strong';
  return share <= 0.75 ? 'moderate' : 'weak';
}

/** Whether a variogram that somebody typed can be computed with. */
export function isUsable({ nugget, partialSill, scale }: Variogram): boolean {
  const figures = [nugget, partialSill, scale];
  return figures.every(Number.isFinite) && nugget >= 0 && partialSill >= 0 && scale > 0;
}

/** A sill below this share of the nugget is rounding of a variogram without a structure. */
const FLAT = 1e-9;

/** Whether a variogram has no structure: nothing but nugget. */
export const isFlat = ({ nugget, partialSill }: Variogram): boolean => partialSill <= FLAT * nugget;
