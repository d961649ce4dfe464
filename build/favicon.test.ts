import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A whole browser asks for /favicon.ico wherever a page names no icon: a picture, or a page of the former site.
it('answers what every browser asks for by itself: an icon in three sizes', () => {
  const icon = readFileSync(new URL('../public/favicon.ico', import.meta.url));
  const [reserved, kind, count] = [icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)];
  expect({ reserved, kind, count }).toEqual({ reserved: 0, kind: 1, count: 3 });
  const pictures = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const [bytes, at] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    const png = icon.subarray(at, at + bytes);
    return { named: icon[entry], width: png.readUInt32BE(16), signature: png.toString('latin1', 1, 4) };
  });
  expect(pictures).toEqual([16, 32, 48].map((size) => ({ named: size, width: size, signature: 'PNG' })));
});
