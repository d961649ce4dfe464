import { exifOrientation, exifWithOrientation } from '@/platform/forms/files/exifOrientation';
import { asciiBytes, joinBytes, latin1, viewOf } from '@/platform/forms/files/pictureBytes';

const HEAD_BYTES = 12;
/** Flags of the extended header: there is Exif, there is XMP. */
const EXIF = 0x08;
const XMP = 0x04;

/** Some writers put the head of JPEG's Exif in front of it. */
function tiffOf(content: Uint8Array): Uint8Array {
  return latin1(content, 0, 6) === 'Exif\0\0' ? content.subarray(6) : content;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const head = new Uint8Array(8);
  head.set(asciiBytes(name));
  viewOf(head).setUint32(4, content.length, true);
  // Chunks begin at even places.
  return joinBytes([head, content, new Uint8Array(content.length % 2)]);
}

function extendedHeader(content: Uint8Array, keepsExif: boolean): Uint8Array {
  const header = content.slice();
  header[0] = ((header[0] ?? 0) & ~(EXIF | XMP)) | (keepsExif ? EXIF : 0);
  return header;
}

/**
 * A WebP without Exif and XMP, and without what stands behind its end; its orientation stays.
 * Source: WebP Container Specification (RFC 9649), sections 2.3 to 2.7.
 * @returns null for what does not keep to it
 */
export function stripWebp(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < HEAD_BYTES) return null;
  const view = viewOf(bytes);
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const chunks: { name: string; content: Uint8Array }[] = [];
  let orientation = 1;
  for (let at = HEAD_BYTES; at + 8 <= whole;) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > whole) return null;
    const name = latin1(bytes, at, 4);
    const content = bytes.subarray(at + 8, end);
    if (name === 'EXIF') orientation = exifOrientation(tiffOf(content)) ?? orientation;
    else if (name !== 'XMP ') chunks.push({ name, content });
    at = end + (length % 2);
  }
  const turned = orientation !== 1;
  const body = chunks.map(({ name, content }) =>
    chunk(name, name === 'VP8X' ? extendedHeader(content, turned) : content),
  );
  if (turned) body.push(chunk('EXIF', exifWithOrientation(orientation)));
  const head = bytes.slice(0, HEAD_BYTES);
  const size = body.reduce((sum, part) => sum + part.length, 4);
  viewOf(head).setUint32(4, size, true);
  return joinBytes([head, ...body]);
}
