import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import base from '../../vite.config.ts';
import { withSwitches } from './switches.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const recorder = fileURLToPath(new URL('recorder.mjs', import.meta.url));
const mutants = JSON.parse(readFileSync(process.env['MUTANTS'], 'utf8'));

/** The project's tests over its files with switches in them. */
export default (env) => {
  const config = base(env);
  config.root = root;
  config.plugins.unshift(switches());
  config.test.experimental = { fsModuleCache: true, fsModuleCachePath: process.env['MUTATION_CACHE'] };
  for (const { test } of config.test.projects) test.setupFiles.unshift(recorder);
  return config;
};

function switches() {
  return {
    name: 'mutation-switches',
    enforce: 'pre',
    transform(code, id) {
      const own = mutants[relative(root, id).replaceAll('\\', '/')];
      return own ? { code: withSwitches(code, own), map: null } : undefined;
    },
  };
}
