import { describe, expect, it } from 'vitest';
import type { FileKind } from '@/platform/forms/files/fileKinds';
import { imageSize, isHuge } from '@/platform/forms/files/imageSize';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));
const exif = [0xff, 0xe1, 0x00, 0x06, 1, 2, 3, 4];
const frame = [0xff, 0xc2, 0x00, 0x11, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3];

describe('the size of a picture without opening it', () => {
  it.each<[FileKind, string, number[], { width: number; height: number } | null]>([
    ['png', 'IHDR', [...PNG, 0, 0, 0x0f, 0xa0, 0, 0, 0x0b, 0xb8], { width: 4000, height: 3000 }],
    ['png', 'a head that is cut', PNG, null],
    ['gif', 'the screen', [...text('GIF89a'), 0xa0, 0x0f, 0xb8, 0x0b], { width: 4000, height: 3000 }],
    ['jpeg', 'behind tables', [0xff, 0xd8, ...exif, 0xff, ...frame], { width: 4000, height: 3000 }],
    ['jpeg', 'a head without a frame', [0xff, 0xd8, ...exif], null],
    [
      'webp',
      'extended',
      [...text('RIFF....WEBPVP8X'), 0, 0, 0, 0, 0, 0, 0, 0, 0x9f, 0x0f, 0, 0xb7, 0x0b, 0],
      { width: 4000, height: 3000 },
    ],
    [
      'webp',
      'lossless',
      [...text('RIFF....WEBPVP8L'), 0, 0, 0, 0, 0x2f, 0x9f, 0xcf, 0xed, 0x02],
      { width: 4000, height: 3000 },
    ],
    [
      'webp',
      'lossy',
      [...text('RIFF....WEBPVP8 '), 0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0xa0, 0x0f, 0xb8, 0x0b],
      { width: 4000, height: 3000 },
    ],
    ['pdf', 'no picture', text('%PDF-1.7'), null],
  ])('%s, %s', async (kind, _, bytes, size) => {
    expect(await imageSize(new Blob([Uint8Array.from(bytes)]), kind)).toEqual(size);
  });

  it('knows what would take more memory than a browser has', () => {
    expect(isHuge({ width: 12_000, height: 9000 })).toBe(false);
    expect(isHuge({ width: 60_000, height: 60_000 })).toBe(true);
  });
});
