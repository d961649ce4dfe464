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

const { evaluatedModules } = Reflect.get(globalThis, '__vitest_worker__') as WorkerState;
const ownModules = () =>
  [...evaluatedModules.idToModuleMap].flatMap(([id, node]) => (isOwn(id) ? [node] : []));

/**
 * Waits for lazy pages that the file before left on their way: they would arrive among the new modules, with the old ones
 * that they loaded. One that fails stays unevaluated, so it is not waited for without end.
 */
async function settleImports(): Promise<void> {
  for (let tried = 0; tried < 10; tried += 1) {
    const pending = ownModules().filter(({ promise, evaluated }) => promise && !evaluated);
    if (pending.length === 0) return;
    await Promise.allSettled(pending.map(({ promise }) => promise));
  }
}

const openTestWindow = Reflect.get(globalThis, OPEN_TEST_WINDOW) as () => Promise<void>;
await settleImports();
await openTestWindow();
await settleImports();

// As Vitest itself does between files that share nothing, but for packages.
for (const module of ownModules()) {
  module.promise = undefined;
  module.exports = undefined;
  module.evaluated = false;
  module.importers.clear();
}

// One instance for all: its texts, language and listeners begin anew; its methods are bound to it.
const fresh = i18next.createInstance();
for (const [name, value] of Object.entries(i18next))
  if (typeof value !== 'function') Reflect.deleteProperty(i18next, name);
for (const [name, value] of Object.entries(fresh))
  if (typeof value !== 'function') Reflect.set(i18next, name, value);
