import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root, run, runTool } from '../tool.mjs';
import { countPlaywright, countStep, countVitest, unsteadyTests } from './counts.mjs';
import { spentOn } from './spent.mjs';

const reports = `${root}test-results`;
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;
const unitReporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
const show = { show: true };

/** The gates; each answers how many tests it passed and failed. */
export const gates = {
  types: async () => countStep((await runTool('tsc', ['--noEmit'], show)).code),
  lint: async () => countStep((await run([`${root}scripts/lint.mjs`], show)).code),
  unit: async (...args) => {
    const asked = args.length > 0 ? args : ['run'];
    const { code } = await runTool('vitest', [...asked, '--allowOnly=false', ...unitReporters], show);
    return countVitest(read(unitReport), code);
  },
  build: async () => countStep((await run([`${root}scripts/build.mjs`], show)).code),
  size: async () => countStep((await run([`${root}scripts/size.mjs`], show)).code),
  browser: async (...specs) => {
    const { code } = await runTool('playwright', ['test', ...specs], show);
    const report = read(browserReport);
    unsteadyTests(report).forEach((text) => console.log(`\n${text}`));
    return countPlaywright(report, code);
  },
};

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Runs the steps one after the other, all of them; one failure fails the whole. Says at the end where the time went. */
export async function runSteps(steps) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const total = { passed: 0, failed: 0 };
  const spent = [];
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n— ${name} —`);
    const begun = performance.now();
    const { passed, failed } = await step();
    spent.push({ name, ms: performance.now() - begun });
    console.log(`${name}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${spentOn(spent)}\n\n${total.passed} passed, ${total.failed} failed`);
}
