import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root, run, runTool } from '../tool.mjs';
import {
  countPlaywright,
  countStep,
  countVitest,
  failedFiles,
  unsteadyTests,
  unsteadyUnits,
} from './counts.mjs';
import { spentOn } from './spent.mjs';

const reports = `${root}test-results`;
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;
const secondReport = `${reports}/unit-second.json`;
const reportersTo = (path) => [
  '--allowOnly=false',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${path}`,
];
const show = { show: true };
/** More failed files than this are no slow moment: they are not run again. */
const MOST_FILES_AGAIN = 5;

/** The gates; each answers how many tests it passed and failed, and names those that did not pass at once. */
export const gates = {
  types: () => saidAtEnd(runTool('tsc', ['--noEmit'])),
  lint: () => saidAtEnd(run([`${root}scripts/lint.mjs`])),
  unit: async (...args) => {
    const requested = args.length > 0 ? args : ['run'];
    const { code } = await runTool('vitest', [...requested, ...reportersTo(unitReport)], show);
    const report = read(unitReport);
    const files = failedFiles(report);
    if (files.length === 0 || files.length > MOST_FILES_AGAIN) return countVitest(report, code);
    await runTool('vitest', ['run', ...files, ...reportersTo(secondReport)], show);
    const second = read(secondReport);
    return { ...countVitest(report, code, second), named: unsteadyUnits(report, second) };
  },
  build: () => saidAtEnd(run([`${root}scripts/build.mjs`])),
  size: async () => countStep((await run([`${root}scripts/size.mjs`], show)).code),
  browser: async (...specs) => {
    const { code } = await runTool('playwright', ['test', ...specs], show);
    const report = read(browserReport);
    return { ...countPlaywright(report, code), named: unsteadyTests(report) };
  },
};

/** Counts a step that runs beside others: what it says comes in one piece, when it ends. */
async function saidAtEnd(running) {
  const { code, output, errors } = await running;
  process.stdout.write(output);
  process.stderr.write(errors);
  return countStep(code);
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Runs the groups of steps one after the other, all of them, and the steps of a group beside each other; one failure
 * fails the whole. Says at the end where the time went.
 */
export async function runSteps(groups) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const total = { passed: 0, failed: 0 };
  const spent = [];
  const troubles = [];
  const runStep = async ([name, step]) => {
    const { passed, failed, named = [] } = await step();
    troubles.push(...named);
    console.log(`${name}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  };
  for (const group of groups) {
    const name = Object.keys(group).join(', ');
    console.log(`\n— ${name} —`);
    const begun = performance.now();
    await Promise.all(Object.entries(group).map(runStep));
    spent.push({ name, ms: performance.now() - begun });
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  troubles.forEach((text) => console.log(`\n${text}`));
  console.log(`\n${spentOn(spent)}\n\n${total.passed} passed, ${total.failed} failed`);
}
