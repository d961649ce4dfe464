/** A part of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a size down until its longer side fits; a smaller one stays as it is. */
export function fitSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Opens a picture as it is looked at: turned by its EXIF orientation. Throws when the file is no picture. */
export function openPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file);
}

/** Paints a part of a picture in another size, as a JPEG. What was transparent becomes white. */
export async function paintPicture(
  picture: ImageBitmap,
  area: PictureArea,
  size: Size,
  quality: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser paints no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('the picture could not be written');
  return blob;
}
