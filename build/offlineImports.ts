import type { Plugin } from 'vite';

/** Vite's own function around each dynamic import. */
const HELPER = /vite\/preload-helper\.js$/;
const EXPORT = 'export const __vitePreload = ';

/** Leads each dynamic import of the built code through the export `name` of the file `guard`: see there. */
export function offlineImports(guard: string, name: string): Plugin {
  return {
    name: 'offline-imports',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(EXPORT)) throw new Error('The function around dynamic imports has changed.');
        return {
          code: `import { ${name} as guarded } from ${JSON.stringify(guard)};
${code.replace(EXPORT, 'const preload = ')};
${EXPORT}(load, needed = [], importer) =>
  guarded(load, needed.map((one) => assetsURL(one, importer)), import.meta.url, () => preload(load, needed, importer));`,
          map: null,
        };
      },
    },
  };
}
