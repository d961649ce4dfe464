import { exifOrientation, exifWithOrientation } from '@/platform/forms/files/exifOrientation';
import type { FileKind } from '@/platform/forms/files/fileKinds';
import { asciiBytes, joinBytes, latin1 } from '@/platform/forms/files/pictureBytes';
import { stripPng } from '@/platform/forms/files/stripPng';
import { stripWebp } from '@/platform/forms/files/stripWebp';

const EXIF_HEAD = 'Exif\0\0';

/** A JPEG segment: marker and length in front of its content. */
function segment(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  return joinBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content]);
}

/** Kept of the application segments: JFIF, the colour profile, and Adobe's word on the colours. */
function isKept(marker: number, content: Uint8Array): boolean {
  if (marker < 0xe0 || marker > 0xef) return marker !== 0xfe;
  if (marker === 0xe0) return latin1(content, 0, 5) === 'JFIF\0';
  if (marker === 0xe2) return latin1(content, 0, 12) === 'ICC_PROFILE\0';
  return marker === 0xee;
}

const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Where the compressed picture behind a start of scan ends: at the next marker that is neither filling nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isStandalone(next)) return at;
  }
  return bytes.length;
}

/**
 * A JPEG without Exif, XMP, IPTC, comments, previews and whatever stands behind its end (films of moving photographs);
 * its orientation, profile and pixels stay.
 * Source: ITU-T T.81, annex B (segments); Exif 2.32 (CIPA DC-008), 4.5; ICC.1, annex B.4.
 */
function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  const head: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || isStandalone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xd9) break;
    const length = ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const content = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && latin1(content, 0, 6) === EXIF_HEAD)
      orientation = exifOrientation(content.subarray(6)) ?? orientation;
    const stop = marker === 0xda ? scanEnd(bytes, end) : end;
    if (isKept(marker, content)) (marker === 0xe0 ? head : rest).push(bytes.subarray(at, stop));
    at = stop;
  }
  const turned =
    orientation === 1
      ? []
      : [segment(0xe1, joinBytes([asciiBytes(EXIF_HEAD), exifWithOrientation(orientation)]))];
  return joinBytes([Uint8Array.of(0xff, 0xd8), ...head, ...turned, ...rest, Uint8Array.of(0xff, 0xd9)]);
}

const STRIPPERS: Partial<Record<FileKind, (bytes: Uint8Array) => Uint8Array | null>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/**
 * A picture without what it says of place, time, device and people (Exif, XMP, IPTC, texts): only how it is turned
 * stays. The pixels are not touched.
 * @returns null for a kind without such a rule and for bytes that do not keep to their format: drawn anew, they lose it
 */
export function stripMetadata(bytes: Uint8Array, kind: FileKind): Uint8Array | null {
  return STRIPPERS[kind]?.(bytes) ?? null;
}
