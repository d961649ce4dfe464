/** A photo is smaller than this; at exactly so many bytes it is too large. */
export const PHOTO_LIMIT = 1_024_000;

/** Longest side of the picture that is kept, in pixels: twice the largest place it is shown in. */
export const PHOTO_SIDE = 512;

/** Whether size and limit read alike once they are rounded to kilobytes of 1024 bytes: then the bytes are shown. */
export function isJustTooBig(bytes: number): boolean {
  return Math.round((bytes / 1024) * 10) === Math.round((PHOTO_LIMIT / 1024) * 10);
}

export function isPhotoTooBig(bytes: number): boolean {
  return bytes >= PHOTO_LIMIT;
}
