import { latin1, viewOf } from '@/platform/forms/files/pictureBytes';

const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/**
 * How a picture is turned, 1 to 8, of the TIFF structure that Exif is; null where it does not say.
 * Source: TIFF 6.0, section 2 (header, first directory); tag 274 'Orientation'.
 */
export function exifOrientation(tiff: Uint8Array): number | null {
  if (tiff.length < 8) return null;
  const order = latin1(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const little = order === 'II';
  const view = viewOf(tiff);
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return null;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return null;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An Exif of 26 bytes that says how the picture is turned, and nothing else. */
export function exifWithOrientation(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  // 'MM', 42, the first directory at 8, one entry, no further directory.
  view.setUint32(0, 0x4d4d_002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
