import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const DYNAMIC_IMPORT = /\bimport\(\s*(["'`])([^"'`$]+)\1\s*\)/g;

/**
 * Puts everything the first screen needs into one chunk called `start`: what the entry imports, and the named
 * modules, although the code asks for them lazily as for any other page. The bundler's own division makes
 * thirty small chunks of it, which cost more bytes, and a further trip to the server for each lazy step.
 */
export function startChunk(modules: string[]): Plugin {
  let members = new Set<string>();
  const found = new Set<string>();
  return {
    name: 'start-chunk',
    enforce: 'post', // after `import.meta.glob` has become imports
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'], priority: 1 }] } },
        },
      },
    }),
    configResolved(config) {
      members = new Set(modules.map((path) => resolve(config.root, path)));
    },
    buildStart() {
      found.clear();
    },
    async transform(code, importer) {
      if (importer.includes('/node_modules/') || !code.includes('import(')) return null;
      const imports: string[] = [];
      let result = code;
      for (const [call, , specifier] of code.matchAll(DYNAMIC_IMPORT)) {
        const id = specifier && (await this.resolve(specifier, importer))?.id;
        if (!id || !members.has(id)) continue;
        found.add(id);
        const name = `__start${imports.length}`;
        imports.push(`import * as ${name} from ${JSON.stringify(id)};`);
        result = result.replace(call, () => `Promise.resolve().then(() => ${name})`);
      }
      // Kept on the first line, so that line numbers still agree with the source map.
      return imports.length > 0 ? { code: imports.join('') + result, map: null } : null;
    },
    buildEnd(error) {
      const missing = [...members].filter((id) => !found.has(id));
      if (!error && missing.length > 0) this.error(`start chunk: nothing imports ${missing.join(', ')}`);
    },
  };
}
