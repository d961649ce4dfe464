// @vitest-environment node
import { expect, it } from 'vitest';
import {
  countPlaywright,
  countStep,
  countVitest,
  failedFiles,
  unsteadyTests,
  unsteadyUnits,
} from './counts.mjs';

it('counts a step without tests as one', () => {
  expect(countStep(0)).toEqual({ passed: 1, failed: 0 });
  expect(countStep(2)).toEqual({ passed: 0, failed: 1 });
});

it('counts unit tests, and a file that does not load as a failure', () => {
  const good = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const bad = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const broken = { status: 'failed', assertionResults: [] };
  const report = { numPassedTests: 7, numFailedTests: 1, testResults: [good, bad, broken] };
  expect(countVitest(report, 1)).toEqual({ passed: 7, failed: 2 });
});

const unitRun = (passed, failedNames, success = failedNames.length === 0) => ({
  numPassedTests: passed,
  numFailedTests: failedNames.length,
  numPendingTests: 0,
  success,
  testResults: failedNames.map((fullName) => ({
    name: 'a.test.ts',
    status: 'failed',
    assertionResults: [{ status: 'failed', fullName, failureMessages: ['\u001b[31mlate'] }],
  })),
});

it('lets one unit test of a thousand have a second try, and names it', () => {
  const first = unitRun(1999, ['one', 'two']);
  expect(failedFiles(first)).toEqual(['a.test.ts', 'a.test.ts']);
  expect(countVitest(first, 1, unitRun(2, []))).toEqual({ passed: 2001, failed: 0 });
  expect(unsteadyUnits(first, unitRun(1, ['two']))).toEqual([
    'UNSTEADY a.test.ts one\nlate',
    'FAILED a.test.ts two\nlate',
  ]);
  expect(unsteadyUnits(first)[0]).toBe('FAILED a.test.ts one\nlate');
});

it('keeps a failure that happens again, that is one of many, or that no second run clears', () => {
  expect(countVitest(unitRun(1999, ['one']), 1, unitRun(0, ['one']))).toEqual({ passed: 1999, failed: 1 });
  expect(countVitest(unitRun(900, ['one']), 1, unitRun(1, []))).toEqual({ passed: 900, failed: 1 });
  expect(countVitest(unitRun(1999, ['one']), 1, unitRun(1, [], false))).toEqual({ passed: 1999, failed: 1 });
  const broken = { ...unitRun(5000, []), testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(broken, 1, unitRun(1, []))).toEqual({ passed: 5000, failed: 1 });
});

it('takes a skipped test for a failed one', () => {
  expect(
    countVitest({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults: [] }, 0).failed,
  ).toBe(2);
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, skipped: 1 } }, 1)).toEqual({
    passed: 5,
    failed: 2,
  });
});

it('lets one browser test of a hundred have a second try, and no more', () => {
  expect(countPlaywright({ stats: { expected: 297, flaky: 3 } }, 0)).toEqual({ passed: 300, failed: 0 });
  expect(countPlaywright({ stats: { expected: 296, flaky: 4 } }, 0)).toEqual({ passed: 296, failed: 4 });
  expect(countPlaywright({ stats: { expected: 40, flaky: 1 } }, 0)).toEqual({ passed: 40, failed: 1 });
});

it('names what did not pass at once, with its first error', () => {
  const spec = (title, status, ...messages) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [
      { status, projectName: 'desktop', results: messages.map((message) => ({ errors: [{ message }] })) },
    ],
  });
  const report = {
    suites: [
      { specs: [spec('well', 'expected')], suites: [{ specs: [spec('late', 'flaky', '\u001b[31mslow')] }] },
      { specs: [spec('broken', 'unexpected', 'wrong', 'still wrong')] },
    ],
  };
  expect(unsteadyTests(report)).toEqual([
    'UNSTEADY [desktop] a.spec.ts:3 late\nslow',
    'FAILED [desktop] a.spec.ts:3 broken\nwrong',
  ]);
});

it('never lets a run pass that shows no test or ends badly', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright({ stats: { expected: 0 } }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright({ stats: { expected: 4 } }, 1)).toEqual({ passed: 4, failed: 1 });
});
