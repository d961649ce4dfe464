import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder } from './files.mjs';
import { changedSince } from './test/changedSince.mjs';
import { importGraph } from './test/importGraph.mjs';
import { browserReach } from './test/reach.mjs';
import { gates, runSteps } from './test/steps.mjs';
import { root } from './tool.mjs';

const changed = changedSince(process.argv[2] ?? 'main', root);
if (changed.length === 0) {
  console.log('Nothing has changed.');
  process.exit(0);
}

/** Tests that read the sources as files: no import leads to them. */
function readers() {
  return filesUnder(...['src', 'mocks', 'build', 'scripts'].map((folder) => `${root}${folder}`))
    .filter((path) => /\.test\.(tsx?|mjs)$/.test(path) && !/[\\/]canaries[\\/]\w+[\\/]/.test(path))
    .filter((path) => /node:fs|filesUnder|importGraph/.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path));
}

const specs = browserReach(changed, importGraph(root, ['src', 'e2e']));
const browserTests = specs.length > 0 ? specs.join(' ') : 'none';
console.log(`${changed.length} files have changed; browser tests: ${browserTests}`);

const unit = () => gates.unit('related', '--run', ...changed, ...readers());
const browser = () => gates.browser(...specs);
const { types, lint } = gates;
await runSteps([{ types, lint }, { unit }, ...(specs.length > 0 ? [{ browser }] : [])]);
