import { pathToFileURL } from 'node:url';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { testDomFile } from './testDomFile.ts';
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

/** As Vitest's own, but from the one file. */
const testDom: Environment = {
  name: 'happy-dom',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis) {
    const dom = (await import(pathToFileURL(testDomFile).href)) as TestDom;
    const window = new dom.GlobalWindow({
      console: global.console,
      url: 'http://localhost:3000',
      settings: { errorCapture: dom.BrowserErrorCaptureEnum.disabled },
    });
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: NODE_HAS_TOO,
    });
    indexStyles(dom, window);
    return {
      async teardown(): Promise<void> {
        await window.happyDOM.abort();
        window.close();
        for (const key of keys) Reflect.deleteProperty(global, key);
        for (const [key, value] of originals) Reflect.set(global, key, value);
      },
    };
  },
};

export default testDom;
