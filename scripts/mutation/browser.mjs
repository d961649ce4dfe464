import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { appFolder } from '../../build/appFolder.mjs';
import { buildForDemo } from '../build/ensure.mjs';
import { filesUnder } from '../files.mjs';
import { root } from '../tool.mjs';
import { alikeness } from './relatedTests.mjs';
import { byFile } from './sample.mjs';
import { withSwitches } from './switches.mjs';

const LEFT_OUT = /^(?:node_modules|\.git|dist|dist-demo|test-results)$/;

/**
 * Tries changes of screens with the browser tests of their module: one build of a copy of the project holds all of
 * them behind switches, and its first script says which is on.
 * @param most browser test files that are run for a change, those about the same things first
 * @returns {Promise<Set<number>>} the ids that were noticed
 */
export async function noticedInBrowser(mutants, most, onEach) {
  const copy = mkdtempSync(join(tmpdir(), 'mutation-browser-'));
  try {
    for (const name of readdirSync(root).filter((name) => !LEFT_OUT.test(name)))
      cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const [file, own] of Object.entries(byFile(mutants)))
      writeFileSync(join(copy, file), withSwitches(readFileSync(join(copy, file), 'utf8'), own));
    buildForDemo();
    if ((await run(copy, ['scripts/build.mjs'])) !== 0) throw new Error('The build with switches fails.');
    const boot = readFileSync(join(copy, appFolder(), 'boot.js'), 'utf8');
    for (const file of ['boot.js.br', 'boot.js.gz']) rmSync(join(copy, appFolder(), file), { force: true });
    const passes = async (id, specs) => {
      writeFileSync(
        join(copy, appFolder(), 'boot.js'),
        `globalThis.__changed = (id) => id === ${id};\n${boot}`,
      );
      const options = ['--retries=0', '--max-failures=1', '--reporter=dot'];
      return (await run(copy, ['node_modules/@playwright/test/cli.js', 'test', ...specs, ...options])) === 0;
    };
    const noticed = new Set();
    for (const mutant of mutants) {
      const specs = specsFor(mutant.file, most);
      // A test that fails without the change too proves nothing.
      const fails = specs.length > 0 && !(await passes(mutant.id, specs)) && (await passes(0, specs));
      if (fails) noticed.add(mutant.id);
      onEach(mutant, fails);
    }
    return noticed;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The browser tests of a file's module, those about the same things first. */
function specsFor(file, most) {
  const module = /^src\/(?:modules\/)?([^/]+)\//.exec(file)?.[1] ?? '';
  return filesUnder(join(root, 'e2e'))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => path.startsWith(`e2e/${module}/`) && path.endsWith('.spec.ts'))
    .map((path) => ({ path, alike: alikeness(path, file) }))
    .sort((one, other) => other.alike - one.alike)
    .slice(0, most)
    .map(({ path }) => path);
}

async function run(cwd, args) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'ignore' });
  const [code] = await once(child, 'close');
  return code;
}
