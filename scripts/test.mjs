import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildForDemo } from './build/ensure.mjs';
import { countPlaywright, countStep, countVitest, unsteadyTests } from './test/counts.mjs';
import { root, run, runTool } from './tool.mjs';

const reports = `${root}test-results`;
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

// One build for all steps: the browser tests run on the demo.
buildForDemo();

const show = { show: true };
const unitReporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];

/** Every gate, in the order in which a fault is cheapest to find. All of them run; one failure fails the whole. */
const steps = {
  types: async () => countStep((await runTool('tsc', ['--noEmit'], show)).code),
  lint: async () => countStep((await run([`${root}scripts/lint.mjs`], show)).code),
  unit: async () => {
    const { code } = await runTool('vitest', ['run', '--allowOnly=false', ...unitReporters], show);
    return countVitest(read(unitReport), code);
  },
  build: async () => countStep((await run([`${root}scripts/build.mjs`], show)).code),
  size: async () => countStep((await runTool('sizeLimit', [], show)).code),
  browser: async () => {
    const { code } = await runTool('playwright', ['test'], show);
    const report = read(browserReport);
    unsteadyTests(report).forEach((text) => console.log(`\n${text}`));
    return countPlaywright(report, code);
  },
};

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const total = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n— ${name} —`);
  const { passed, failed } = await step();
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
