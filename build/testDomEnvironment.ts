import type { Document, GlobalWindow } from 'happy-dom';
import { pathToFileURL } from 'node:url';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { OPEN_TEST_WINDOW, testDomFile } from './testDomFile.ts';
import { indexStyles, type TestDom } from './testDomStyles.ts';

/** Of what Node has as well, these too are the window's. */
const NODE_HAS_TOO = [
  'Request',
  'Response',
  'MessagePort',
  'fetch',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
];

/** Puts a new window of happy-dom into the global scope; returns what takes it away. */
function openWindow(global: typeof globalThis, dom: TestDom, console: Console): () => Promise<void> {
  const window: GlobalWindow = new dom.GlobalWindow({
    console,
    url: 'http://localhost:3000',
    settings: { errorCapture: dom.BrowserErrorCaptureEnum.disabled },
  });
  const { keys, originals } = populateGlobal(global, window, {
    bindFunctions: true,
    additionalKeys: NODE_HAS_TOO,
  });
  return async () => {
    await window.happyDOM.abort();
    for (const key of keys) Reflect.deleteProperty(global, key);
    for (const [key, value] of originals) Reflect.set(global, key, value);
  };
}

/** As Vitest's own, but from the one file, and with a window for each file of tests that share modules. */
const testDom: Environment = {
  name: 'happy-dom',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis) {
    const dom = (await import(pathToFileURL(testDomFile).href)) as TestDom;
    // Before Vitest puts its own in place: what a window complains of is no complaint of a test.
    const { console } = global;
    const checkIndex = indexStyles(dom, () => global.document as unknown as Document);
    let close = openWindow(global, dom, console);
    let isNew = true;
    checkIndex();
    Reflect.set(global, OPEN_TEST_WINDOW, async () => {
      if (!isNew) {
        await close();
        close = openWindow(global, dom, console);
      }
      isNew = false;
    });
    return {
      async teardown(): Promise<void> {
        await close();
        Reflect.deleteProperty(global, OPEN_TEST_WINDOW);
      },
    };
  },
};

export default testDom;
