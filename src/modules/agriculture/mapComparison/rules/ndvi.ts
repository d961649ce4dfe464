/**
 * The normalised difference vegetation index, NDVI = (NIR − Red) / (NIR + Red), from the reflectance of near infrared
 * and of red light (J. W. Rouse, R. H. Haas, J. A. Schell, D. W. Deering, Monitoring vegetation systems in the Great
 * Plains with ERTS, Third ERTS Symposium, NASA SP-351, 1974). From −1 to 1; the images bring it worked out.
 */

export const INDEX_CLASSES = ['bare', 'sparse', 'medium', 'dense', 'full'] as const;

/**
 * Where one class ends and the next begins. The U.S. Geological Survey (NDVI, the Foundation for Remote Sensing
 * Phenology) gives 0.1 or less for rock and sand, about 0.2 to 0.5 for sparse plants and ripening crops, about 0.6 to
 * 0.9 for dense plants and crops at their peak; the even steps of 0.2 between these marks are ours.
 */
export const INDEX_LIMITS = [0.2, 0.4, 0.6, 0.8] as const;

export const CHANGE_CLASSES = ['strongLoss', 'loss', 'stable', 'gain', 'strongGain'] as const;

/**
 * Steps of a change of the index between two images. Two images of an unchanged plot differ by some hundredths (air,
 * angle of the sun), so that less than 0.05 counts as none; the second step is ours.
 */
export const CHANGE_LIMITS = [-0.15, -0.05, 0.05, 0.15] as const;

/** What the colours of the map reach from and to; values beyond take the last colour. */
export const INDEX_RANGE = [0, 1] as const;
export const CHANGE_RANGE = [-0.3, 0.3] as const;

/** Which class a value falls into, from 0; a value on a limit belongs to the class above it. */
export function classAt(value: number, limits: readonly number[]): number {
  const above = limits.findIndex((limit) => value < limit);
  return above === -1 ? limits.length : above;
}

/** The lower and upper limit of a class; null where it has no end. */
export function classEnds(
  index: number,
  limits: readonly number[],
): { readonly from: number | null; readonly to: number | null } {
  return { from: limits[index - 1] ?? null, to: limits[index] ?? null };
}
