import { fitSize, openPicture, paintPicture, type PictureArea } from '@/platform/forms/files/paintPicture';
import { jpegName } from '@/platform/forms/files/reducePicture';

const QUALITY = 0.9;

/** Cuts a part out of a picture; its longer side is at most `maxSide` pixels then. */
export async function cropPicture(file: File, area: PictureArea, maxSide: number): Promise<File> {
  const picture = await openPicture(file);
  try {
    const blob = await paintPicture(picture, area, fitSize(area, maxSide), QUALITY);
    return new File([blob], jpegName(file.name), { type: blob.type });
  } finally {
    picture.close();
  }
}
