import type { FileKind } from '@/platform/forms/files/fileKinds';
import type { Size } from '@/platform/forms/files/paintPicture';

/**
 * Most pixels of a picture that is opened: 120 million, a little more than the largest of telephones.
 * Opened, a picture takes four bytes a pixel, however few it takes in its file.
 */
export const MOST_PIXELS = 120_000_000;

/** In front of a JPEG's size stand its profile and its thumbnail. */
const HEAD_BYTES = 1_048_576;

/** Frames of a JPEG that carry its size: SOF0 to SOF15 without the tables DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegSize(view: DataView): Size | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A filling byte, or a mark without content.
    if (marker === 0xff) at += 1;
    else if (marker >= 0xd0 && marker <= 0xd9) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView): Size | null {
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (view.getUint8(15)) {
    // 'VP8X', 'VP8L' and 'VP8 '.
    case 0x58:
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    case 0x4c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
}

const READERS: Partial<Record<FileKind, (view: DataView) => Size | null>> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  jpeg: jpegSize,
  webp: webpSize,
};

/** Width and height of a picture in pixels, read from its head without opening it; null when the head says none. */
export async function imageSize(file: Blob, kind: FileKind): Promise<Size | null> {
  const view = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    return READERS[kind]?.(view) ?? null;
  } catch {
    // The head ends before it says it.
    return null;
  }
}

export function isHuge({ width, height }: Size): boolean {
  return width * height > MOST_PIXELS;
}
