import { exifOrientation, exifWithOrientation } from '@/platform/forms/files/exifOrientation';
import { asciiBytes, joinBytes, latin1, viewOf } from '@/platform/forms/files/pictureBytes';

const SIGNATURE_BYTES = 8;
/** Exif, texts (XMP is one of them), and when it was changed. */
const DROPPED = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** The checksum of PNG's chunks (ISO 3309, PNG specification, annex D). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = joinBytes([asciiBytes(name), content]);
  const [length, sum] = [new Uint8Array(4), new Uint8Array(4)];
  viewOf(length).setUint32(0, content.length);
  viewOf(sum).setUint32(0, crc32(named));
  return joinBytes([length, named, sum]);
}

/**
 * A PNG without Exif, texts and time, and without what stands behind its end; its orientation stays.
 * Source: PNG specification, third edition, 5.3 (chunks) and 11.3.
 * @returns null for what does not keep to it
 */
export function stripPng(bytes: Uint8Array): Uint8Array | null {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  const view = viewOf(bytes);
  let at = SIGNATURE_BYTES;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = latin1(bytes, at + 4, 4);
    if (name === 'eXIf') {
      const orientation = exifOrientation(bytes.subarray(at + 8, end - 4)) ?? 1;
      if (orientation !== 1) kept.push(chunk('eXIf', exifWithOrientation(orientation)));
    } else if (!DROPPED.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return joinBytes(kept);
    at = end;
  }
  return null;
}
