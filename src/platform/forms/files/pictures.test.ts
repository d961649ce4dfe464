import { describe, expect, it, vi } from 'vitest';
import { fitSize } from '@/platform/forms/files/paintPicture';
import { jpegName, type Paint, smallEnough } from '@/platform/forms/files/reducePicture';

describe('the size of a picture', () => {
  it.each([
    [{ width: 4000, height: 3000 }, 2048, { width: 2048, height: 1536 }],
    [{ width: 600, height: 800 }, 512, { width: 384, height: 512 }],
    [{ width: 300, height: 200 }, 512, { width: 300, height: 200 }],
    [{ width: 5000, height: 1 }, 512, { width: 512, height: 1 }],
  ])('%o in %i is %o', (size, side, fitted) => {
    expect(fitSize(size, side)).toEqual(fitted);
  });
});

describe('reducing a picture', () => {
  const original = { width: 4000, height: 3000 };
  /** Paints as many bytes as a camera's JPEG has: half a byte for each pixel, by quality. */
  const painter = () =>
    vi.fn<Paint>(({ width, height }, quality) =>
      Promise.resolve(new Blob([new Uint8Array(Math.round((width * height * quality) / 2))])),
    );

  it('takes the first step that is below the limit', async () => {
    const paint = painter();
    const blob = await smallEnough(original, 1_024_000, paint);
    expect(blob.size).toBeLessThan(1_024_000);
    expect(paint.mock.calls.map(([{ width }]) => width)).toEqual([2048, 1600]);
  });

  it('says so when no step is enough', async () => {
    const paint = painter();
    await expect(smallEnough(original, 10, paint)).rejects.toThrow('small enough');
    expect(paint).toHaveBeenCalledTimes(5);
  });

  it.each([
    ['colheita.png', 'colheita.jpg'],
    ['foto.da.safra.webp', 'foto.da.safra.jpg'],
    ['semponto', 'semponto.jpg'],
    ['.png', 'imagem.jpg'],
  ])('calls %s %s', (name, jpeg) => {
    expect(jpegName(name)).toBe(jpeg);
  });
});
