import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from '../files.mjs';

const TEXT = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest)$/;
/** Below this the headers weigh more than what compression saves. */
const SMALLEST = 1024;

/** Puts a brotli and a gzip neighbour beside each text file that is worth it; answers how many files got them. */
export async function precompress(folder) {
  const files = filesUnder(folder).filter((path) => TEXT.test(path) && !path.includes('/.vite/'));
  const done = await Promise.all(
    files.map(async (path) => {
      const plain = await readFile(path);
      if (plain.length < SMALLEST) return false;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(plain, { params }),
        promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      return true;
    }),
  );
  return done.filter(Boolean).length;
}
