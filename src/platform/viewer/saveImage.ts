import type { ViewerImage } from '@/platform/viewer/ImageViewer';

/** Hands an image to the browser's downloads by its own address. */
export function saveImage({ src, name }: Pick<ViewerImage, 'src' | 'name'>): void {
  const link = document.createElement('a');
  link.href = src;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
