import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './tool.mjs';

/** Loads one TypeScript module of the project, with its imports, into a script. */
export async function loadSource(path) {
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  return module;
}
