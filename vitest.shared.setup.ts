import i18next from 'i18next';
import { OPEN_TEST_WINDOW } from './build/testDomFile.ts';

/*
 * Files of screen tests share packages, React and MUI above all; each has a window and the modules of this project anew.
 */

interface WorkerState {
  readonly evaluatedModules: {
    readonly idToModuleMap: Map<
      string,
      { promise: unknown; exports: unknown; evaluated: boolean; importers: Set<string> }
    >;
  };
}

const isOwn = (id: string): boolean =>
  /\/(?:src|mocks|locales|build|scripts)\//.test(id) && !id.includes('/node_modules/');

// As Vitest itself does between files that share nothing, but for packages.
const { evaluatedModules } = Reflect.get(globalThis, '__vitest_worker__') as WorkerState;
for (const [id, module] of evaluatedModules.idToModuleMap) {
  if (!isOwn(id)) continue;
  module.promise = undefined;
  module.exports = undefined;
  module.evaluated = false;
  module.importers.clear();
}

const openTestWindow = Reflect.get(globalThis, OPEN_TEST_WINDOW) as () => Promise<void>;
await openTestWindow();

// One instance for all: its texts, language and listeners begin anew; its methods are bound to it.
const fresh = i18next.createInstance();
for (const [name, value] of Object.entries(i18next))
  if (typeof value !== 'function') Reflect.deleteProperty(i18next, name);
for (const [name, value] of Object.entries(fresh))
  if (typeof value !== 'function') Reflect.set(i18next, name, value);
