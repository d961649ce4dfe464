import { afterAll, vi } from 'vitest';

/*
 * The screens of a worker share packages and one document: to load React and MUI for each file anew, and to run them
 * uncompiled, took half the time. The application's own modules, what it stores and what it writes on the document are
 * new for each file.
 */

interface ModuleNode {
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
  readonly importers: Set<string>;
}

/** As `vi.resetModules()`, which would bring a second React as well. */
function forgetOwnModules(): void {
  const worker: unknown = Reflect.get(globalThis, '__vitest_worker__');
  const modules = (worker as { evaluatedModules?: { idToModuleMap?: Map<string, ModuleNode> } } | undefined)
    ?.evaluatedModules?.idToModuleMap;
  if (!modules) throw new Error('Vitest keeps its modules elsewhere now: see vitest.fresh.setup.ts');
  const root = import.meta.dirname.replaceAll('\\', '/');
  for (const [path, module] of modules) {
    const own = path.startsWith(`${root}/`) && /^\/(src|mocks|locales)\//.test(path.slice(root.length));
    if (!own) continue;
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
  }
}

forgetOwnModules();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.title = '';
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
for (const meta of document.head.querySelectorAll('meta')) meta.remove();

afterAll(() => {
  vi.useRealTimers();
});
