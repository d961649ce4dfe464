import { join } from 'node:path';

/** All of happy-dom in one file: `testDom.ts` writes it. */
export const testDomFile = join(import.meta.dirname, '../node_modules/.cache/testDom.mjs');

/** Opens a new window in place of the current one; `vitest.shared.setup.ts` calls it before each file. */
export const OPEN_TEST_WINDOW = Symbol.for('openTestWindow');
