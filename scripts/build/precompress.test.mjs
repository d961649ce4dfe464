// @vitest-environment node
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('compresses long texts both ways and leaves short files and pictures alone', async () => {
  const long = 'fazenda '.repeat(500);
  writeFileSync(join(folder, 'long.js'), long);
  writeFileSync(join(folder, 'short.js'), 'x');
  writeFileSync(join(folder, 'photo.webp'), Buffer.alloc(5000));

  await expect(precompress(folder)).resolves.toBe(1);

  expect(readdirSync(folder).toSorted()).toEqual([
    'long.js',
    'long.js.br',
    'long.js.gz',
    'photo.webp',
    'short.js',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'long.js.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, 'long.js.gz'))).toString()).toBe(long);
});
