import { join } from 'node:path';

/** All of happy-dom in one file: `testDom.ts` writes it. */
export const testDomFile = join(import.meta.dirname, '../node_modules/.cache/testDom.mjs');
