import { fitSize, openPicture, paintPicture, type Size } from '@/platform/forms/files/paintPicture';

/** Tried in this order: the largest picture of good quality that fits wins. */
const STEPS = [
  { maxSide: 2048, quality: 0.85 },
  { maxSide: 1600, quality: 0.8 },
  { maxSide: 1280, quality: 0.75 },
  { maxSide: 1024, quality: 0.7 },
  { maxSide: 640, quality: 0.6 },
] as const;

export type Paint = (size: Size, quality: number) => Promise<Blob>;

/** The first of the steps that is smaller than `maxBytes`; throws when none is. */
export async function smallEnough(original: Size, maxBytes: number, paint: Paint): Promise<Blob> {
  for (const { maxSide, quality } of STEPS) {
    // Each step is only worth its time when the one before was too large.
    const blob = await paint(fitSize(original, maxSide), quality);
    if (blob.size < maxBytes) return blob;
  }
  throw new Error('the picture could not be made small enough');
}

/** The name with the extension of what the picture has become: 'colheita.png' → 'colheita.jpg'. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'imagem'}.jpg`;
}

/** Makes a picture smaller than so many bytes, in this browser. Throws when the file is no picture. */
export async function reducePicture(file: File, maxBytes: number): Promise<File> {
  const picture = await openPicture(file);
  try {
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    const blob = await smallEnough(whole, maxBytes, (size, quality) =>
      paintPicture(picture, whole, size, quality),
    );
    return new File([blob], jpegName(file.name), { type: blob.type });
  } finally {
    picture.close();
  }
}
