/** A photo is smaller than this; at exactly so many bytes it is too large. */
export const PHOTO_LIMIT = 1_024_000;

/** Longest side of the picture that is kept, in pixels: twice the largest place it is shown in. */
export const PHOTO_SIDE = 512;

export function isPhotoTooBig(bytes: number): boolean {
  return bytes >= PHOTO_LIMIT;
}
